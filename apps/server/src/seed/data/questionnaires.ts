import { AnonymousMode, AssignKind, QuestionKind } from '@stoa/domain';
import type {
  questionnaire,
  questionnaireDraft,
  questionnaireRecord,
  questionnaireTaken,
  questionnaireVoices,
} from '../../db/schema/index.ts';
import type { StoredReply, StoredSurveyAsk, StoredSurveyQuestion } from '../../db/schema/questionnaire.ts';
import { dayOf } from '../../clock.ts';
import { day, hour } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { examining } from './exams/specs.ts';
import { fromPair, text } from './text.ts';
import type { Pair } from './text.ts';

interface Asking {
  readonly stem: Pair;
  readonly ask: StoredSurveyAsk;
  readonly required?: false;
  /** Number of another question, from 1, and its keys that show this one. */
  readonly when?: readonly [no: number, ...keys: string[]];
}

interface Spec {
  readonly no: number;
  readonly title: Pair;
  readonly intro: Pair;
  readonly mode: AnonymousMode;
  readonly opens?: number;
  readonly closes?: number;
  readonly again?: true;
  readonly questions: readonly Asking[];
}

const choices = (...texts: Pair[]) =>
  texts.map((pair, at) => ({ key: 'ABCDEFGH'.charAt(at), text: fromPair(pair) }));
const named = (prefix: string, ...texts: Pair[]) =>
  texts.map((pair, at) => ({ key: `${prefix}${at + 1}`, text: fromPair(pair) }));

const scale = (style: 'number' | 'star' | 'nps', min: number, max: number, low: Pair, high: Pair) =>
  ({ kind: QuestionKind.Scale, style, min, max, minLabel: fromPair(low), maxLabel: fromPair(high) }) as const;

const stars = scale('star', 1, 5, ['很不满意', 'Very poor'], ['非常满意', 'Very good']);
const nps = scale('nps', 0, 10, ['完全不会', 'Not at all'], ['一定会', 'Certainly']);
const agreement = named(
  'c',
  ['不同意', 'Disagree'],
  ['一般', 'Neither'],
  ['同意', 'Agree'],
  ['非常同意', 'Fully agree'],
);

const specs: readonly Spec[] = [
  {
    no: 1,
    title: ['课程满意度', 'Course Satisfaction'],
    intro: [
      '请评价最近学完的课程，约两分钟。',
      'Rate the course that you finished last, in about two minutes.',
    ],
    mode: AnonymousMode.Named,
    closes: 15 * day,
    questions: [
      { stem: ['总体满意度', 'How satisfied are you in all?'], ask: stars },
      { stem: ['你会向同事推荐吗？', 'Would you recommend it to a colleague?'], ask: nps },
      {
        stem: ['请评价以下方面', 'How far do you agree?'],
        ask: {
          kind: QuestionKind.Matrix,
          rows: named(
            'r',
            ['内容实用', 'It is useful for my work'],
            ['讲解清楚', 'It is explained clearly'],
            ['时长合适', 'Its length is right'],
          ),
          columns: agreement,
        },
      },
      {
        stem: ['还想说些什么？', 'Anything else?'],
        ask: { kind: QuestionKind.ShortAnswer, maxLength: 500 },
        required: false,
      },
    ],
  },
  {
    no: 2,
    title: ['员工敬业度', 'Engagement'],
    intro: ['匿名填写，系统不记录姓名。', 'Without names: nobody can see who answered what.'],
    mode: AnonymousMode.Anonymous,
    closes: 20 * day,
    questions: [
      {
        stem: ['我以在这里工作为荣', 'I am proud to work here'],
        ask: scale('number', 1, 5, ['不同意', 'Disagree'], ['同意', 'Agree']),
      },
      {
        stem: ['最能留住你的是什么？', 'What keeps you here most?'],
        ask: {
          kind: QuestionKind.Multiple,
          options: choices(
            ['同事', 'Colleagues'],
            ['成长', 'Growth'],
            ['收入', 'Pay'],
            ['工作时间', 'Hours'],
          ),
          minSelect: 1,
          maxSelect: 2,
          otherOption: true,
        },
      },
      {
        stem: ['你希望我们改变什么？', 'What should change?'],
        ask: { kind: QuestionKind.ShortAnswer, maxLength: 1000 },
        required: false,
      },
    ],
  },
  {
    no: 3,
    title: ['培训需求', 'Training Needs'],
    intro: ['可选择是否留名。', 'You decide whether your name is kept.'],
    mode: AnonymousMode.RespondentChooses,
    closes: 25 * day,
    questions: [
      {
        stem: ['今年还想参加培训吗？', 'Would you like more training this year?'],
        ask: {
          kind: QuestionKind.Single,
          options: choices(['想', 'Yes'], ['不想', 'No'], ['看时间', 'If there is time']),
          otherOption: true,
        },
      },
      {
        stem: ['最想学哪些主题？', 'Which subjects?'],
        when: [1, 'A', 'C'],
        ask: {
          kind: QuestionKind.Multiple,
          options: choices(
            ['沟通', 'Communication'],
            ['数据', 'Data'],
            ['管理', 'Leading'],
            ['专业技能', 'My trade'],
          ),
          maxSelect: 3,
        },
      },
      {
        stem: ['请按你的偏好排列学习方式', 'Put the ways of learning in your order'],
        when: [1, 'A', 'C'],
        ask: {
          kind: QuestionKind.Ordering,
          options: choices(['在线课程', 'Online courses'], ['面授', 'Classes'], ['师带徒', 'A mentor']),
        },
      },
      {
        stem: ['为什么不想？', 'Why not?'],
        when: [1, 'B'],
        ask: { kind: QuestionKind.ShortAnswer, maxLength: 300 },
      },
    ],
  },
  {
    no: 4,
    title: ['食堂意见', 'Canteen'],
    intro: ['问卷已结束。', 'This questionnaire is closed.'],
    mode: AnonymousMode.Named,
    opens: -40 * day,
    closes: -10 * day,
    questions: [{ stem: ['总体满意度', 'How satisfied are you in all?'], ask: stars }],
  },
  {
    no: 5,
    title: ['每周反馈', 'Weekly Feedback'],
    intro: ['每周可以填写一次或多次。', 'You can answer it as often as you like.'],
    mode: AnonymousMode.Named,
    again: true,
    questions: [
      { stem: ['这一周过得怎样？', 'How was your week?'], ask: stars },
      {
        stem: ['哪件事最值得说？', 'What was worth telling?'],
        ask: { kind: QuestionKind.ShortAnswer, maxLength: 500 },
        required: false,
      },
    ],
  },
];

