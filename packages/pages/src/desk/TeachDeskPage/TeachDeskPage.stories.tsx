import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '@stoa/ui/test/stories';
import { deskIn, deskLabelsIn, deskNow, reviewsFixture, teachIn } from '../fixtures.ts';
import { ReviewList } from '../ReviewList/index.ts';
import { deskTabs, TeachDeskPage } from './TeachDeskPage.tsx';

const listIn = (locale: 'zh-CN' | 'en') => (
  <ReviewList
    reviews={{
      state: 'ready',
      data: { rows: reviewsFixture(locale), total: 4, pageNo: 1, pages: 1, stale: false },
    }}
    counts={[]}
    kind={undefined}
    state={2}
    keyword=""
    ownUserId={3}
    pageSize={5}
    now={deskNow}
    hrefOf={(id) => `/mentor/teach?reviewId=${id}`}
    t={deskIn(locale)}
    labels={deskLabelsIn(locale)}
    onFilter={fn()}
    onKeyword={fn()}
    onClear={fn()}
    onPage={fn()}
  />
);

const meta: Meta<typeof TeachDeskPage> = {
  title: 'Patterns/TeachDeskPage',
  component: TeachDeskPage,
  args: {
    tabs: deskTabs,
    tab: 'review',
    hrefOf: (tab) => `/mentor/teach?tab=${tab}`,
    t: teachIn('zh-CN'),
    children: listIn('zh-CN'),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TeachDeskPage>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '待我批阅' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '考试' })).toHaveAttribute(
      'href',
      '/mentor/teach?tab=exams',
    );
  },
};

/** A mentor supervises no exams, so no tabs are shown. */
export const Mentor: Story = {
  args: { tabs: ['review'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '考试' })).toBeNull();
  },
};

export const English: Story = {
  args: { t: teachIn('en'), children: listIn('en') },
  ...inEnglish,
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#1677ff' } };
