import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { inEnglish, largeText, rightToLeft, Row, Rows, tenantsFrame } from '../test/stories.tsx';
import { Numeric } from './Numeric.tsx';

const now = Date.UTC(2026, 10, 20, 4);
const day = 86_400_000;

const meta = {
  title: 'Typography/Numeric',
  component: Numeric,
  args: { kind: 'bytes', value: 248_600 },
} satisfies Meta<typeof Numeric>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      <Numeric kind="bytes" value={248_600} />
      <Numeric kind="duration" value={9990} />
      <Numeric kind="credits" value={18.5} />
      <Numeric kind="count" value={12_840} />
      <Numeric kind="money" value={19_900} />
      <Numeric kind="percent" value={46} />
      <Row>
        <Numeric kind="time" value={now - 3_600_000} now={now} />
        <Numeric kind="time" value={now - 9 * day} now={now} />
        <Numeric kind="time" value={now - 400 * day} now={now} />
      </Row>
    </Rows>
  ),
};

export const States: Story = { args: { kind: 'count', value: 12_840 } };

export const Content: Story = {
  render: () => (
    <Rows>
      {[0, -1, Number.NaN, Number.MAX_SAFE_INTEGER].map((value) => (
        <Row key={value}>
          <Numeric kind="bytes" value={value} />
          <Numeric kind="duration" value={value} />
          <Numeric kind="count" value={value} />
          <Numeric kind="money" value={value} />
          <Numeric kind="time" value={value} now={now} />
        </Row>
      ))}
    </Rows>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const English: Story = { ...Variants, ...inEnglish };

export const WholeValueIsKept: Story = {
  ...Variants,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('248.60 KB')).toHaveAttribute('value', '248600');
    await expect(canvas.getByText('02:46:30')).toHaveAttribute('value', 'PT2H46M30S');
    await expect(canvas.getByText('02:46:30')).toHaveAttribute('title', '2 小时 46 分 30 秒');
    await expect(canvas.getByText('1.2万')).toHaveAttribute('title', '12,840');
  },
};

export const InContext: Story = {
  render: () => (
    <DescriptionList
      columns={3}
      items={[
        { term: '必修学分', description: <Numeric kind="credits" value={18.5} /> },
        { term: '累计学时', description: <Numeric kind="duration" value={96_615} /> },
        { term: '上次学习', description: <Numeric kind="time" value={now - 3_600_000} now={now} /> },
      ]}
    />
  ),
};
