import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sizes } from '../style/tones.ts';
import { forcedColors, largeText, rightToLeft, Row, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'Feedback/ProgressRing',
  component: ProgressRing,
  args: { value: 18.5, max: 30, label: '必修学分' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      {sizes.map((size) => (
        <ProgressRing key={size} size={size} value={64} label={`进度 ${size}`}>
          {size === 'sm' ? undefined : '64%'}
        </ProgressRing>
      ))}
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Row>
      {[0, 1, 46, 99.8, 100].map((value) => (
        <ProgressRing key={value} value={value} label={`已学 ${value}`} />
      ))}
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Row>
      <ProgressRing value={999_999} max={1_000_000} label={texts.long}>
        99%
      </ProgressRing>
      <ProgressRing value={0} max={0} label={texts.one} />
    </Row>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...States, ...forcedColors };

export const SaysHowFar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '必修学分' })).toHaveAttribute('value', '62');
  },
};

export const InContext: Story = {
  render: () => (
    <Row>
      <ProgressRing value={18.5} max={30} label="必修学分" />
      <div>
        <Text size={18} strong numeric>
          18.5
        </Text>
        <Text size={12} tone="muted">
          必修 / 30
        </Text>
      </div>
    </Row>
  ),
};
