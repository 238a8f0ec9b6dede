import {
  AssignKind,
  ExamKind,
  MultiScoreRule,
  PaperMode,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
} from '@stoa/domain';
import type { StoredExamRules } from '../../../db/schema/exam.ts';
import { day, hour } from '../../times.ts';
import type { Pair } from '../text.ts';
import type { BankQuestion } from './bank.ts';
import { factoryBank } from './factory.ts';
import { financeBank } from './finance.ts';
import { retailBank } from './retail.ts';

/** What the demo learner of a company has done in an exam. */
export type Sat =
  | { readonly state: 'open' }
  /** `right` of ten answers are right; the rest are wrong. */
  | { readonly state: 'over'; readonly right: number; readonly marked: boolean };

export interface ExamSpec {
  /** Last two digits of the exam's id. */
  readonly no: number;
  readonly kind: ExamKind;
  readonly title: Pair;
  readonly about: Pair;
  /** Opening and closing in milliseconds from the start of the seed's day. */
  readonly opens?: number;
  readonly closes?: number;
  readonly minutes: number;
  /** Numbers of the bank's questions; all of them without it. */
  readonly questions?: readonly number[];
  readonly maxAttempts?: number;
  readonly credit?: number;
  readonly compulsory?: true;
  readonly rules?: Partial<StoredExamRules>;
  readonly password?: string;
  readonly certificate?: true;
  readonly external?: true;
  readonly sat?: Sat;
}

/** A company with exams: its questions, its demo learner and its markers. */
export interface Examining {
  readonly companyId: number;
  /** Before the two digits of an exam's number. */
  readonly base: number;
  readonly bank: readonly BankQuestion[];
  readonly subject: Pair;
  readonly learner: number;
  readonly lecturer: number;
  readonly externalCode: string;
  /** First of the generated people, who have results as well. */
  readonly crowd: number;
}

export const examining: readonly Examining[] = [
  {
    companyId: 1001,
    base: 100,
    bank: retailBank,
    subject: ['食品安全与门店运营', 'Food Safety and Store Operations'],
    learner: 1,
    lecturer: 3,
    externalCode: 'EXT2026',
    crowd: 1101,
  },
  {
    companyId: 1002,
    base: 200,
    bank: factoryBank,
    subject: ['安全生产与质量', 'Safe Production and Quality'],
    learner: 4,
    lecturer: 5,
    externalCode: 'EXTDB2026',
    crowd: 1201,
  },
  {
    companyId: 1003,
    base: 300,
    bank: financeBank,
    subject: ['合规与柜面服务', 'Compliance and Counter Service'],
    learner: 7,
    lecturer: 12,
    externalCode: 'EXTQH2026',
    crowd: 1301,
  },
];

/** The rules of a plain exam; a spec contains only the differences. */
export const plainRules: StoredExamRules = {
  paperMode: PaperMode.AllOnOnePage,
  allowBack: true,
  shuffleQuestions: false,
  shuffleOptions: false,
  minSubmitMinutes: 0,
  lateEntryMinutes: 0,
  switchLimit: 0,
  switchGraceSeconds: 3,
  forceFullscreen: false,
  forbidCopy: false,
  needPassword: false,
  resultPolicy: ResultPolicy.ScoreAndAnswers,
  resultWhen: ResultWhen.AfterMarking,
  scoreRule: ScoreRule.Highest,
  multiScoreRule: MultiScoreRule.HalfIfIncomplete,
  retakeIntervalMinutes: 0,
  retakeOnlyIfFailed: false,
};

/** Questions that need no marker, of all kinds but the short answer. */
const withoutMarker = [0, 1, 2, 5, 6, 8, 9, 10, 12, 13];

