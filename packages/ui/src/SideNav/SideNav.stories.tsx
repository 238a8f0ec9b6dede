import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, BookOpen, Heart, Lightbulb, LineChart, ScrollText, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { forcedColors, largeText, otherTenant, rightToLeft, Row, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { SideNav, type SideNavGroup } from './SideNav.tsx';

const groups: readonly SideNavGroup[] = [
  {
    items: [
      { href: '#info', label: '我的资料', glyph: UserRound },
      { href: '#course', label: '我的课程', glyph: BookOpen, count: 12, current: true },
      { href: '#concern', label: '我的关注', glyph: Heart },
    ],
  },
  {
    label: '学习成果',
    items: [
      { href: '#certificate', label: '我的证书', glyph: Award, count: 3 },
      { href: '#knowledge', label: '我的知识', glyph: Lightbulb },
      { href: '#record', label: '学习档案', glyph: LineChart },
      { href: '#rule', label: '学习规则', glyph: ScrollText },
    ],
  },
];

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: { label: '个人中心', groups, collapsible: true, style: { maxInlineSize: 220 } },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 48, alignItems: 'start' }}>
      <SideNav {...args} style={{ inlineSize: 220 }} />
      <SideNav {...args} label="个人中心（收起）" defaultCollapsed />
    </div>
  ),
};

export const States: Story = { args: { defaultCollapsed: true } };

export const Content: Story = {
  args: {
    groups: [
      {
        label: texts.long,
        items: [
          { href: '#long', label: texts.long, count: 12_345, glyph: Award },
          { href: '#word', label: texts.unbreakable, current: true },
          { href: '#one', label: texts.one },
        ],
      },
    ],
  },
};

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const SwitchedOffModulesAreGone: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, hidden: item.href !== '#course' })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('我的课程');
    await expect(canvas.queryByText('学习成果')).toBeNull();
  },
};

export const FoldedKeepsItsNames: Story = {
  args: { onCollapsedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收起导航' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('link', { name: '我的证书' })).toHaveAttribute('title', '我的证书');
    await userEvent.click(canvas.getByRole('button', { name: '展开导航' }));
    await expect(canvas.getByText('我的证书')).toBeVisible();
  },
};

export const InContext: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '220px minmax(0, 1fr)', gap: 24 }}>
      <Card padding="sm">
        <SideNav
          {...args}
          collapsible={false}
          header={
            <Row>
              <Avatar name="林小满" size="lg" decorative />
              <div>
                <Text strong>林小满</Text>
                <Text size={13} tone="muted">
                  晨曦零售
                </Text>
              </div>
            </Row>
          }
        />
      </Card>
      <PageHeader title="我的课程" description="学过的、正在学的和收藏的。" />
    </div>
  ),
};
