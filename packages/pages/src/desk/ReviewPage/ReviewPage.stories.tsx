import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { inEnglish, largeText } from '@stoa/ui/test/stories';
import { switchesIn } from '../../exam/fixtures.ts';
import { deskIn, deskLabelsIn, deskNow, doneFixture, reviewFixture } from '../fixtures.ts';
import { marksOf } from './marks.ts';
import { ReviewPage, type ReviewPageProps } from './ReviewPage.tsx';

/** The page with a parent that keeps the marks. */
function Kept(props: ReviewPageProps) {
  const [marks, setMarks] = useState(props.marks);
  return <ReviewPage {...props} marks={marks} onMarks={props.onMarks && ((next) => setMarks(next))} />;
}

const review = reviewFixture('zh-CN');

const meta: Meta<typeof ReviewPage> = {
  title: 'Patterns/ReviewPage',
  component: ReviewPage,
  args: {
    review,
    marks: marksOf(review),
    onMarks: fn(),
    draft: 'none',
    publishing: false,
    onPublish: fn(),
    backHref: '/mentor/teach',
    now: deskNow,
    locale: 'zh-CN',
    t: deskIn('zh-CN'),
    tSwitches: switchesIn('zh-CN'),
    labels: deskLabelsIn('zh-CN'),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: '1.5rem' }}>
        <Story />
        <LiveRegion />
      </main>
    ),
  ],
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<typeof ReviewPage>;

export const Pending: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const [first, second] = await canvas.findAllByRole('textbox', { name: '得分' });
    if (first === undefined || second === undefined) throw new Error('Two answers need points.');
    await expect(await canvas.findByText('31 分钟')).toBeVisible();
    await step('nothing is published while points are missing, and the first of them is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '公布成绩' }));
      await expect(args.onPublish).not.toHaveBeenCalled();
      await expect(first).toHaveFocus();
      await expect(canvas.getAllByText('请先评分')).toHaveLength(2);
    });
    await step('the sum grows with each question', async () => {
      await userEvent.type(first, '9.5');
      await expect(canvas.getByText('21.5 / 60')).toBeVisible();
      await userEvent.type(second, '14');
      await expect(canvas.getByText('35.5 / 60')).toBeVisible();
      await expect(canvas.getByText('未通过')).toBeVisible();
    });
    await step('a late answer that is taken counts instead of the one handed in', async () => {
      const [late] = canvas.getAllByRole('radio', { name: '采用迟到的作答' });
      if (late === undefined) throw new Error('No answer came late.');
      await userEvent.click(late);
      await expect(canvas.getByText('40.5 / 60')).toBeVisible();
      await expect(canvas.getByText('全部评完')).toBeVisible();
    });
    await step('then it is published, and the next one follows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '公布并批阅下一份' }));
      await expect(args.onPublish).toHaveBeenCalledWith(true);
    });
  },
};

/** The list of switches that the learner sees, with the learner's comments. */
export const Ledger: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('切到其他标签页或应用')).toBeVisible();
    await expect(canvas.getByText(/系统弹出了升级提示/)).toBeVisible();
    await expect(canvas.getByText('不计次数')).toBeVisible();
  },
};

export const Drafted: Story = {
  args: {
    marks: { given: { 10_515: { score: 9.5, comment: '步骤缺少上报' } }, lateTaken: [10_515] },
    draft: 'saved',
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: '得分' });
    await expect(first).toHaveValue('9.5');
    await expect(canvas.getByText('草稿已保存')).toBeVisible();
  },
};

export const Offline: Story = { args: { draft: 'offline' } };

export const Publishing: Story = { args: { publishing: true, draft: 'saved' } };

const done = doneFixture('zh-CN');

export const Done: Story = {
  args: { review: done, marks: marksOf(done), onMarks: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('得 12.5 分，满分 15 分')).toBeVisible();
    await expect(canvas.getByText(/苏映雪 于 15:15 公布了成绩/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '公布成绩' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Another reviewer has published first. */
export const Conflict: Story = { args: { ...Done.args, notice: 'doneElsewhere' } };

const again = reviewFixture('zh-CN', {
  history: [{ version: 1, submission: {}, submitTime: deskNow, opinion: done.previous }],
});

/** Answers arrived after the result was published, so the attempt is reviewed again. */
export const Again: Story = {
  args: { review: again, marks: marksOf(again) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/第 1 次 · 苏映雪/)).toBeVisible();
  },
};

const guest = reviewFixture('zh-CN', {
  learner: undefined,
  marking: review.marking && { ...review.marking, switches: [], guestName: '王小明' },
});

export const Guest: Story = {
  args: { review: guest, marks: marksOf(guest) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '王小明（外部考生）' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

const english = reviewFixture('en');
export const English: Story = {
  args: {
    review: english,
    marks: marksOf(english),
    locale: 'en',
    t: deskIn('en'),
    tSwitches: switchesIn('en'),
    labels: deskLabelsIn('en'),
  },
  ...inEnglish,
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#1677ff' } };

export const LargeText: Story = { ...largeText };
