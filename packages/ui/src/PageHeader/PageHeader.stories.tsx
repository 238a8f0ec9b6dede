import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TabNav, TabNavLink } from '../TabNav/TabNav.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { PageHeader } from './PageHeader.tsx';

const breadcrumbs = (
  <Breadcrumbs>
    <Link href="#me" standalone tone="muted">
      我的
    </Link>
    我的知识
  </Breadcrumbs>
);
const actions = (
  <>
    <Button variant="outline" iconStart={<Icon glyph={Download} />}>
      导出
    </Button>
    <Button iconStart={<Icon glyph={Plus} />}>创建知识</Button>
  </>
);
const tabs = (
  <TabNav label="知识来源">
    <TabNavLink href="#mine" current>
      我创建的
    </TabNavLink>
    <TabNavLink href="#collected">我收藏的</TabNavLink>
  </TabNav>
);

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: '我的知识',
    breadcrumbs,
    meta: <Tag>12 篇</Tag>,
    description: '写下来的经验，审核通过后全公司都能学。',
    actions,
    tabs,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <PageHeader title="考试" />
      <PageHeader title="考试" description={args.description} />
      <PageHeader title="我的知识" actions={actions} />
      <PageHeader {...args} />
    </Stack>
  ),
};

export const States: Story = {
  play: async ({ canvas }) => {
    // The heading gets the focus after each navigation, but shows no ring, because it cannot be pressed.
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

export const Content: Story = {
  render: (args) => (
    <Narrow width={420}>
      <Stack gap={8}>
        <PageHeader {...args} title={texts.long} description={texts.long} />
        <PageHeader title={texts.unbreakable} actions={actions} />
      </Stack>
    </Narrow>
  ),
};

export const Tenants: Story = {
  args: { breadcrumbs: undefined, tabs: undefined },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };

export const NamesThePage: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: '我的知识' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Stack gap={5}>
      <PageHeader {...args} />
      <Card>
        <Text>《晨会怎么开才有用》 · 审核中</Text>
      </Card>
    </Stack>
  ),
};
