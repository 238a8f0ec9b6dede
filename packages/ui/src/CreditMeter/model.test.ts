import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from './model.ts';

test('adds tenths without rounding errors', () => {
  expect(factsOf({ got: 0.1 + 0.2, target: 1 })).toEqual({
    got: 0.3,
    target: 1,
    missing: 0.7,
    state: 'open',
    capped: false,
  });
});

test('requires nothing if the year requires nothing', () => {
  expect(factsOf({ got: 3, target: 0 })).toMatchObject({ state: 'free', missing: 0 });
});

test('what is earned and what is missing add up to the target, which is met exactly when nothing is missing', () => {
  const tenths = integer({ min: 0, max: 5000 });
  assert(
    property(tenths, tenths, tenths, (got, target, cap) => {
      const facts = factsOf({ got: got / 10, target: target / 10, cap: cap / 10 });
      expect(Math.round((facts.got + facts.missing) * 10)).toBe(Math.max(got, target));
      expect(facts.state === 'met').toBe(target > 0 && got >= target);
      expect(facts.capped).toBe(got >= cap);
    }),
    { seed: 20_261_121 },
  );
});
