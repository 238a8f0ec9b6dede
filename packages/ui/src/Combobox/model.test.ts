import { array, assert, boolean, constantFrom, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { matching, neighbour } from './model.ts';

const people = [
  { value: '1', label: '林小满', keywords: 'linxiaoman lxm' },
  { value: '2', label: '李雷', keywords: 'lilei ll', disabled: true },
  { value: '3', label: 'Lin Tao' },
];
const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

test('finds by characters, pinyin and initials, whatever the case and width', () => {
  expect(values(matching(people, '小满'))).toEqual(['1']);
  expect(values(matching(people, 'lin'))).toEqual(['1', '3']);
  expect(values(matching(people, 'ＬＸＭ'))).toEqual(['1']);
  expect(values(matching(people, 'lin tao'))).toEqual(['3']);
  expect(values(matching(people, ' '))).toEqual(['1', '2', '3']);
  expect(matching(people, '王')).toEqual([]);
});

test('arrows wrap around and skip what cannot be chosen', () => {
  expect(neighbour(people, undefined, 1)?.value).toBe('1');
  expect(neighbour(people, undefined, -1)?.value).toBe('3');
  expect(neighbour(people, '1', 1)?.value).toBe('3');
  expect(neighbour(people, '3', 1)?.value).toBe('1');
  expect(neighbour(people, '1', -1)?.value).toBe('3');
  expect(neighbour([], undefined, 1)).toBeUndefined();
});

test('from any option, arrows visit every one that can be chosen exactly once', () => {
  const option = record({ value: string(), label: string(), disabled: boolean() });
  assert(
    property(array(option, { maxLength: 12 }), constantFrom<1 | -1>(1, -1), (list, by) => {
      const options = list.map((each, at) => ({ ...each, value: String(at) }));
      const free = options.filter((each) => !each.disabled);
      const seen = new Set<string>();
      let active: string | undefined;
      for (const _ of free) {
        active = neighbour(options, active, by)?.value;
        if (active !== undefined) seen.add(active);
      }
      expect(seen).toEqual(new Set(values(free)));
    }),
    { seed: 20_261_120 },
  );
});
