import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Alert } from '@stoa/ui/Alert';
import { AppShell } from '@stoa/ui/AppShell';
import { inEnglish } from '@stoa/ui/test/stories';
import { studyFixture } from './fixtures.tsx';
import { StudyPage } from './StudyPage.tsx';
import type { StudyView } from './types.ts';

const meta = {
  title: 'Patterns/StudyPage',
  component: StudyPage,
  parameters: { layout: 'fullscreen' },
  // The frame that the portal puts around it: its bar is the page's header.
  decorators: [
    (Story) => (
      <AppShell variant="slim" hideFooter>
        <Story />
      </AppShell>
    ),
  ],
  args: studyFixture('zh-CN'),
} satisfies Meta<typeof StudyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (change: Partial<StudyView>): Story => ({ args: studyFixture('zh-CN', change) });
const here = fn();

export const Filled: Story = {};

export const English: Story = { args: studyFixture('en'), ...inEnglish };

export const InAnotherWindow: Story = {
  ...showing({
    block: {
      key: 'tab',
      title: '正在另一个窗口播放',
      text: '同一时间只在一处计入学习。',
      action: { label: '在这里继续', onAct: here },
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '在这里继续' });
    await step('the way on has the focus', async () => waitFor(() => expect(button).toHaveFocus()));
    await userEvent.keyboard('{Enter}');
    await expect(here).toHaveBeenCalled();
  },
};

export const StillThere = showing({
  block: {
    key: 'presence',
    title: '还在学习吗？',
    text: '确认后继续播放；没有回应的时间不计入学习。',
    count: '48',
    action: { label: '我在，继续', onAct: here },
  },
});

export const LockedByOrder = showing({
  stage: { kind: 'closed' },
  facts: [],
  more: undefined,
  block: {
    key: 'order',
    title: '请先完成“一对一沟通怎么谈”',
    text: '这门课按顺序学习。',
    action: { label: '去学这一节', onAct: here },
  },
});

export const NeedsPurchase = showing({
  stage: { kind: 'closed' },
  facts: [],
  more: undefined,
  block: {
    key: 'buy',
    title: '这门课需要购买',
    text: '¥199.00。如需学习，请联系企业的学习管理员。',
    link: { label: '课程介绍', href: '/course/detail?courseId=208' },
  },
});

export const NextInFiveSeconds = showing({
  ending: {
    title: '下一节：一次真实的谈话',
    text: '4 秒后自动播放',
    primary: { label: '立即播放', onAct: here },
    secondary: { label: '留在本节', onAct: here },
  },
});

export const Offline = showing({
  notice: (
    <Alert tone="warning" live="polite">
      连接中断，学习进度先存在这台设备上，联网后自动补交。
    </Alert>
  ),
});

export const Article = showing({
  stage: {
    kind: 'article',
    html: '<h2>开场的三句话</h2><p>先说今天谈多久，再说想听什么，最后说谈完会怎样。</p><ul><li>先听完，再回应</li><li>问“还有呢”</li></ul>',
    textSize: '文字大小',
    textSizes: { sm: '小', md: '标准', lg: '大' },
    onEnd: fn(),
  },
});

export const Workbook = showing({
  stage: {
    kind: 'table',
    title: '排班表',
    sheets: [
      {
        name: '排班',
        rows: [
          ['时段', '人数', '人效'],
          ['早班', '4', '1.8'],
          ['晚班', '6', '2.1'],
        ],
      },
      {
        name: '说明',
        rows: [
          ['列', '含义'],
          ['人效', '每人每小时销售额，千元'],
        ],
      },
    ],
    onSheet: fn(),
  },
});

export const Website = showing({
  stage: {
    kind: 'link',
    url: 'https://example.com/',
    name: 'example.com',
    onOpen: fn(),
    confirm: { label: '我已看完', note: '打开后 10 秒可以确认。', disabled: true, onConfirm: fn() },
  },
});

export const LastLesson = showing({
  onNext: undefined,
  ending: {
    title: '这门课学完了',
    text: '全部必修内容已完成。',
    facts: [
      { figure: '100%', label: '课程进度' },
      { figure: '2', label: '获得学分' },
    ],
    link: { label: '课程介绍', href: '/course/detail?courseId=208' },
    secondary: { label: '留在本节', onAct: here },
  },
});

export const Loading: Story = { args: { page: { state: 'loading' } } };

export const Failed: Story = { args: { page: { state: 'failed', onRetry: fn() } } };
