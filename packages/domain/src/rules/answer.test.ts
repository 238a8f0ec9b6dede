import { describe, expect, it } from 'vitest';
import { QuestionKind } from '../enums/exam.ts';
import { answerFill, readAnswer, writeAnswer } from './answer.ts';

const cases: [QuestionKind, string[]][] = [
  [QuestionKind.Single, ['B']],
  [QuestionKind.Single, ['OTHER:tea']],
  [QuestionKind.Multiple, ['A', 'C', 'OTHER:tea: green']],
  [QuestionKind.TrueFalse, ['F']],
  [QuestionKind.FillIn, ['60', '', ' 2 ']],
  [QuestionKind.ShortAnswer, ['A: one\nB: two']],
  [QuestionKind.Matching, ['L1:R3', 'L2:R1']],
  [QuestionKind.Ordering, ['S3', 'S1', 'S2']],
  [QuestionKind.Scale, ['0']],
  [QuestionKind.Matrix, ['row1:col2']],
];

describe('an answer', () => {
  it.each(cases)('of kind %i keeps %j through reading and writing', (kind, values) => {
    const read = readAnswer(kind, values);
    expect(read?.kind).toBe(kind);
    expect(read && writeAnswer(read)).toEqual(values);
  });

  it('names each option once, in their order, however it was sent', () => {
    expect(readAnswer(QuestionKind.Multiple, ['C', 'A', 'C'])).toMatchObject({ keys: ['A', 'C'] });
    expect(readAnswer(QuestionKind.Ordering, ['B', 'A', 'B'])).toMatchObject({ keys: ['B', 'A'] });
  });

  it.each<[QuestionKind, string[]]>([
    [QuestionKind.Single, []],
    [QuestionKind.ShortAnswer, [' \n']],
    [QuestionKind.FillIn, ['', '']],
    [QuestionKind.TrueFalse, ['yes']],
    [QuestionKind.Scale, ['many']],
    [QuestionKind.Matching, ['L1', ':R1', 'L1:']],
  ])('of kind %i is none when it says %j', (kind, values) => {
    expect(readAnswer(kind, values)).toBeUndefined();
  });

  it('says how much of its question it answers', () => {
    const fillIn = { kind: QuestionKind.FillIn, blanks: 2 };
    expect(answerFill(fillIn, [])).toBe('EMPTY');
    expect(answerFill(fillIn, ['60'])).toBe('PART');
    expect(answerFill(fillIn, ['60', '2'])).toBe('FULL');
    const matching = { kind: QuestionKind.Matching, left: [1, 2, 3] };
    expect(answerFill(matching, ['L1:R1'])).toBe('PART');
    expect(answerFill({ kind: QuestionKind.Multiple }, ['OTHER:tea'])).toBe('FULL');
    expect(answerFill({ kind: QuestionKind.ShortAnswer }, [], true)).toBe('FULL');
  });
});
