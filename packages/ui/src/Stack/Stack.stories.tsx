import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { gaps } from '../style/tones.ts';
import { largeText, rightToLeft, Row, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from './Stack.tsx';

const three = ['第 1 章', '第 2 章', '第 3 章'].map((name) => (
  <Card key={name} padding="sm">
    {name}
  </Card>
));

const meta = { title: 'Layout/Stack', component: Stack, args: { children: three } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          {three}
        </Stack>
      ))}
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Stack aria-busy>
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </Stack>
  ),
};

export const Content: Story = {
  render: () => (
    <Stack style={{ inlineSize: 220 }}>
      <Text>{texts.unbreakable}</Text>
      <Text>{texts.long}</Text>
    </Stack>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const InContext: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={2}>待办任务</Heading>
      <Text tone="muted">共 12 项，2 项已逾期</Text>
      {three}
    </Stack>
  ),
};
