import type { AccessRequestTask } from '@stoa/api/contract/course';
import type { DeskAttempt, DeskExam } from '@stoa/api/contract/exam';
import type { ReviewDetail, ReviewTask } from '@stoa/api/contract/review';
import {
  AttemptState,
  FileLabel,
  QuestionKind,
  ReviewKind,
  ReviewState,
  SubmitReason,
  SwitchCause,
  TargetKind,
  type Locale,
  Verdict,
} from '@stoa/domain';
import { labels as enLabels } from '@stoa/domain/labels/en';
import { labels as zhCNLabels } from '@stoa/domain/labels/zh-CN';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import type { DeskLabels } from './kinds.ts';
import en from './words/en/desk.ts';
import teachEn from './words/en/teach.ts';
import type { DeskTranslate, TeachTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/desk.ts';
import teachZhCN from './words/zh-CN/teach.ts';

/** Translator of this area's messages in a language. */
export const deskIn = (locale: Locale): DeskTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { desk: en }, namespace: 'desk' })
    : createTranslator({ locale, messages: { desk: zhCN }, namespace: 'desk' });

/** Translator of the messages above the tabs. */
export const teachIn = (locale: Locale): TeachTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { teach: teachEn }, namespace: 'teach' })
    : createTranslator({ locale, messages: { teach: teachZhCN }, namespace: 'teach' });

export const deskLabelsIn = (locale: Locale): DeskLabels => (locale === 'en' ? enLabels : zhCNLabels);

const minute = 60_000;
/** The present time of the fixtures. */
export const deskNow = new Date(2026, 10, 24, 15, 20, 0).getTime();
const handedIn = deskNow - 26 * minute;

const person = (userId: number, realName: string, orgName: string) => ({
  userId,
  id: userId,
  realName,
  avatar: '',
  orgName,
});

const people = (locale: Locale) => {
  const say = wordsIn(locale);
  return [
    person(1101, say('张嘉怡', 'Zhang Jiayi'), say('商品部', 'Merchandise')),
    person(1, say('林小满', 'Lin Xiaoman'), say('华东区', 'East China')),
    person(1102, say('郭天宇', 'Guo Tianyu'), say('运营部', 'Operations')),
  ] as const;
};

/** Requests for access: two that wait, one of each answer. */
export function accessRequestsFixture(locale: Locale): AccessRequestTask[] {
  const say = wordsIn(locale);
  const [zhang, lin, guo] = people(locale);
  const by = person(3, say('苏映雪', 'Su Yingxue'), say('学习发展部', 'Learning'));
  const course = { courseId: 107, title: say('战略解码工作坊', 'Strategy Decoding Workshop') };
  return [
    {
      ...course,
      requestId: 11,
      asker: lin,
      reason: say('明年的目标要拆到门店，想先学这门课。', 'Next year’s goals go down to the shops.'),
      time: deskNow - 300 * minute,
      state: 'open',
    },
    { ...course, requestId: 12, asker: zhang, reason: '', time: deskNow - 40 * minute, state: 'open' },
    {
      ...course,
      requestId: 9,
      asker: guo,
      reason: say('想了解一下。', 'Just curious.'),
      time: deskNow - 9_000 * minute,
      state: 'refused',
      answer: {
        time: deskNow - 8_000 * minute,
        comment: say('请先学完今年的必修课。', 'Please finish this year’s required courses first.'),
        by,
      },
    },
    {
      requestId: 8,
      courseId: 104,
      title: say('从骨干到经理', 'From Key Player to Manager'),
      asker: zhang,
      reason: say('带教新店长需要。', 'To coach new store managers.'),
      time: deskNow - 12_000 * minute,
      state: 'granted',
      answer: { time: deskNow - 11_000 * minute, comment: '', by },
    },
  ];
}

