import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { buttonKeys } from '../keyboard/native.ts';
import { Link } from '../Link/Link.tsx';
import { sizes, tones } from '../style/tones.ts';
import { largeText, Narrow, rightToLeft, Row, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Button, buttonVariants } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { keyboard: buttonKeys },
  args: { children: '开始学习', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {buttonVariants.map((variant) => (
        <Row key={variant}>
          {tones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {variant} {tone}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} iconStart={<Icon glyph={Play} />}>
            继续学习
          </Button>
        ))}
      </Row>
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      {buttonVariants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>可用</Button>
          <Button variant={variant} loading>
            提交
          </Button>
          <Button variant={variant} disabled>
            不可用
          </Button>
          <Button variant={variant} iconEnd={<Icon glyph={ArrowRight} directional />}>
            下一节
          </Button>
        </Row>
      ))}
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={260}>
      <Rows>
        <Button>{texts.long}</Button>
        <Button>{texts.one}</Button>
        <Button fullWidth>登录</Button>
      </Rows>
    </Narrow>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Row>
      <Button>继续</Button>
      <Button variant="soft" tone="accent">
        想学
      </Button>
      <Button variant="outline">收藏</Button>
      <Button variant="ghost" tone="accent">
        换一批
      </Button>
      <Button tone="danger">删除</Button>
    </Row>
  ),
};

export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '开始学习' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingTakesNoSecondClick: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /开始学习/ });
    await step('a double click while it works does nothing', async () => {
      await userEvent.dblClick(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('it keeps focus and says that it is busy', async () => {
      button.focus();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveAccessibleName('开始学习 正在处理');
    });
  },
};

export const DisabledIsQuiet: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const { borderBlockColor } = getComputedStyle(canvas.getByRole('button', { name: '开始学习' }));
    await expect(borderBlockColor).toBe('rgba(0, 0, 0, 0)');
  },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild>
      <a href="#course">查看计划</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看计划' })).toHaveAttribute('data-component', 'Button');
  },
};

export const InContext: Story = {
  render: () => (
    <Row>
      <Button size="lg" iconStart={<Icon glyph={Play} />}>
        继续 · 2.1 一对一沟通怎么谈 12:34
      </Button>
      <Button size="lg" variant="outline">
        想学
      </Button>
      <Link href="#more" standalone>
        更多课程
      </Link>
    </Row>
  ),
};
