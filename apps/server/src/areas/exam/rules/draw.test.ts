import { QuestionKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import type { StoredAsk, StoredLayout } from '../../../db/schema/exam.ts';
import { drawPaper, shuffled } from './draw.ts';

const said = (words: string) => ({ zh: words, en: words });
const choices = (...keys: string[]) => keys.map((key) => ({ key, text: said(key) }));
const ask: StoredAsk = { kind: QuestionKind.Single, options: choices('A', 'B', 'C', 'D'), right: 'A' };
const ordering: StoredAsk = { kind: QuestionKind.Ordering, options: choices('S1', 'S2', 'S3') };
const pair: StoredAsk = { kind: QuestionKind.Ordering, options: choices('S1', 'S2') };
const ids = Array.from({ length: 20 }, (_, at) => at + 1);
const asks = new Map<number, StoredAsk>([...ids.map((id) => [id, ask] as const), [50, ordering], [51, pair]]);
const sections = [
  { sectionId: 1, title: said('One'), questionIds: ids, draw: 5 },
  { sectionId: 2, title: said('Two'), questionIds: [50, 51, 99] },
];
const plain = { shuffleQuestions: false, shuffleOptions: false };
const mixed = { shuffleQuestions: true, shuffleOptions: true };
const seeds = Array.from({ length: 300 }, (_, at) => `seed ${at}`);
const idsOf = (layout: StoredLayout) =>
  layout.map(({ questions }) => questions.map(({ questionId }) => questionId));

test('a paper has as many questions as its sections draw, each once, and only those that exist', () => {
  for (const seed of seeds) {
    const [first = [], second = []] = idsOf(drawPaper(sections, asks, mixed, seed));
    expect([seed, first.length, new Set(first).size]).toEqual([seed, 5, 5]);
    expect(first.every((id) => ids.includes(id))).toBe(true);
    expect(new Set(second)).toEqual(new Set([50, 51]));
  }
});

test('the same attempt always has the same paper, and a different attempt a different one', () => {
  expect(drawPaper(sections, asks, mixed, 'a')).toEqual(drawPaper(sections, asks, mixed, 'a'));
  expect(new Set(seeds.map((seed) => JSON.stringify(drawPaper(sections, asks, mixed, seed)))).size).toBe(300);
});

test('questions and options keep their order where nothing is shuffled', () => {
  const [first] = drawPaper(sections, asks, plain, 'a');
  const order = first?.questions.map(({ questionId }) => questionId) ?? [];
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(first?.questions.every(({ keys }) => keys === undefined)).toBe(true);
});

test('options that are to be put in order are never shown in the right order', () => {
  for (const seed of seeds) {
    const [, second] = drawPaper(sections, asks, plain, seed);
    const shown = second?.questions.map(({ keys = [] }) => keys.join());
    expect(shown).not.toContain('S1,S2,S3');
    expect(shown).not.toContain('S1,S2');
  }
});

test('every question of a pool is drawn about as often as every other', () => {
  const counts = new Map<number, number>();
  for (const seed of seeds) {
    const [first = []] = idsOf(drawPaper(sections, asks, plain, seed));
    for (const id of first) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  // 300 papers of 5 out of 20 draw each question 75 times on average.
  for (const id of ids) expect([id, Math.abs((counts.get(id) ?? 0) - 75) < 35]).toEqual([id, true]);
});

test('shuffling neither loses nor doubles anything', () => {
  for (const seed of seeds) {
    const order = shuffled(ids, seed);
    expect(order.toSorted((one, other) => one - other)).toEqual(ids);
  }
});
