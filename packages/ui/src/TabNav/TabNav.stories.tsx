import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeText, Narrow, otherTenant, rightToLeft } from '../test/stories.tsx';
import { TabNav, TabNavLink } from './TabNav.tsx';

const meta = {
  title: 'Navigation/TabNav',
  component: TabNav,
  args: {
    label: '学习中心',
    children: (
      <>
        <TabNavLink href="#plan" current>
          学习计划
        </TabNavLink>
        <TabNavLink href="#course">我的课程</TabNavLink>
        <TabNavLink href="#exam">我的考试</TabNavLink>
        <TabNavLink href="#record">学习档案</TabNavLink>
      </>
    ),
  },
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  args: {
    children: ['学习计划', '我的课程'].map((name, at) => (
      <TabNavLink key={name} href={`#${at}`} current={at === 0}>
        {name}
      </TabNavLink>
    )),
  },
};

export const States: Story = {
  args: {
    children: ['学习计划', '我的课程'].map((name, at) => (
      <TabNavLink key={name} href={`#${at}`} current={at === 1}>
        {name}
      </TabNavLink>
    )),
  },
};

export const Content: Story = {
  decorators: [
    (Story) => (
      <Narrow width={220}>
        <Story />
      </Narrow>
    ),
  ],
};

/** On a narrow page or among many links: the current one is in view from the start. */
export const Scrolled: Story = {
  ...Content,
  args: {
    children: ['学习计划', '我的课程', '我的考试', '学习档案', '我的证书'].map((name, at) => (
      <TabNavLink key={name} href={`/page/${at}`} current={at === 4}>
        {name}
      </TabNavLink>
    )),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: '我的证书' }).getBoundingClientRect();
    await expect(link.right).toBeLessThanOrEqual(row.right + 1);
    await expect(link.left).toBeGreaterThanOrEqual(row.left - 1);
  },
};

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const SaysWhereYouAre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '学习中心' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('学习计划');
  },
};

export const InContext: Story = {};
