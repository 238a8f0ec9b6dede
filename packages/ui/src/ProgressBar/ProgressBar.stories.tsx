import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sizes } from '../style/tones.ts';
import { forcedColors, largeText, Narrow, rightToLeft, Row, tenantsFrame, texts } from '../test/stories.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 46, label: '学习进度' },
  decorators: [
    (Story) => (
      <Narrow width={320}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <ProgressBar key={size} size={size} value={64} label={`学习进度 ${size}`} showValue />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <ProgressBar value={0} label="未开始" showValue />
      <ProgressBar value={0.2} label="刚开始" showValue />
      <ProgressBar value={46} label="进行中" showValue />
      <ProgressBar value={99.8} label="还差一点" showValue />
      <ProgressBar value={100} label="已完成" showValue />
      <ProgressBar label="正在准备" />
    </Stack>
  ),
};

export const Content: Story = {
  render: () => (
    <Stack>
      <ProgressBar value={7} max={11} label={texts.long} showValue />
      <ProgressBar value={999_999} max={1_000_000} label={texts.one} showValue />
    </Stack>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...States, ...forcedColors };

export const SaysHowFar: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '学习进度' });
    await expect(bar).toHaveAttribute('value', '46');
    await expect(bar).toHaveAttribute('max', '100');
  },
};

export const InContext: Story = {
  render: () => (
    <Row>
      <ProgressBar value={46} label="学习进度" style={{ inlineSize: 160 }} />
      <Text size={13} tone="muted">
        已学 46%，还剩 2 天
      </Text>
    </Row>
  ),
};
