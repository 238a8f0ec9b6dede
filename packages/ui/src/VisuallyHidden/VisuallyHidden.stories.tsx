import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { largeText, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '共 12 项' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = { args: { asChild: true, children: <h2>学习进度</h2> } };

export const States: Story = { args: { children: '正在加载' } };

export const Content: Story = { args: { children: texts.long } };

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };

export const HeardNotSeen: Story = {
  render: () => (
    <button type="button">
      ✕<VisuallyHidden>关闭</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/关闭/);
  },
};

export const InContext: Story = {
  render: () => (
    <Text>
      4.8<VisuallyHidden>分，满分 5 分</VisuallyHidden>
    </Text>
  ),
};
