import { ReviewKind, ReviewState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inEnglish } from '@stoa/ui/test/stories';
import { deskIn, deskLabelsIn, deskNow, reviewsFixture } from '../fixtures.ts';
import { ReviewList, type ReviewListProps } from './ReviewList.tsx';

const pageOf = (rows: ReturnType<typeof reviewsFixture>): ReviewListProps['reviews'] => ({
  state: 'ready',
  data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false },
});

const meta: Meta<typeof ReviewList> = {
  title: 'Patterns/ReviewList',
  component: ReviewList,
  args: {
    reviews: pageOf(reviewsFixture('zh-CN')),
    counts: [
      { kind: ReviewKind.ExamMarking, pending: 3 },
      { kind: ReviewKind.CertifiedAudit, pending: 1 },
    ],
    kind: undefined,
    state: ReviewState.Pending,
    keyword: '',
    ownUserId: 3,
    pageSize: 5,
    now: deskNow,
    hrefOf: (id) => `/mentor/teach?reviewId=${id}`,
    t: deskIn('zh-CN'),
    labels: deskLabelsIn('zh-CN'),
    onFilter: fn(),
    onKeyword: fn(),
    onClear: fn(),
    onPage: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: '1.5rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ReviewList>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a row leads to its review', async () => {
      await expect(canvas.getByRole('link', { name: '林小满' })).toHaveAttribute(
        'href',
        '/mentor/teach?reviewId=2100',
      );
    });
    await step('a kind that the desk has no form for says so and leads nowhere', async () => {
      const row = canvas.getByRole('row', { name: /认证经理报名/ });
      await expect(within(row).queryByRole('link')).toBeNull();
      await expect(within(row).getByText('请在原页面处理')).toBeVisible();
    });
    await step('kinds say how many wait', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '阅卷 3' }));
      await expect(args.onFilter).toHaveBeenCalledWith('kind', '4');
    });
  },
};

/** The person has taken the exam that they mark: somebody else has to review it. */
export const Own: Story = {
  args: { ownUserId: 1 },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /林小满/ });
    await expect(within(row).getByText('本人提交，由其他讲师或管理员批阅')).toBeVisible();
    await expect(within(row).queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: '张嘉怡' })).toBeVisible();
  },
};

export const Published: Story = {
  args: {
    kind: ReviewKind.ExamMarking,
    state: ReviewState.Passed,
    reviews: pageOf(
      reviewsFixture('zh-CN')
        .slice(0, 2)
        .map((task) => ({ ...task, state: ReviewState.Passed })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('已公布')).toHaveLength(3);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const English: Story = {
  args: {
    reviews: pageOf(reviewsFixture('en')),
    t: deskIn('en'),
    labels: deskLabelsIn('en'),
  },
  ...inEnglish,
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { reviews: { state: 'loading' }, counts: [] } };

export const Empty: Story = { args: { reviews: pageOf([]), counts: [] } };

export const NothingFound: Story = {
  args: { reviews: pageOf([]), keyword: '王' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Errors: Story = { args: { reviews: { state: 'failed', kind: 'network', onRetry: fn() } } };
