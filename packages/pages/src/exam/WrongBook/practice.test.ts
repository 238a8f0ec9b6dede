import { Verdict } from '@stoa/domain';
import type { WrongChecked } from '@stoa/api/contract/exam';
import { expect, test } from 'vitest';
import { wrongFixture } from '../resultFixtures.ts';
import { answered, begun, encouragementOf, further, summaryOf } from './practice.ts';

const questions = wrongFixture('zh-CN');
const checkedAs = (questionId: number, verdict: Verdict, mastered = false): WrongChecked => ({
  questionId,
  verdict,
  correct: [],
  analysisHtml: '',
  rightInRow: mastered ? 2 : Number(verdict === Verdict.Right),
  mastered,
});

test.each([
  ['right for the first time', Verdict.Right, false, 'once'],
  ['right for the second time', Verdict.Right, true, 'known'],
  ['wrong', Verdict.Wrong, false, 'again'],
  ['right in part', Verdict.Partial, false, 'again'],
  ['one that only a person can judge', Verdict.Unmarked, false, 'judge'],
] as const)('an answer that is %s is told so', (_, verdict, mastered, told) => {
  expect(encouragementOf(checkedAs(1, verdict, mastered))).toBe(told);
});

test('a round goes through its questions and ends, and shows the result', () => {
  const [first, second, third, known] = questions.map(({ questionId }) => questionId);
  const answers = [
    checkedAs(first ?? 0, Verdict.Wrong),
    checkedAs(second ?? 0, Verdict.Right, true),
    undefined,
    checkedAs(known ?? 0, Verdict.Right, true),
  ];
  expect(third).toBeDefined();
  const over = answers.reduce(
    (round, checked) => further(checked === undefined ? round : answered(round, checked)),
    begun(questions),
  );
  expect(over.at).toBe(questions.length);
  expect(further(over).at).toBe(questions.length);
  // The last question was already mastered before the round.
  expect(summaryOf(over)).toEqual({ done: 3, right: 2, newlyKnown: 1, skipped: 1 });
});
