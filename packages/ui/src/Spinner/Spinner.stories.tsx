import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sizes } from '../style/tones.ts';
import { inEnglish, largeText, rightToLeft, Row, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = {
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Row>
  ),
};
export const States: Story = {
  render: () => (
    <Row>
      <Text>
        正在加载
        <Spinner />
      </Text>
      <Text tone="danger">
        <Spinner label="正在重试" />
      </Text>
    </Row>
  ),
};

export const Content: Story = {
  render: () => <Spinner label={texts.long} />,
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Text tone="accent">
      <Spinner />
    </Text>
  ),
};

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const SaysWhatItWaitsFor: Story = {
  args: { label: '正在生成试卷' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在生成试卷');
  },
};

export const English: Story = { ...inEnglish };

export const InContext: Story = {
  render: () => (
    <Row>
      <Spinner size="sm" label="" /> <Text tone="muted">正在切换清晰度</Text>
    </Row>
  ),
};
