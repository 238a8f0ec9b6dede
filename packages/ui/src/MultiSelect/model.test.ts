import { assert, property, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { afterAll, toggled } from './model.ts';

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
  { value: 'c', label: '丙', disabled: true },
  { value: 'd', label: '丁' },
];
const values = options.map(({ value }) => value);

test('chooses and removes', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('“all” means what is shown and can be chosen, and pressing it twice chooses none', () => {
  expect(afterAll(options, ['d'])).toEqual(['d', 'a', 'b']);
  expect(afterAll(options, ['a', 'b', 'c', 'd'])).toEqual(['c']);
  assert(
    property(subarray(options), subarray(values), (shown, chosen) => {
      const after = afterAll(shown, chosen);
      const untouched = (list: readonly string[]) =>
        list.filter((value) => !shown.some((option) => option.value === value && option.disabled !== true));
      expect(untouched(after)).toEqual(untouched(chosen));
      expect(new Set(after).size).toBe(after.length);
    }),
    { seed: 20_261_120 },
  );
});
