import { ItemKind, ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { notOpen } from './outline.ts';

const open = { itemKind: ItemKind.Video, state: ProgressState.NotStarted };

test('a lesson that cannot be opened says why: first that the course is closed, then the order; a test is elsewhere', () => {
  expect(notOpen(open)).toBeUndefined();
  expect(notOpen({ ...open, state: ProgressState.Locked })).toBe('order');
  expect(notOpen({ ...open, lockedReason: 'ORDER' })).toBe('order');
  expect(notOpen({ ...open, state: ProgressState.Locked, lockedReason: 'ACCESS' })).toBe('access');
  expect(notOpen({ ...open, itemKind: ItemKind.Test })).toBe('test');
  expect(notOpen({ ...open, itemKind: ItemKind.Test, examId: 5 })).toBeUndefined();
  expect(notOpen({ ...open, itemKind: ItemKind.Test, state: ProgressState.Locked })).toBe('order');
});
