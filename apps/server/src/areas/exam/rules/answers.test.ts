import { QuestionKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import type { StoredAsk } from '../../../db/schema/exam.ts';
import { longestText, refusalOf } from './answers.ts';

const said = (words: string) => ({ zh: words, en: words });
const choices = (...keys: string[]) => keys.map((key) => ({ key, text: said(key) }));
const asks = {
  single: { kind: QuestionKind.Single, options: choices('A', 'B'), right: 'B' },
  multiple: { kind: QuestionKind.Multiple, options: choices('A', 'B'), right: ['A'] },
  trueFalse: { kind: QuestionKind.TrueFalse, right: true },
  fillIn: { kind: QuestionKind.FillIn, accepted: [['60']] },
  short: { kind: QuestionKind.ShortAnswer, reference: said('x'), maxLength: 5 },
  matching: {
    kind: QuestionKind.Matching,
    left: choices('L1'),
    right: choices('R1'),
    pairs: { L1: 'R1' },
  },
  ordering: { kind: QuestionKind.Ordering, options: choices('S1', 'S2') },
} satisfies Record<string, StoredAsk>;

test.each<[keyof typeof asks, string[], string | undefined]>([
  ['single', ['A'], undefined],
  ['single', ['Z'], 'VALUES'],
  ['single', ['OTHER:tea'], 'VALUES'],
  ['multiple', ['A', 'B'], undefined],
  ['multiple', ['A', 'OTHER:tea'], 'VALUES'],
  ['trueFalse', ['F'], undefined],
  ['trueFalse', ['maybe'], 'VALUES'],
  ['fillIn', ['sixty'], undefined],
  ['fillIn', ['60', '2'], 'VALUES'],
  ['fillIn', ['6'.repeat(longestText.blank + 1)], 'LENGTH'],
  ['short', ['四五六七八'], undefined],
  ['short', ['四五六七八九'], 'LENGTH'],
  ['matching', ['L1:R1'], undefined],
  ['matching', ['L1:R9'], 'VALUES'],
  ['ordering', ['S2'], undefined],
  ['ordering', ['S3'], 'VALUES'],
])('%s takes %j: %s', (name, values, reason) => {
  expect(refusalOf(asks[name], values)).toBe(reason);
});

test.each(Object.entries(asks))('%s takes no answer', (_name, ask) => {
  expect(refusalOf(ask, [])).toBeUndefined();
  expect(refusalOf(ask, [''])).toBeUndefined();
});

test('an attempt does not store long texts that are no part of its answers', () => {
  const long = ' '.repeat(longestText.shortAnswer + 1);
  expect(refusalOf(asks.trueFalse, ['T', long])).toBe('LENGTH');
  expect(refusalOf(asks.short, ['四五', long])).toBe('LENGTH');
  expect(refusalOf(asks.single, [long])).toBe('LENGTH');
});
