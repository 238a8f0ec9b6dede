import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccessState, ChargeKind } from '@stoa/domain';
import { courseDetailFixture, courseFixture, courseRailFixture, notBegun } from '../fixtures/courseDetail.ts';
import { CourseDetailPage } from './CourseDetailPage.tsx';
import { CourseRail } from '../CourseRail/index.ts';

const meta: Meta<typeof CourseDetailPage> = {
  title: 'Patterns/CourseDetailPage',
  component: CourseDetailPage,
  args: {
    ...courseDetailFixture('zh-CN'),
    rail: <CourseRail {...courseRailFixture('zh-CN')} />,
    onTab: fn(),
    onStart: fn(),
    onLocked: fn(),
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
      await expect(args.onLocked).toHaveBeenCalledWith('order');
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
  args: { ...courseDetailFixture('zh-CN', notBegun), onStart: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始学习' }));
    await expect(args.onStart).toHaveBeenCalledWith(11);
  },
};

/** A person without access sees the reason, and no button that leads nowhere. */
export const NeedsVip: Story = {
  args: courseDetailFixture('zh-CN', {
    ...notBegun,
    access: AccessState.NeedVip,
    chargeKind: ChargeKind.Paid,
    priceFen: 12_900,
    vipPriceFen: 9900,
    chapters: courseFixture('zh-CN').chapters.map((chapter) => ({
      ...chapter,
      items: chapter.items.map((item) => ({ ...item, trial: item.itemId === 11 })),
    })),
  }),
};

/** An administrator can be asked for access; after that the page says when. */
export const MayAsk: Story = {
  args: {
    ...courseDetailFixture('zh-CN', { ...notBegun, access: AccessState.NotInScope }),
    mayAsk: true,
    onAsk: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请学习' }));
    await expect(args.onAsk).toHaveBeenCalled();
  },
};

export const Asked: Story = {
  args: {
    ...courseDetailFixture('zh-CN', {
      ...notBegun,
      access: AccessState.NotInScope,
      accessRequest: { time: new Date(2026, 10, 24, 9).getTime(), reason: '' },
    }),
    mayAsk: true,
    onAsk: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '已申请 · 11-24' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    ...courseDetailFixture('zh-CN', {
      ...notBegun,
      access: AccessState.NeedBuy,
      accessRequest: {
        time: new Date(2026, 10, 24, 9).getTime(),
        reason: '',
        refusal: { time: new Date(2026, 10, 25, 9).getTime(), comment: '请先学完今年的必修课。' },
      },
    }),
    mayAsk: true,
    onAsk: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('你的申请没有通过：请先学完今年的必修课。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再次申请' })).toBeEnabled();
  },
};

export const Loading: Story = { args: { course: { state: 'loading' } } };

const nowhere = { state: 'failed', onRetry: () => undefined } as const;

export const Errors: Story = {
  args: { rail: <CourseRail {...courseRailFixture('zh-CN')} related={nowhere} /> },
};

export const AllFailed: Story = { args: { course: { state: 'failed', onRetry: () => undefined } } };
