import { describe, expect, test } from 'vitest';
import { QuestionKind } from '../enums/exam.ts';
import { isOutsideWindow, shownQuestions, surveyGaps, surveyProblem, type SurveyLimits } from './survey.ts';

const questions: readonly SurveyLimits[] = [
  { questionId: 1, kind: QuestionKind.Single, required: true },
  { questionId: 2, kind: QuestionKind.Multiple, required: true, showWhen: { questionId: 1, keys: ['A'] } },
  { questionId: 3, kind: QuestionKind.ShortAnswer, showWhen: { questionId: 2, keys: ['B', 'OTHER'] } },
  { questionId: 4, kind: QuestionKind.Scale, required: true },
  { questionId: 5, kind: QuestionKind.ShortAnswer, showWhen: { questionId: 4, keys: ['1', '2'] } },
];
const values = (...given: [number, string[]][]): ReadonlyMap<number, string[]> => new Map(given);

test.each<[string, ReadonlyMap<number, string[]>, number[]]>([
  ['nothing yet', values(), [1, 4]],
  ['the key of a single choice', values([1, ['A']]), [1, 2, 4]],
  ['a chain of two questions', values([1, ['A']], [2, ['B']]), [1, 2, 3, 4]],
  ['an option of one’s own', values([1, ['A']], [2, ['OTHER:tea']]), [1, 2, 3, 4]],
  ['an answer to a question that is hidden itself', values([1, ['B']], [2, ['B']]), [1, 4]],
  ['a step of a scale', values([4, ['2']]), [1, 4, 5]],
  ['another step', values([4, ['3']]), [1, 4]],
])('a questionnaire asks what follows from %s', (_, given, shown) => {
  expect(shownQuestions(questions, given).map(({ questionId }) => questionId)).toEqual(shown);
});

const one = (kind: SurveyLimits['kind'], limits: Partial<SurveyLimits> = {}): SurveyLimits => ({
  questionId: 1,
  kind,
  ...limits,
});
const { Single, Multiple, ShortAnswer, Ordering, Scale, Matrix } = QuestionKind;
const required = { required: true };

test('a questionnaire is open from its first moment to the last before it closes', () => {
  const window = { openTime: 10, closeTime: 20 };
  expect([9, 10, 19, 20].map((now) => isOutsideWindow(window, now))).toEqual([true, false, false, true]);
  expect(isOutsideWindow({}, 15)).toBe(false);
});

describe('an answer', () => {
  test.each<[SurveyLimits, string[], ReturnType<typeof surveyProblem>]>([
    [one(Single, required), [], 'MISSING'],
    [one(Single, required), ['A'], undefined],
    [one(Single), [], undefined],
    [one(Single), ['OTHER: '], 'OTHER_EMPTY'],
    [one(Single), [`OTHER:${'长'.repeat(201)}`], 'TOO_LONG'],
    [one(Single, required), ['OTHER:tea'], undefined],
    [one(Multiple, { minSelect: 2 }), ['A'], 'TOO_FEW'],
    [one(Multiple, { minSelect: 2 }), [], undefined],
    [one(Multiple, { minSelect: 2 }), ['A', 'OTHER:tea'], undefined],
    [one(Multiple, { maxSelect: 2 }), ['A', 'B', 'OTHER:tea'], 'TOO_MANY'],
    [one(Multiple, required), ['OTHER:'], 'OTHER_EMPTY'],
    [one(ShortAnswer, required), ['  '], 'MISSING'],
    [one(ShortAnswer, { maxLength: 2 }), ['👍👍'], undefined],
    [one(ShortAnswer, { maxLength: 2 }), ['abc'], 'TOO_LONG'],
    [one(Ordering, required), [], 'MISSING'],
    [one(Ordering, required), ['B', 'A'], undefined],
    [one(Scale, required), ['0'], undefined],
    [one(Matrix, { ...required, rows: ['r1', 'r2'] }), ['r1:c1'], 'PART'],
    [one(Matrix, { ...required, rows: ['r1', 'r2'] }), ['r1:c1', 'r2:c1'], undefined],
    [one(Matrix, { rows: ['r1', 'r2'] }), ['r1:c1'], undefined],
  ])('to %j that is %j can be handed in, or it is said why not', (question, given, problem) => {
    expect(surveyProblem(question, given)).toBe(problem);
  });

  test('is asked for only where its question is shown, in the order of the questions', () => {
    expect(surveyGaps(questions, values([1, ['A']]))).toEqual([
      { questionId: 2, problem: 'MISSING' },
      { questionId: 4, problem: 'MISSING' },
    ]);
    expect(surveyGaps(questions, values([1, ['B']], [4, ['5']]))).toEqual([]);
  });
});