/** Three attempts to mark, one of a guest, and an application that the desk has no form for. */
export function reviewsFixture(locale: Locale): ReviewTask[] {
  const say = wordsIn(locale);
  const [zhang, lin, guo] = people(locale);
  const task = (reviewId: number, learner: ReviewTask['learner'], minutesAgo: number): ReviewTask => ({
    reviewId,
    kind: ReviewKind.ExamMarking,
    state: ReviewState.Pending,
    title: say('食品安全与门店运营 · 案例分析', 'Food Safety and Store Operations: Case Study'),
    parentTitle: say('第 1 次作答', 'Attempt 1'),
    ...(learner === undefined ? {} : { learner }),
    submitTime: deskNow - minutesAgo * minute,
    target: { kind: TargetKind.Exam, id: 105 },
    refId: reviewId,
  });
  return [
    task(2101, zhang, 2_960),
    task(2100, lin, 26),
    task(2103, undefined, 12),
    {
      ...task(2104, guo, 8),
      kind: ReviewKind.CertifiedAudit,
      title: say('认证经理报名', 'Application for the certified manager'),
      parentTitle: say('2026 年第四期', 'Fourth term of 2026'),
    },
  ];
}

/** A paper of which two answers wait for a marker; one of them and a choice arrived late. */
export function reviewFixture(locale: Locale, change: Partial<ReviewDetail> = {}): ReviewDetail {
  const say = wordsIn(locale);
  const [, lin] = people(locale);
  return {
    reviewId: 2100,
    kind: ReviewKind.ExamMarking,
    state: ReviewState.Pending,
    title: say('食品安全与门店运营 · 案例分析', 'Food Safety and Store Operations: Case Study'),
    parentTitle: say('第 1 次作答', 'Attempt 1'),
    learner: lin,
    submitTime: handedIn,
    target: { kind: TargetKind.Exam, id: 105 },
    refId: 2100,
    fullScore: 60,
    passScore: 36,
    options: ['PASS'],
    submission: {
      answers: [
        {
          questionId: 10_501,
          kind: QuestionKind.Single,
          stemHtml: say(
            '冷藏商品到店验收时，中心温度最高不得超过多少？',
            'How warm may the middle of chilled goods be at most when they arrive?',
          ),
          options: [
            { key: 'A', text: '0 ℃' },
            { key: 'B', text: '4 ℃' },
            { key: 'C', text: '8 ℃' },
          ],
          score: 5,
          my: ['C'],
          gotScore: 0,
          verdict: Verdict.Wrong,
          correct: ['B'],
          analysisHtml: '',
        },
        {
          questionId: 10_515,
          kind: QuestionKind.ShortAnswer,
          stemHtml: say(
            '顾客拿着小票说酸奶变质了，请写出你的处理步骤。',
            'A customer comes back with spoilt yoghurt and the receipt. What do you do, step by step?',
          ),
          score: 15,
          my: [say('先道歉，请顾客稍等。', 'I apologise and ask the customer to wait.')],
          verdict: Verdict.Unmarked,
          correct: [
            say(
              '道歉并请到一旁；核对小票与批次；按意愿换货或退款；封存同批商品并报告。',
              'Apologise and step aside; check receipt and batch; exchange or refund; close off the batch and report it.',
            ),
          ],
          analysisHtml: '',
        },
        {
          questionId: 10_516,
          kind: QuestionKind.ShortAnswer,
          stemHtml: say(
            '怎样向新同事说明洗手的六步？',
            'How do you explain washing hands to a new colleague?',
          ),
          score: 20,
          my: [say('边做边讲，再请对方做一遍。', 'I show it while I explain, then they do it once.')],
          files: [
            {
              fileId: 71,
              name: say('洗手步骤.pdf', 'washing-hands.pdf'),
              url: '/files/71.pdf',
              ext: 'pdf',
              size: 84_000,
              fileLabel: FileLabel.Pdf,
            },
          ],
          verdict: Verdict.Unmarked,
          correct: [say('示范、讲解、练习、检查。', 'Show, explain, practise, check.')],
          analysisHtml: '',
        },
        {
          questionId: 10_517,
          kind: QuestionKind.ShortAnswer,
          stemHtml: say(
            '盘点时发现短少，先做什么？',
            'Something is missing at stocktaking. What comes first?',
          ),
          score: 10,
          my: [],
          gotScore: 0,
          verdict: Verdict.Wrong,
          correct: [say('复点一遍并通知店长。', 'Count again and tell the manager.')],
          analysisHtml: '',
        },
      ],
    },
    marking: {
      attempt: {
        attemptId: 2100,
        no: 1,
        state: AttemptState.Marking,
        startTime: handedIn - 31 * minute,
        submitTime: handedIn,
        submitReason: SubmitReason.TimeOut,
        usedSeconds: 31 * 60,
        switchCount: 1,
        counted: true,
      },
      switches: [
        {
          entryKey: '00000000-0000-4000-8000-000000000001',
          cause: SwitchCause.Tab,
          leftTime: handedIn - 20 * minute,
          awaySeconds: 12,
          counted: true,
          comment: say(
            '系统弹出了升级提示，点掉后立刻回来了。',
            'The system asked for an update. I closed it and came back.',
          ),
        },
        {
          entryKey: '00000000-0000-4000-8000-000000000002',
          cause: SwitchCause.FilePicker,
          leftTime: handedIn - 6 * minute,
          awaySeconds: 41,
          counted: false,
        },
      ],
      late: [
        {
          questionId: 10_501,
          values: ['B'],
          typedTime: handedIn - 2 * minute,
          arrivedTime: handedIn + 4 * minute,
          gotScore: 5,
        },
        {
          questionId: 10_515,
          values: [
            say(
              '先道歉，请顾客稍等；核对小票和批次，按顾客意愿换货或退款，封存同批商品并上报店长。',
              'I apologise and ask the customer to wait, check receipt and batch, exchange or refund, and tell the manager.',
            ),
          ],
          typedTime: handedIn - minute,
          arrivedTime: handedIn + 4 * minute,
        },
      ],
      objectiveScore: 12,
    },
    history: [],
    ...change,
  };
}