const idOf = (base: number, no: number): number => base + no;

/** Ids of the questions of a questionnaire, computed from its own id. */
const questionIdOf = (questionnaireId: number, no: number): number => questionnaireId * 100 + no;

const questionsOf = (questionnaireId: number, questions: readonly Asking[]): StoredSurveyQuestion[] =>
  questions.map(({ stem, ask, required, when }, at) => {
    const [no = 0, ...keys] = when ?? [];
    return {
      questionId: questionIdOf(questionnaireId, at + 1),
      stem: fromPair(stem),
      required: required ?? true,
      ...(when === undefined ? {} : { showWhen: { questionId: questionIdOf(questionnaireId, no), keys } }),
      ask,
    };
  });

const repliesTo = (questionnaireId: number, ...values: string[][]): StoredReply[] =>
  values.map((own, at) => ({ questionId: questionIdOf(questionnaireId, at + 1), values: own }));

/** Questionnaires of every kind and in every state, for each company. */
export function questionnaireRows(times: SeedTimes): {
  questionnaire: (typeof questionnaire.$inferInsert)[];
  questionnaireRecord: (typeof questionnaireRecord.$inferInsert)[];
  questionnaireDraft: (typeof questionnaireDraft.$inferInsert)[];
  questionnaireTaken: (typeof questionnaireTaken.$inferInsert)[];
  questionnaireVoices: (typeof questionnaireVoices.$inferInsert)[];
} {
  const yesterday = dayOf(times.ago(day));
  return {
    questionnaire: examining.flatMap(({ companyId, base }) =>
      specs.map((spec) => ({
        questionnaireId: idOf(base, spec.no),
        companyId,
        title: fromPair(spec.title),
        introHtml: text(`<p>${spec.intro[0]}</p>`, `<p>${spec.intro[1]}</p>`),
        thanksHtml: text('<p>感谢你的回答。</p>', '<p>Thank you for your answers.</p>'),
        openTime: spec.opens === undefined ? null : times.ahead(spec.opens),
        closeTime: spec.closes === undefined ? null : times.ahead(spec.closes),
        anonymousMode: spec.mode,
        multiSubmit: spec.again ?? false,
        questions: questionsOf(idOf(base, spec.no), spec.questions),
        assignKind: AssignKind.Elective,
        visibleScope: { all: true, orgIds: [], userIds: [] },
        createTime: times.ago((30 - spec.no) * day),
      })),
    ),
    questionnaireRecord: examining.flatMap(({ companyId, base, learner, crowd }) => [
      {
        recordId: base + 5,
        questionnaireId: idOf(base, 5),
        userId: learner,
        companyId,
        no: 1,
        replies: repliesTo(idOf(base, 5), ['4'], ['带教的同事很耐心。']),
        usedSeconds: 65,
        submitTime: times.ago(3 * day) + 10 * hour,
      },
      ...Array.from({ length: 6 }, (_, at) => ({
        recordId: base + 10 + at,
        questionnaireId: idOf(base, 4),
        userId: crowd + at,
        companyId,
        no: 1,
        replies: repliesTo(idOf(base, 4), [String(2 + (at % 4))]),
        usedSeconds: 20,
        submitTime: times.ago(20 * day) + at * hour,
      })),
    ]),
    questionnaireDraft: examining.map(({ companyId, base, learner }) => ({
      questionnaireId: idOf(base, 1),
      userId: learner,
      companyId,
      replies: repliesTo(idOf(base, 1), ['4']),
      savedTime: times.ago(hour),
    })),
    questionnaireTaken: examining.flatMap(({ companyId, base, crowd }) =>
      Array.from({ length: 8 }, (_, at) => ({
        questionnaireId: idOf(base, 2),
        userId: crowd + at,
        companyId,
        no: 1,
        day: yesterday,
      })),
    ),
    questionnaireVoices: examining.map(({ companyId, base }) => ({
      questionnaireId: idOf(base, 2),
      companyId,
      bag: 0,
      voices: [5, 4, 4, 2, 5, 3, 4, 1].map((step, at) => ({
        day: yesterday,
        replies: repliesTo(idOf(base, 2), [String(step)], ['ABCD'.charAt((at * 3) % 4)]),
      })),
    })),
  };
}
