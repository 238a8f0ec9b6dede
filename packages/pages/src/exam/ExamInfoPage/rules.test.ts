import { ExamKind, MultiScoreRule, PaperMode, QuestionKind, ResultPolicy } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { examInfoFixture } from '../fixtures.ts';
import en from '../words/en/examInfo.ts';
import zhCN from '../words/zh-CN/examInfo.ts';
import { rulesOf, type ExamRuled } from './rules.ts';

const t = createTranslator({ locale: 'zh-CN', messages: { examInfo: zhCN }, namespace: 'examInfo' });
const inEnglish = createTranslator({ locale: 'en', messages: { examInfo: en }, namespace: 'examInfo' });

const { rules, ...info } = examInfoFixture('zh-CN');
const exam = (change: Partial<ExamRuled['rules']>, more: Partial<ExamRuled> = {}): ExamRuled => ({
  ...info,
  ...more,
  rules: { ...rules, ...change },
});

describe('the rules of an exam in words', () => {
  test.each([
    [
      'switchLimit',
      exam({ switchLimit: 3, switchGraceSeconds: 5 }),
      '离开页面超过 3 次，会自动交卷。每次 5 秒以内不计。',
    ],
    ['no switchLimit', exam({ switchLimit: 0 }), '离开页面会被记录，但不会自动交卷。'],
    ['full screen', exam({ forceFullscreen: true }), '需要全屏作答，离开全屏按离开页面计。'],
    ['copying', exam({ forbidCopy: true }), '不能复制、粘贴和打印。'],
    ['the earliest hand-in', exam({ minSubmitMinutes: 10 }), '开考 10 分钟后才能交卷。'],
    ['late entry', exam({ lateEntryMinutes: 30 }), '开考 30 分钟后不能再进场。'],
    [
      'one by one',
      exam({ paperMode: PaperMode.OneByOne, allowBack: false }),
      '一次显示一题，进入下一题后不能返回。',
    ],
    ['a password', exam({ needPassword: true }), '进场需要口令，由监考人员告知。'],
    ['no time limit', exam({}, { durationMinutes: 0 }), '不限时，可以随时离开再回来继续。'],
    [
      'a practice',
      exam({}, { examKind: ExamKind.ClassPractice }),
      '每道题可以当场核对答案，核对后不能再改。',
    ],
    ['a hidden result', exam({ resultPolicy: ResultPolicy.Hidden }), '不公布成绩。'],
  ])('mention %s', (_what, ruled, said) => {
    expect(rulesOf(ruled, t)).toContain(said);
  });

  test('leave out what does not apply: multiple choice without such questions, retakes with one attempt', () => {
    const said = rulesOf(
      exam(
        { retakeIntervalMinutes: 30, retakeOnlyIfFailed: true, multiScoreRule: MultiScoreRule.PerOption },
        { maxAttempts: 1, kinds: [{ kind: QuestionKind.Single, count: 4 }] },
      ),
      t,
    );
    expect(said.filter((rule) => /多选|间隔|不能再考/.test(rule))).toEqual([]);
  });

  test('are shown in each language, each once', () => {
    for (const say of [t, inEnglish]) {
      const said = rulesOf(exam({ switchLimit: 1, switchGraceSeconds: 1, lateEntryMinutes: 1 }), say);
      expect(new Set(said).size).toBe(said.length);
      expect(said.filter((rule) => rule.includes('examInfo.'))).toEqual([]);
    }
  });
});
