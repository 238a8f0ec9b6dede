import type { CourseSummary } from '@stoa/api/contract/course';
import { AccessState, AwardKind, ChargeKind, ExamUserState, ProgressState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AppShell } from '@stoa/ui/AppShell';
import { inEnglish } from '@stoa/ui/test/stories';
import { examInfoFixture } from '../../exam/fixtures.ts';
import { everywhere } from '../../test/resolve.ts';
import { courseTestIn, lessonFixture, studyIn, studyPanelsIn } from '../fixtures.ts';
import { itemsOf } from '../outline.ts';
import { studyFixture } from './fixtures.tsx';
import {
  blockOf,
  endingOf,
  Offline as OfflineNotice,
  TestCard,
  type EndingFacts,
  type StudyBlocker,
} from './panels/index.ts';
import { StudyPage } from './StudyPage.tsx';
import type { StudyView } from './types.ts';

const meta = {
  title: 'Patterns/StudyPage',
  component: StudyPage,
  parameters: { layout: 'fullscreen' },
  // The story renders the portal's layout around the page, in which the page's own bar is the header.
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

/** Waits for a message over the stage, because its code loads separately. */
const messageThere = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[data-part="overlay"]')).not.toBeNull());
const showing = (change: Partial<StudyView>): Story => ({
  args: studyFixture('zh-CN', change),
  ...(change.block || change.ending ? { play: messageThere } : {}),
});
const here = fn();

const lesson = lessonFixture('zh-CN');
const said = { t: studyPanelsIn('zh-CN'), study: studyIn('zh-CN'), resolve: everywhere, courseId: 208 };
const next = itemsOf(lesson.chapters).find(({ itemId }) => itemId === 22);

const blockedBy = (blocker: StudyBlocker, change: Partial<CourseSummary> = {}) =>
  blockOf({
    ...said,
    blocker,
    viewer: { member: false },
    course: { ...lesson.course, ...change },
    onOpen: here,
    onHere: here,
    onPresent: here,
  });
const endedBy = (change: Partial<EndingFacts>) =>
  endingOf({
    ...said,
    lesson,
    end: { kind: 'last' },
    secondsLeft: undefined,
    awards: [],
    mayRate: false,
    onOpen: here,
    onStay: here,
    onAgain: here,
    ...change,
  });

const ends = (end: EndingFacts['end'], change: Partial<EndingFacts> = {}) => endedBy({ end, ...change });

export const Filled: Story = {};

export const English: Story = { args: studyFixture('en'), ...inEnglish };

export const InAnotherWindow: Story = {
  ...showing({ block: blockedBy({ kind: 'tab' }) }),
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: '在这里继续' });
    await step('the way on has the focus', async () => waitFor(() => expect(button).toHaveFocus()));
    await userEvent.keyboard('{Enter}');
    await expect(here).toHaveBeenCalled();
  },
};

export const StillThere = showing({
  block: blockedBy({ kind: 'presence', checkId: 'check', secondsLeft: 48 }),
});

export const LockedByOrder = showing({
  stage: { kind: 'closed' },
  lesson: undefined,
  more: undefined,
  block: blockedBy({ kind: 'order', first: lesson.item }),
});

export const NeedsPurchase = showing({
  stage: { kind: 'closed' },
  lesson: undefined,
  more: undefined,
  block: blockedBy(
    { kind: 'buy' },
    {
      access: AccessState.NeedBuy,
      chargeKind: ChargeKind.Paid,
      priceFen: 19_900,
    },
  ),
});

export const NextInFiveSeconds = showing({
  ending: next && ends({ kind: 'next', item: next, plays: true }, { secondsLeft: 4 }),
});

export const NotCompleteYet = showing({
  ending: ends({ kind: 'incomplete', from: 12 }),
});

export const EarlierLessonOpen = showing({
  onNext: undefined,
  ending: next && ends({ kind: 'open', item: next }),
});

export const Offline = showing({
  notice: <OfflineNotice t={said.t} />,
});

export const Article = showing({
  stage: {
    kind: 'article',
    html: '<h2>开场的三句话</h2><p>先说今天谈多久，再说想听什么，最后说谈完会怎样。</p><ul><li>先听完，再回应</li><li>问“还有呢”</li></ul>',
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

const exam = examInfoFixture('zh-CN');
const testCard = (change: Partial<typeof exam>) => (
  <TestCard
    load={{ state: 'ready', data: { ...exam, ...change } }}
    href="#exam"
    now={exam.serverTime}
    t={courseTestIn('zh-CN')}
    study={said.study}
  />
);

export const Test: Story = {
  ...showing({
    stage: {
      kind: 'test',
      card: testCard({ userState: ExamUserState.Failed, bestScore: 42, usedAttempts: 1 }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '再考一次' })).toBeVisible();
    await expect(canvas.getByText('42 分')).toBeVisible();
  },
};

export const TestThatWaits: Story = showing({
  stage: {
    kind: 'test',
    card: testCard({
      userState: ExamUserState.Failed,
      canStart: false,
      usedAttempts: 1,
      blockMsg: '28 分钟后可再次考试',
    }),
  },
});

export const LastLesson = showing({
  onNext: undefined,
  ending: endedBy({
    end: { kind: 'course' },
    lesson: {
      ...lesson,
      course: { ...lesson.course, progress: { state: ProgressState.Completed, percent: 100 } },
      progress: { ...lesson.progress, completedTime: 1 },
    },
    awards: [{ kind: AwardKind.Credit, title: '', value: 2 }],
  }),
});

export const Loading: Story = { args: { page: { state: 'loading' } } };

export const Failed: Story = { args: { page: { state: 'failed', onRetry: fn() } } };
