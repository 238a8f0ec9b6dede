import { array, assert, boolean, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { branchesBeside, lineAfter, lineByWords, linesOf, type TreeItem, type TreeLine } from './model.ts';

const seed = 20_261_121;

const channel: readonly TreeItem[] = [
  {
    value: 'store',
    label: '门店通道',
    children: [
      { value: 'clerk', label: 'Clerk 店员' },
      { value: 'lead', label: '值班店长', children: [{ value: 'one', label: '一级' }] },
    ],
  },
  { value: 'hq', label: '总部通道', children: 'lazy' },
  { value: 'cargo', label: 'Cargo 物流', children: 'failed' },
];
const open = (...values: string[]) => linesOf(channel, new Set(values));
const ids = (lines: readonly TreeLine[]) => lines.map(({ id }) => id);

const kindsOf = (children: TreeItem['children']) =>
  linesOf([{ value: 'a', label: 'a', children }], new Set('a')).map(({ kind }) => kind);
const walk = (lines: readonly TreeLine[], start: string | undefined, way: 'next' | 'previous') => {
  const passed: string[] = [];
  for (let id = start; id !== undefined; id = lineAfter(lines, id, way)?.id) passed.push(id);
  return passed;
};

test('shows what is open, each line with its level and its place among its siblings', () => {
  expect(ids(open())).toEqual(['store', 'hq', 'cargo']);
  expect(open('store', 'lead').map(({ level, position, siblings }) => [level, position, siblings])).toEqual([
    [1, 1, 3],
    [2, 1, 2],
    [2, 2, 2],
    [3, 1, 1],
    [1, 2, 3],
    [1, 3, 3],
  ]);
});

test('says on a line of its own that a branch loads, failed or is empty', () => {
  expect(kindsOf('loading')).toEqual(['item', 'loading']);
  expect(kindsOf('failed')).toEqual(['item', 'failed']);
  expect(kindsOf([])).toEqual(['item', 'empty']);
  expect(kindsOf('lazy')).toEqual(['item']);
});

test('the key inwards leads into an open branch only, and the key outwards to the parent', () => {
  expect(lineAfter(open('store'), 'store', 'open')?.id).toBe('clerk');
  expect(lineAfter(open(), 'store', 'open')).toBeUndefined();
  expect(lineAfter(open('store'), 'clerk', 'close')?.id).toBe('store');
  expect(lineAfter(open('store'), 'store', 'close')).toBeUndefined();
});

test('typing finds the next line that begins so, from the start again after the end, and more letters narrow it', () => {
  const lines = open('store');
  expect(lineByWords(lines, 'store', 'c')?.id).toBe('clerk');
  expect(lineByWords(lines, 'clerk', 'c')?.id).toBe('cargo');
  expect(lineByWords(lines, 'clerk', 'cl')?.id).toBe('clerk');
  expect(lineByWords(lines, 'cargo', '门')?.id).toBe('store');
  expect(lineByWords(lines, 'cargo', 'x')).toBeUndefined();
});

test('finds the branches beside a line', () => {
  expect(branchesBeside(open('store'), 'clerk')).toEqual(['lead']);
  expect(branchesBeside(open(), 'hq')).toEqual(['store', 'hq', 'cargo']);
});

test('going down from the first line passes every line once and ends; going up comes back', () => {
  // Each number decides which of the earlier nodes is the parent.
  const parents = array(nat(), { maxLength: 30 });
  assert(
    property(parents, array(boolean(), { minLength: 30, maxLength: 30 }), (numbers, opened) => {
      const below = (parent: number): TreeItem[] =>
        numbers.flatMap((number, at) => {
          if (number % (at + 1) !== parent + 1) return [];
          return [{ value: `n${at}`, label: '', children: at % 3 === 0 ? undefined : below(at) }];
        });
      const lines = linesOf(below(-1), new Set(numbers.flatMap((_, at) => (opened[at] ? [`n${at}`] : []))));
      expect(walk(lines, lines[0]?.id, 'next')).toEqual(ids(lines));
      expect(walk(lines, lines.at(-1)?.id, 'previous')).toEqual(ids(lines).toReversed());
      expect(new Set(ids(lines)).size).toBe(lines.length);
    }),
    { seed },
  );
});
