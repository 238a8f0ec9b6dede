import { AccessState, ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { lockOf, nextStepOf, trialOf } from './access.ts';

const resume = { itemId: 21, title: 'Talking', position: 754 };
const begun = { state: ProgressState.InProgress, percent: 46 };

test('the button names the next step', () => {
  const access = AccessState.Ok;
  expect(nextStepOf({ access, enrolled: false })).toEqual({ kind: 'start' });
  expect(nextStepOf({ access, enrolled: true, progress: begun, resume })).toEqual({
    kind: 'continue',
    ...resume,
  });
  expect(
    nextStepOf({ access, enrolled: true, progress: { ...begun, state: ProgressState.Completed }, resume }),
  ).toEqual({
    kind: 'again',
  });
});

test('a course without access says why, also to those who were once enrolled', () => {
  const reasons = [
    [AccessState.NeedVip, 'vip'],
    [AccessState.NeedBuy, 'buy'],
    [AccessState.NotOpen, 'notOpen'],
    [AccessState.NotInScope, 'scope'],
  ] as const;
  for (const [access, reason] of reasons) {
    expect(nextStepOf({ access, enrolled: true, progress: begun, resume })).toEqual({
      kind: 'closed',
      reason,
    });
  }
});

test('a person who has a course that is no longer offered may finish it', () => {
  const access = AccessState.OffShelf;
  expect(nextStepOf({ access, enrolled: false })).toEqual({ kind: 'closed', reason: 'offShelf' });
  expect(nextStepOf({ access, enrolled: true, progress: begun, resume })).toMatchObject({ kind: 'continue' });
});

test('a locked item says whether an earlier one or access is missing', () => {
  const state = ProgressState.Locked;
  expect(lockOf({ state, lockedReason: 'ORDER' })).toBe('order');
  expect(lockOf({ state: ProgressState.NotStarted, lockedReason: 'ACCESS' })).toBe('access');
  expect(lockOf({ state })).toBe('order');
  expect(lockOf({ state: ProgressState.NotStarted })).toBeUndefined();
});

const item = (itemId: number, trial: boolean) => ({ itemId, title: `${itemId}`, trial });

test('the first lesson that may be tried is offered where access is missing, and nowhere else', () => {
  const chapters = [
    { items: [item(1, false)], children: [{ items: [item(2, true)] }] },
    { items: [item(3, true)] },
  ];
  expect(trialOf(AccessState.NeedVip, chapters)?.itemId).toBe(2);
  expect(trialOf(AccessState.NeedBuy, chapters)?.itemId).toBe(2);
  expect(trialOf(AccessState.NeedBuy, [{ items: [item(1, false)] }])).toBeUndefined();
  for (const access of [AccessState.Ok, AccessState.NotOpen, AccessState.NotInScope, AccessState.OffShelf]) {
    expect(trialOf(access, chapters)).toBeUndefined();
  }
});
