import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BookOpen } from 'lucide-react';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { largeText, Narrow, otherTenant, rightToLeft } from '../test/stories.tsx';
import { TopNav, TopNavLink } from './TopNav.tsx';

const entries = ['首页', '课程', '学习中心', '考试', '直播', '知识', '发现'];

const meta = {
  title: 'Navigation/TopNav',
  component: TopNav,
  args: {
    brand: (
      <>
        <Icon glyph={BookOpen} /> 晨曦零售
      </>
    ),
    children: entries.map((name, at) => (
      <TopNavLink key={name} href={`#${at}`} current={at === 0}>
        {name}
      </TopNavLink>
    )),
    end: (
      <>
        <SearchInput label="搜索课程、知识、讲师" />
        <Badge count={7} label="">
          <IconButton glyph={Bell} label="通知，7 条未读" />
        </Badge>
        <Avatar name="林小满" />
      </>
    ),
  },
} satisfies Meta<typeof TopNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = { args: { end: undefined } };

export const States: Story = {
  args: {
    children: entries.map((name, at) => (
      <TopNavLink key={name} href={`#${at}`} current={at === 3}>
        {name}
      </TopNavLink>
    )),
  },
};

export const Content: Story = {
  decorators: [
    (Story) => (
      <Narrow width={320}>
        <Story />
      </Narrow>
    ),
  ],
};

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };

export const SaysWhereYouAre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('首页');
  },
};

export const InContext: Story = {};
