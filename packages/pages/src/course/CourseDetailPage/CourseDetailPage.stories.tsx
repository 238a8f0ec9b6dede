import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { courseDetailFixture, courseRailFixture } from '../../fixtures/index.ts';
import { CourseDetailPage, type CourseDetailPageProps } from './CourseDetailPage.tsx';
import { CourseRail } from './late/index.ts';
import type { CourseHead } from './types.ts';

const filled = courseDetailFixture('zh-CN');

/** The same course with another head. */
const withHead = (head: Partial<CourseHead>): Partial<CourseDetailPageProps> =>
  filled.course.state === 'ready'
    ? {
        course: {
          state: 'ready',
          data: {
            ...filled.course.data,
            head: { ...filled.course.data.head, progress: undefined, assignment: undefined, ...head },
          },
        },
      }
    : {};

const meta: Meta<typeof CourseDetailPage> = {
  title: 'Patterns/CourseDetailPage',
  component: CourseDetailPage,
  args: { ...filled, rail: <CourseRail {...courseRailFixture('zh-CN')} />, onTab: fn(), onLocked: fn() },
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
type Story = StoryObj<typeof CourseDetailPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the one thing to do is to go on', async () => {
      await expect(canvas.getByRole('link', { name: /^继续 · 2.1/ })).toHaveAttribute(
        'href',
        '/course/study?courseId=208&itemId=21',
      );
    });
    await step('a locked item is not a link, and the page says why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2.3/ }));
      await expect(args.onLocked).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('link', { name: /2.2/ })).toBeVisible();
    });
    await step('tabs tell the page', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '介绍' }));
      await expect(args.onTab).toHaveBeenCalledWith('intro');
    });
  },
};

export const English: Story = {
  args: { ...courseDetailFixture('en'), rail: <CourseRail {...courseRailFixture('en')} /> },
  globals: { locale: 'en' },
};

export const Intro: Story = { args: { tab: 'intro' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#2f6bff' } };

export const NotEnrolled: Story = {
  args: withHead({ action: { kind: 'start', label: '开始学习', pending: false, onStart: fn() } }),
};

/** No access: said in words, with no entry that leads nowhere. */
export const NeedsVip: Story = {
  args: withHead({
    price: '¥129.00（VIP ¥99.00）',
    action: {
      kind: 'closed',
      reason: '这门课仅限 VIP 学习。',
      hint: '如需开通，请联系企业的学习管理员。',
      trial: { label: '试学第一节', href: '/course/study?courseId=208&itemId=11' },
    },
  }),
};

export const Loading: Story = { args: { course: { state: 'loading' } } };

const nowhere = { state: 'failed', onRetry: () => undefined } as const;

export const Errors: Story = {
  args: { rail: <CourseRail {...courseRailFixture('zh-CN')} related={nowhere} /> },
};

export const AllFailed: Story = { args: { course: { state: 'failed', onRetry: () => undefined } } };
