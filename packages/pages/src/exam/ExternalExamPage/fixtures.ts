import type { ExternalExam } from '@stoa/api/contract/exam';
import { ExamUserState, QuestionKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../../test/wordsIn.ts';
import { attemptFixture, examFixture } from '../fixtures.ts';
import en from '../words/en/externalExam.ts';
import type { ExternalExamTranslate } from '../words/index.ts';
import zhCN from '../words/zh-CN/externalExam.ts';

/** Translator of an exam by a guest in a language. */
export const externalExamIn = (locale: Locale): ExternalExamTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { externalExam: en }, namespace: 'externalExam' })
    : createTranslator({ locale, messages: { externalExam: zhCN }, namespace: 'externalExam' });

/** An exam that applicants take by a link, with every field and most rules. */
export function externalFixture(locale: Locale): ExternalExam {
  const say = wordsIn(locale);
  const { rules } = attemptFixture(locale);
  return {
    exam: {
      ...examFixture(locale),
      title: say('食品安全与门店运营 · 招聘测评', 'Food Safety and Store Operations: Hiring Test'),
      description: say(
        '<p>面向外部应聘者，凭链接参加。请准备好安静的环境和稳定的网络。</p>',
        '<p>For applicants, by link. Find a quiet place with a steady network.</p>',
      ),
      openTime: new Date(2026, 10, 20, 9).getTime(),
      closeTime: new Date(2026, 11, 20, 18).getTime(),
      maxAttempts: 1,
      usedAttempts: 0,
      userState: ExamUserState.Available,
      rules: { ...rules, switchLimit: 3, minSubmitMinutes: 5, needPassword: true },
      attempts: [],
      kinds: [
        { kind: QuestionKind.Single, count: 12 },
        { kind: QuestionKind.Multiple, count: 8 },
        { kind: QuestionKind.TrueFalse, count: 6 },
        { kind: QuestionKind.ShortAnswer, count: 4 },
      ],
      canStart: true,
      serverTime: new Date(2026, 10, 24, 10).getTime(),
    },
    fields: ['name', 'phone', 'company', 'email'],
    companyName: say('晨曦零售', 'Sunrise Retail'),
    logo: '',
    colorPrimary: '#f5722d',
  };
}
