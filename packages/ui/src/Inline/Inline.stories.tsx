import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { largeText, rightToLeft, Rows, tenantsFrame } from '../test/stories.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Inline } from './Inline.tsx';

const tags = ['本企业', '主管级', '领导力', '必修', '新课'].map((name) => <Tag key={name}>{name}</Tag>);

const meta = { title: 'Layout/Inline', component: Inline, args: { children: tags } } satisfies Meta<
  typeof Inline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify} style={{ inlineSize: '100%' }}>
          {tags}
        </Inline>
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Inline>
      <Skeleton lines={1} style={{ inlineSize: 80 }} />
      <Skeleton lines={1} style={{ inlineSize: 120 }} />
    </Inline>
  ),
};

export const Content: Story = {
  render: () => <Inline style={{ inlineSize: 160 }}>{tags}</Inline>,
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const InContext: Story = {
  render: () => (
    <Inline justify="between" gap={4}>
      <Text strong>食品安全法规 · 课后测试</Text>
      <Inline>
        <Tag tone="danger">逾期 3 天</Tag>
        <Button size="sm" variant="soft" tone="accent">
          去完成
        </Button>
      </Inline>
    </Inline>
  ),
};