/** The same review after it was published by its lecturer. */
export function doneFixture(locale: Locale): ReviewDetail {
  const say = wordsIn(locale);
  return reviewFixture(locale, {
    state: ReviewState.Passed,
    options: [],
    previous: {
      result: 'PASS',
      scores: [
        { id: 10_515, score: 12.5, comment: say('步骤完整。', 'All steps are there.') },
        { id: 10_516, score: 16 },
      ],
      lateTaken: [10_515],
      comment: '',
      reviewer: {
        userId: 3,
        id: 3,
        realName: say('苏映雪', 'Su Yingxue'),
        avatar: '',
      },
      time: deskNow - 5 * minute,
    },
  });
}

const exam = (examId: number, title: string, counts: Pick<DeskExam, 'running' | 'marking' | 'ended'>) => ({
  examId,
  title,
  openTime: deskNow - 4_320 * minute,
  closeTime: deskNow + 12_960 * minute,
  ...counts,
});

/** Exams of a lecturer: one in progress, one to be marked, and one that is over. */
export function deskExamsFixture(locale: Locale): DeskExam[] {
  const say = wordsIn(locale);
  return [
    exam(101, say('季度考试', 'Quarterly Exam'), { running: 3, marking: 0, ended: 41 }),
    exam(105, say('案例分析', 'Case Study'), { running: 0, marking: 4, ended: 4 }),
    {
      ...exam(106, say('课后测试', 'After-class Test'), { running: 0, marking: 0, ended: 13 }),
      openTime: undefined,
      closeTime: undefined,
    },
  ];
}

/** Attempts in progress: one with added time, one whose time is up, and one of a guest. */
export function deskAttemptsFixture(locale: Locale): DeskAttempt[] {
  const say = wordsIn(locale);
  const [zhang, lin] = people(locale);
  const standing = {
    startTime: deskNow - 18 * minute,
    questionCount: 20,
    savedTime: deskNow - minute,
  };
  return [
    {
      ...standing,
      attemptId: 11,
      guest: false,
      learner: lin,
      deadlineTime: deskNow + 12 * minute + 5_000,
      extraSeconds: 600,
      answered: 13,
      switchCount: 1,
    },
    {
      ...standing,
      attemptId: 12,
      guest: false,
      learner: zhang,
      deadlineTime: deskNow - 4_000,
      extraSeconds: 0,
      answered: 20,
      switchCount: 0,
    },
    {
      ...standing,
      attemptId: 13,
      guest: true,
      name: say('王小明', 'Wang Xiaoming'),
      deadlineTime: deskNow + 2 * minute,
      extraSeconds: -300,
      savedTime: undefined,
      answered: 0,
      switchCount: 0,
    },
  ];
}
