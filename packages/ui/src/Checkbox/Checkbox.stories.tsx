import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkboxKeys } from '../keyboard/native.ts';
import { Link } from '../Link/Link.tsx';
import { forcedColors, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: { keyboard: checkboxKeys },
  args: { children: '记住我', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows gap={8}>
      <Checkbox>记住我</Checkbox>
      <Checkbox>
        我已阅读并同意<Link href="#terms">用户协议</Link>
      </Checkbox>
      <Checkbox aria-label="全选" />
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows gap={8}>
      <Checkbox>未选</Checkbox>
      <Checkbox defaultChecked>已选</Checkbox>
      <Checkbox indeterminate>部分选中</Checkbox>
      <Checkbox aria-invalid>有误</Checkbox>
      <Checkbox disabled>不可用</Checkbox>
      <Checkbox disabled defaultChecked>
        已选且不可用
      </Checkbox>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={220}>
      <Checkbox>{texts.long}</Checkbox>
    </Narrow>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: '记住我' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const WordsAreTheTarget: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('记住我'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const InContext: Story = {
  render: () => (
    <Checkbox defaultChecked>
      我已阅读并同意 <Link href="#terms">用户协议</Link> 与 <Link href="#privacy">隐私政策</Link>
    </Checkbox>
  ),
};
