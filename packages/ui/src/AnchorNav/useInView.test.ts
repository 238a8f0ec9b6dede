import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { partInView } from './useInView.ts';

const parts = [
  { id: 'targets', top: -400 },
  { id: 'sources', top: 120 },
  { id: 'rules', top: 900 },
];

test('the current part is the last whose beginning has passed the upper third of the window', () => {
  expect(partInView(parts, 600, false)).toBe('sources');
  expect(partInView(parts, 300, false)).toBe('targets');
});

test('before the first part the first is current, and at the end of the page the last', () => {
  expect(partInView([{ id: 'targets', top: 500 }], 600, false)).toBe('targets');
  expect(partInView(parts, 600, true)).toBe('rules');
  expect(partInView([], 600, true)).toBeUndefined();
});

test('scrolling down never makes an earlier part current', () => {
  const tops = array(integer({ min: -2000, max: 4000 }), { minLength: 1 }).map((all) =>
    all.toSorted((a, b) => a - b),
  );
  assert(
    property(tops, integer({ min: 0, max: 3000 }), (all, step) => {
      const at = (scrolled: number) =>
        Number(
          partInView(
            all.map((top, id) => ({ id: String(id), top: top - scrolled })),
            800,
            false,
          ),
        );
      expect(at(step)).toBeGreaterThanOrEqual(at(0));
    }),
    { seed: 20_261_121 },
  );
});
