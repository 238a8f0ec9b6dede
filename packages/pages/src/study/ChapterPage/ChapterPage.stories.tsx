import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { studyFixture } from '../StudyPage/fixtures.tsx';
import { ChapterPage, type ChapterPageProps, type ChapterView } from './ChapterPage.tsx';

const { page } = studyFixture('zh-CN');
if (page.state !== 'ready') throw new Error('The fixture has no course.');
const { chapters, top } = page.data;

const view: ChapterView = {
  title: top.title,
  href: '/course/detail?courseId=208',
  percent: 46,
  facts: ['已完成 2 / 6 节', '已学 1 小时 20 分'],
  notes: ['按顺序学习', '不支持快进', '最高 1.5 倍速'],
  chapters: chapters.map((chapter, at) => ({ ...chapter, percent: [100, 21, 0][at] })),
  currentItemId: 21,
  next: { title: '一对一沟通怎么谈', label: '继续学习', href: '/course/study?courseId=208&itemId=21' },
};

const args: ChapterPageProps = {
  page: { state: 'ready', data: view },
  filter: 'all',
  onFilter: fn(),
  words: {
    progress: '课程进度',
    filter: '显示哪些内容',
    filters: { all: '全部', unfinished: '未完成' },
    anchors: '章节',
    next: '接着学',
    nothing: '这门课还没有内容',
    nothingLeft: '全部内容都学完了',
    showAll: '看全部内容',
    retry: '重试',
  },
  idOf: (chapterId) => `chapter-${chapterId}`,
  itemHref: (item) => (item.lockedReason ? undefined : `/course/study?itemId=${item.itemId}`),
  onLocked: fn(),
};

const meta = {
  title: 'Patterns/ChapterPage',
  component: ChapterPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args,
} satisfies Meta<typeof ChapterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args: { onLocked }, canvas, userEvent, step }) => {
    await step('each chapter says how far it is, and a locked lesson says why', async () => {
      await expect(canvas.getByRole('navigation', { name: '章节' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /说清楚期待/ }));
      await expect(onLocked).toHaveBeenCalled();
    });
  },
};
export const NothingLeft: Story = {
  args: { filter: 'unfinished', page: { state: 'ready', data: { ...view, chapters: [], next: undefined } } },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = { args: { page: { state: 'failed', onRetry: fn() } } };
