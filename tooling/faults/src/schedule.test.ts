import { describe, expect, test } from 'vitest';
import { presets } from './presets.ts';
import type { Rule } from './rule.ts';
import { Schedule } from './schedule.ts';

const seen = { method: 'GET', path: '/api/x', upgrade: false };
const history = (seed: number, rules: readonly Rule[], length = 200) => {
  const schedule = new Schedule(seed, rules);
  return Array.from({ length }, () => schedule.decide(seen));
};

test('the same seed gives the same faults, to the last number', () => {
  expect(history(42, presets.chaos)).toEqual(history(42, presets.chaos));
  expect(history(42, presets.chaos)).not.toEqual(history(43, presets.chaos));
});

test('other requests and other rules do not change a named rule’s faults', () => {
  const rule: Rule = {
    name: 'mine',
    when: { path: '/api/*', probability: 0.5 },
    fault: { kind: 'delay', ms: [1, 900] },
  };
  const alone = history(7, [rule]);
  const busy = new Schedule(7, [{ fault: { kind: 'reset' }, when: { path: '/other' } }, rule]);
  const among = alone.map(() => {
    busy.decide({ ...seen, path: '/other' });
    return busy.decide(seen);
  });
  expect(among).toEqual(alone);
});

describe('chance', () => {
  test('applies to about the share that is asked for, and never outside of the limits', () => {
    const rule: Rule = { when: { probability: 0.3 }, fault: { kind: 'delay', ms: [10, 12] } };
    const strikes = history(1, [rule], 5000).flat();
    expect(strikes.length).toBeGreaterThan(1350);
    expect(strikes.length).toBeLessThan(1650);
    const drawn = new Set(strikes.map(({ fault }) => (fault.kind === 'delay' ? fault.ms : NaN)));
    expect(drawn).toEqual(new Set([10, 11, 12]));
  });

  test('chooses each of several faults', () => {
    const rule: Rule = { fault: [{ kind: 'reset' }, { kind: 'freeze' }, { kind: 'reorder' }] };
    const kinds = new Set(
      history(1, [rule], 100)
        .flat()
        .map(({ fault }) => fault.kind),
    );
    expect(kinds.size).toBe(3);
  });
});
