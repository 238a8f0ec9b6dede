import { ProgressState } from '@stoa/domain';
import { assert, constantFrom, integer, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { outlookOf } from './model.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 21, 2);
const doing = { state: ProgressState.InProgress, now };

test('counts down to the beginning, then to the end, then past it', () => {
  expect(outlookOf({ ...doing, startTime: now + 50 * hour, dueTime: now + 900 * hour })).toEqual({
    kind: 'starts',
    days: 2,
    hours: 2,
    tone: 'neutral',
  });
  expect(outlookOf({ ...doing, startTime: now - hour, dueTime: now + 73 * hour })).toMatchObject({
    kind: 'left',
    days: 3,
    tone: 'neutral',
  });
  expect(outlookOf({ ...doing, dueTime: now + 72 * hour })).toMatchObject({ kind: 'left', tone: 'warning' });
  expect(outlookOf({ ...doing, dueTime: now - 49 * hour })).toEqual({
    kind: 'overdue',
    days: 2,
    tone: 'danger',
  });
});

test('shows nothing about time once a plan is completed, whatever its dates', () => {
  const time = option(integer({ min: now - 5000 * hour, max: now + 5000 * hour }), { nil: undefined });
  assert(
    property(constantFrom(...Object.values(ProgressState)), time, time, (state, startTime, dueTime) => {
      const outlook = outlookOf({ state, startTime, dueTime, now });
      const dated = dueTime !== undefined || (startTime !== undefined && startTime > now);
      expect(outlook !== undefined).toBe(dated && state !== ProgressState.Completed);
      // Red is used only if something is overdue.
      const over = dueTime !== undefined && dueTime < now && !(startTime !== undefined && startTime > now);
      expect(outlook?.tone === 'danger').toBe(over && state !== ProgressState.Completed);
    }),
    { seed: 20_261_121 },
  );
});
