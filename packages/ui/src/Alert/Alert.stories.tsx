import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { tones } from '../style/tones.ts';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: '本周六 22:00 至 24:00 系统维护，学习进度会自动保存。' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`${tone} 标题`}>
          再看 26% 即可完成本节。
        </Alert>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <Alert onDismiss={() => undefined}>可以关闭的提示</Alert>
      <Alert
        tone="warning"
        action={
          <Button size="sm" variant="outline">
            重新登录
          </Button>
        }
      >
        登录将在 5 分钟后过期
      </Alert>
    </Stack>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={260}>
      <Alert title={texts.long}>{texts.unbreakable}</Alert>
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const MeaningIsSaid: Story = {
  args: { tone: 'danger', live: 'assertive', children: '答案没能保存。', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('答案没能保存。');
    await expect(canvas.getByRole('img', { name: '错误' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const InContext: Story = {
  args: {
    tone: 'info',
    children: (
      <>
        本课程由上级企业提供，<Link href="#about">了解详情</Link>
      </>
    ),
  },
};