/** The exams of every company: every kind, every state and every result policy. */
export const examSpecs: readonly ExamSpec[] = [
  {
    no: 1,
    kind: ExamKind.Exam,
    title: ['季度考试', 'Quarterly Exam'],
    about: [
      '全部题型，20 分钟；离开页面超过 3 次将自动交卷。',
      'Every kind of question in 20 minutes. Leaving the page more than three times hands the paper in.',
    ],
    opens: -3 * day,
    closes: 20 * day,
    minutes: 20,
    maxAttempts: 3,
    credit: 1,
    compulsory: true,
    certificate: true,
    rules: { shuffleQuestions: true, shuffleOptions: true, switchLimit: 3, minSubmitMinutes: 2 },
  },
  {
    no: 2,
    kind: ExamKind.Exam,
    title: ['上岗资格考试', 'Qualification Exam'],
    about: [
      '两天后开考，需要监考人员告知的口令。',
      'Opens in two days and needs the password of the invigilator.',
    ],
    opens: 2 * day + 9 * hour,
    closes: 2 * day + 12 * hour,
    minutes: 60,
    maxAttempts: 1,
    credit: 2,
    compulsory: true,
    password: '2026',
    rules: {
      needPassword: true,
      lateEntryMinutes: 30,
      forceFullscreen: true,
      forbidCopy: true,
      switchLimit: 1,
      resultPolicy: ResultPolicy.Score,
      resultWhen: ResultWhen.AfterMarking,
    },
  },
  {
    no: 3,
    kind: ExamKind.Exam,
    title: ['上季度考试', 'Exam of Last Quarter'],
    about: ['考试已结束。', 'This exam is over.'],
    opens: -40 * day,
    closes: -12 * day,
    minutes: 30,
    maxAttempts: 1,
    credit: 1,
    compulsory: true,
  },
  {
    no: 4,
    kind: ExamKind.SelfBuildCourse,
    title: ['课程测试：逐题作答', 'Course Exam, One by One'],
    about: [
      '不限时，逐题显示，可随时回来继续。',
      'Untimed, one question at a time; you can come back any time.',
    ],
    minutes: 0,
    questions: withoutMarker,
    rules: { paperMode: PaperMode.OneByOne, resultWhen: ResultWhen.AtOnce },
    sat: { state: 'open' },
  },
  {
    no: 5,
    kind: ExamKind.Exam,
    title: ['案例分析', 'Case Study'],
    about: [
      '含简答题，由讲师阅卷后公布成绩。',
      'With a short answer; the lecturer marks it before results are out.',
    ],
    opens: -9 * day,
    closes: 9 * day,
    minutes: 40,
    questions: [0, 5, 8, 14],
    maxAttempts: 1,
    credit: 1,
    sat: { state: 'over', right: 8, marked: false },
  },
  {
    no: 6,
    kind: ExamKind.AfterClassTest,
    title: ['课后测试', 'After-class Test'],
    about: ['每道填空和匹配按小项计分。', 'Blanks and pairs are marked one by one.'],
    minutes: 15,
    questions: withoutMarker,
    credit: 0.5,
    rules: { resultWhen: ResultWhen.AtOnce, multiScoreRule: MultiScoreRule.PerOption },
    sat: { state: 'over', right: 7, marked: true },
  },
  {
    no: 7,
    kind: ExamKind.AfterClassTest,
    title: ['复习测试', 'Revision Test'],
    about: ['未通过可在 30 分钟后重考。', 'If you fail you can take it again after 30 minutes.'],
    minutes: 15,
    questions: [1, 2, 3, 4, 6, 7, 9, 11],
    rules: {
      resultWhen: ResultWhen.AtOnce,
      resultPolicy: ResultPolicy.ScoreAndMarks,
      multiScoreRule: MultiScoreRule.AllOrNothing,
      retakeIntervalMinutes: 30,
      retakeOnlyIfFailed: true,
      scoreRule: ScoreRule.Latest,
    },
    sat: { state: 'over', right: 3, marked: true },
  },
  {
    no: 8,
    kind: ExamKind.ClassPractice,
    title: ['课堂练习', 'Class Practice'],
    about: ['不计时，逐题对答案。', 'Untimed; check each question as you go.'],
    minutes: 0,
    questions: [0, 2, 4, 6, 8, 10, 12, 13],
  },
  {
    no: 9,
    kind: ExamKind.Exam,
    title: ['摸底考试', 'Placement Exam'],
    about: ['仅供分班，不公布成绩。', 'Only for grouping; no results are shown.'],
    opens: -15 * day,
    closes: 15 * day,
    minutes: 30,
    questions: withoutMarker,
    maxAttempts: 1,
    rules: { resultPolicy: ResultPolicy.Hidden },
    sat: { state: 'over', right: 7, marked: true },
  },
  {
    no: 10,
    kind: ExamKind.Exam,
    title: ['招聘测评', 'Recruitment Test'],
    about: ['面向外部应聘者，凭链接参加。', 'For applicants; by link, without an account.'],
    opens: -30 * day,
    closes: 60 * day,
    minutes: 25,
    questions: withoutMarker,
    maxAttempts: 1,
    external: true,
    rules: { resultWhen: ResultWhen.AtOnce, resultPolicy: ResultPolicy.Score },
  },
  {
    no: 11,
    kind: ExamKind.Exam,
    title: ['技能比武', 'Skills Contest'],
    about: ['成绩在考试结束后统一公布。', 'Results are out when the exam has closed for all.'],
    opens: -4 * day,
    closes: 5 * day,
    minutes: 20,
    questions: withoutMarker,
    maxAttempts: 1,
    rules: { resultWhen: ResultWhen.AfterClose, switchLimit: 5 },
    sat: { state: 'over', right: 8, marked: true },
  },
  {
    no: 12,
    kind: ExamKind.AfterClassTest,
    title: ['课后测试', 'After-class Test'],
    about: [
      '学完课程后参加，可多次作答，取最高分。',
      'Take it after the lessons, as often as you like; the best score counts.',
    ],
    minutes: 10,
    questions: [3, 4, 7, 11, 13],
    rules: { resultWhen: ResultWhen.AtOnce },
  },
];

export const assignOf = ({ compulsory }: ExamSpec): AssignKind =>
  compulsory === true ? AssignKind.Compulsory : AssignKind.Elective;
