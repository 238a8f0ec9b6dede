import { MultiScoreRule, QuestionKind, Verdict } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredAsk } from '../../../db/schema/exam.ts';
import { folded, scoreAnswer, verdictFor } from './score.ts';

const { AllOrNothing, HalfIfIncomplete, PerOption } = MultiScoreRule;
const said = (words: string) => ({ zh: words, en: words });
const choices = (...keys: string[]) => keys.map((key) => ({ key, text: said(key) }));
const got = (ask: StoredAsk, values: string[], rule: MultiScoreRule = AllOrNothing, score = 10) =>
  scoreAnswer({ ask, score }, values, rule).got;

const single: StoredAsk = { kind: QuestionKind.Single, options: choices('A', 'B'), right: 'B' };
const multiple: StoredAsk = {
  kind: QuestionKind.Multiple,
  options: choices('A', 'B', 'C', 'D'),
  right: ['A', 'C'],
};
const trueFalse: StoredAsk = { kind: QuestionKind.TrueFalse, right: false };
const fillIn: StoredAsk = { kind: QuestionKind.FillIn, accepted: [['60', '六十'], ['two hours']] };
const short: StoredAsk = { kind: QuestionKind.ShortAnswer, reference: said('Apologise') };
const matching: StoredAsk = {
  kind: QuestionKind.Matching,
  left: choices('L1', 'L2', 'L3'),
  right: choices('R1', 'R2', 'R3', 'R4'),
  pairs: { L1: 'R2', L2: 'R1', L3: 'R3' },
};
const ordering: StoredAsk = { kind: QuestionKind.Ordering, options: choices('S1', 'S2', 'S3', 'S4') };

describe('points', () => {
  test.each([
    [single, ['B'], 10],
    [single, ['A'], 0],
    [single, ['A', 'B'], 0],
    [trueFalse, ['F'], 10],
    [trueFalse, ['T'], 0],
  ])('are given completely or not at all where one answer is right (%#)', (ask, values, points) => {
    expect(got(ask, values)).toBe(points);
  });

  test.each([
    [AllOrNothing, ['A', 'C'], 10],
    [AllOrNothing, ['A'], 0],
    [AllOrNothing, ['A', 'B', 'C'], 0],
    [HalfIfIncomplete, ['A', 'C'], 10],
    [HalfIfIncomplete, ['C'], 5],
    [HalfIfIncomplete, ['A', 'B'], 0],
    [HalfIfIncomplete, ['B'], 0],
    [PerOption, ['A', 'C'], 10],
    [PerOption, ['A'], 5],
    [PerOption, ['A', 'B', 'C'], 5],
    [PerOption, ['A', 'B'], 0],
    [PerOption, ['B', 'D'], 0],
  ])('of a multiple choice follow rule %i for %j', (rule, values, points) => {
    expect(got(multiple, values, rule)).toBe(points);
  });

  test('of a fill-in are for each blank, whatever the width, case and spaces of its text', () => {
    expect(got(fillIn, [' ６０ ', 'Two  Hours'])).toBe(10);
    expect(got(fillIn, ['六十', 'three hours'])).toBe(5);
    expect(got(fillIn, ['', 'two hours'])).toBe(5);
    expect(got(fillIn, ['two hours', '60'])).toBe(0);
    expect(folded('Ｈ₂Ｏ')).toBe('h2o');
  });

  test('of pairs and places are given for each one that is right', () => {
    expect(got(matching, ['L1:R2', 'L2:R1', 'L3:R3'])).toBe(10);
    expect(got(matching, ['L1:R2', 'L2:R4'])).toBe(3.33);
    expect(got(ordering, ['S1', 'S2', 'S3', 'S4'])).toBe(10);
    expect(got(ordering, ['S2', 'S1', 'S3', 'S4'])).toBe(5);
    expect(got(ordering, ['S2', 'S3', 'S4', 'S1'])).toBe(0);
  });

  test('of a short answer are the marker’s, except that an empty one gets none', () => {
    const score = 10;
    expect(scoreAnswer({ ask: short, score }, ['Sorry'], AllOrNothing)).toEqual({
      got: undefined,
      verdict: Verdict.Unmarked,
    });
    expect(got(short, ['  '])).toBe(0);
    expect(scoreAnswer({ ask: short, score }, [], AllOrNothing, true).verdict).toBe(Verdict.Unmarked);
  });

  test('are never more than the question has, nor less than zero, whatever is sent', () => {
    const text = fc.constantFrom(
      '',
      'A',
      'B',
      'C',
      'D',
      'T',
      'F',
      'L1:R2',
      'S1',
      'OTHER:A',
      '60',
      '六十',
      'x'.repeat(500),
    );
    const ask = fc.constantFrom<StoredAsk>(single, multiple, trueFalse, fillIn, matching, ordering);
    const rule = fc.constantFrom<MultiScoreRule>(AllOrNothing, HalfIfIncomplete, PerOption);
    fc.assert(
      fc.property(ask, fc.array(text, { maxLength: 7 }), rule, (asked, values, by) => {
        const { got: given = -1, verdict } = scoreAnswer({ ask: asked, score: 7 }, values, by);
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(7);
        expect(verdictFor(given, 7)).toBe(verdict);
      }),
      { seed: 20_261_124, numRuns: 1000 },
    );
  });
});
