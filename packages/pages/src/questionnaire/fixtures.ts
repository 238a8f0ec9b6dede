import type {
  Questionnaire,
  QuestionnaireRecord,
  QuestionnaireSummary,
  SurveyQuestion,
} from '@stoa/api/contract/questionnaire';
import { AnonymousMode, QuestionKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import listEn from './words/en/questionnaires.ts';
import en from './words/en/survey.ts';
import type { QuestionnairesTranslate, SurveyTranslate } from './words/index.ts';
import listZhCN from './words/zh-CN/questionnaires.ts';
import zhCN from './words/zh-CN/survey.ts';

const day = 86_400_000;
/** The present in the stories. */
export const surveyNow = new Date(2026, 2, 10, 10, 30).getTime();

/** Translator of the lists in a language. */
export const questionnairesIn = (locale: Locale): QuestionnairesTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { questionnaires: listEn }, namespace: 'questionnaires' })
    : createTranslator({ locale, messages: { questionnaires: listZhCN }, namespace: 'questionnaires' });

/** Translator of one questionnaire in a language. */
export const surveyIn = (locale: Locale): SurveyTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { survey: en }, namespace: 'survey' })
    : createTranslator({ locale, messages: { survey: zhCN }, namespace: 'survey' });

/**
 * A questionnaire with every kind of question; the third question is shown only to people who want more
 * training.
 */
export function questionnaireFixture(
  locale: Locale,
  anonymousMode: AnonymousMode = AnonymousMode.Named,
): Questionnaire {
  const say = wordsIn(locale);
  const choices = (...texts: (readonly [string, string])[]) =>
    texts.map(([chinese, english], at) => ({ key: 'ABCDEF'.charAt(at), text: say(chinese, english) }));
  const named = (prefix: string, ...texts: (readonly [string, string])[]) =>
    texts.map(([chinese, english], at) => ({ key: `${prefix}${at + 1}`, text: say(chinese, english) }));
  const scale = { minLabel: say('很不满意', 'Very poor'), maxLabel: say('非常满意', 'Very good') };
  const questions: SurveyQuestion[] = [
    {
      questionId: 1,
      required: true,
      kind: QuestionKind.Scale,
      stemHtml: say('总体满意度', 'How satisfied are you in all?'),
      scale: { ...scale, min: 1, max: 5, style: 'star' },
    },
    {
      questionId: 2,
      required: true,
      kind: QuestionKind.Single,
      stemHtml: say('今年还想参加培训吗？', 'Would you like more training this year?'),
      options: choices(['想', 'Yes'], ['不想', 'No'], ['看时间', 'If there is time']),
      otherOption: true,
    },
    {
      questionId: 3,
      required: true,
      kind: QuestionKind.Multiple,
      stemHtml: say('最想学哪些主题？', 'Which subjects?'),
      options: choices(
        ['沟通', 'Communication'],
        ['数据分析', 'Data'],
        ['团队管理', 'Leading'],
        ['专业技能', 'My trade'],
      ),
      minSelect: 1,
      maxSelect: 2,
      otherOption: true,
      showWhen: { questionId: 2, keys: ['A', 'C'] },
    },
    {
      questionId: 4,
      kind: QuestionKind.Ordering,
      stemHtml: say('请按你的偏好排列学习方式', 'Put the ways of learning in your order'),
      options: choices(['在线课程', 'Online courses'], ['面授', 'Classes'], ['师带徒', 'A mentor']),
    },
    {
      questionId: 5,
      required: true,
      kind: QuestionKind.Scale,
      stemHtml: say('你会向同事推荐吗？', 'Would you recommend it to a colleague?'),
      scale: {
        min: 0,
        max: 10,
        minLabel: say('完全不会', 'Not at all'),
        maxLabel: say('一定会', 'Certainly'),
        style: 'nps',
      },
    },
    {
      questionId: 6,
      required: true,
      kind: QuestionKind.Matrix,
      stemHtml: say('请评价以下方面', 'How far do you agree?'),
      rows: named(
        'r',
        ['内容对我的工作有用', 'It is useful for my work'],
        ['讲解清楚', 'It is explained clearly'],
        ['时长合适', 'Its length is right'],
      ),
      columns: named(
        'c',
        ['不同意', 'Disagree'],
        ['一般', 'Neither'],
        ['同意', 'Agree'],
        ['非常同意', 'Fully agree'],
      ),
    },
    {
      questionId: 7,
      kind: QuestionKind.ShortAnswer,
      stemHtml: say('还想说些什么？', 'Anything else?'),
      maxLength: 500,
    },
  ];
  return {
    questionnaireId: 101,
    companyId: 1,
    title: say('培训满意度与需求调研', 'Training: how it was, and what you need'),
    introHtml: say(
      '<p>请花两分钟告诉我们怎样做得更好。</p>',
      '<p>Tell us in two minutes what we can do better.</p>',
    ),
    closeTime: surveyNow + 15 * day,
    anonymousMode,
    multiSubmit: false,
    questions,
    thanksHtml: say('<p>感谢你的回答。</p>', '<p>Thank you for your answers.</p>'),
  };
}

/** A person's answers so far. */
export const answersFixture: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ['4']],
  [2, ['A']],
  [3, ['A', 'C']],
  [5, ['9']],
  [6, ['r1:c4', 'r2:c3']],
  [7, ['希望多一些门店现场的案例。']],
]);

const one = (
  questionnaireId: number,
  title: string,
  rest: Partial<QuestionnaireSummary> & Pick<QuestionnaireSummary, 'state'>,
): QuestionnaireSummary => ({
  questionnaireId,
  title,
  questionCount: 4,
  anonymousMode: AnonymousMode.Named,
  ...rest,
});

/** A questionnaire in every state. */
export function questionnairesFixture(locale: Locale): QuestionnaireSummary[] {
  const say = wordsIn(locale);
  return [
    one(1, say('课程满意度', 'Course Satisfaction'), { state: 3, closeTime: surveyNow + 15 * day }),
    one(2, say('员工敬业度', 'Engagement'), {
      state: 2,
      questionCount: 24,
      closeTime: surveyNow + 20 * day,
      anonymousMode: AnonymousMode.Anonymous,
    }),
    one(3, say('培训需求', 'Training Needs'), {
      state: 2,
      closeTime: surveyNow + 25 * day,
      anonymousMode: AnonymousMode.RespondentChooses,
    }),
    one(4, say('季度访谈', 'Quarterly Interview'), {
      state: 1,
      openTime: surveyNow + 2 * day,
      closeTime: surveyNow + 9 * day,
    }),
    one(5, say('每周反馈', 'Weekly Feedback'), { state: 4, submitTime: surveyNow - 3 * day }),
    one(7, say('随手反馈', 'Any Time Feedback'), {
      state: 4,
      multiSubmit: true,
      submitTime: surveyNow - 86_400_000,
    }),
    one(6, say('食堂意见', 'Canteen'), {
      state: 5,
      openTime: surveyNow - 40 * day,
      closeTime: surveyNow - 10 * day,
    }),
  ];
}

/** Hand-ins with and without the name. */
export function recordsFixture(locale: Locale): QuestionnaireRecord[] {
  const say = wordsIn(locale);
  return [
    {
      questionnaireId: 2,
      title: say('员工敬业度', 'Engagement'),
      anonymous: true,
      submitTime: new Date(2026, 2, 10).getTime(),
      viewable: false,
    },
    {
      questionnaireId: 5,
      recordId: 31,
      title: say('每周反馈', 'Weekly Feedback'),
      anonymous: false,
      submitTime: surveyNow - 3 * day,
      viewable: true,
    },
  ];
}
