import { SeekPolicy } from '@stoa/domain';
import { expect, test } from 'vitest';
import { lessonFixture } from './fixtures.ts';
import { reachOf } from './reach.ts';

const { policy, progress } = lessonFixture('zh-CN');

test.each([
  ['anywhere, where seeking is free', SeekPolicy.Free, false, Number.POSITIVE_INFINITY],
  ['as far as it was watched before', SeekPolicy.NoForward, false, 60],
  ['nowhere, where the timeline may not be moved', SeekPolicy.NoSeek, false, -1],
  ['anywhere in a lesson that is complete', SeekPolicy.NoSeek, true, Number.POSITIVE_INFINITY],
] as const)('a person may jump %s', (_title, seekPolicy, done, reach) => {
  const { completedTime: _completedTime, ...open } = { ...progress, maxPosition: 60 };
  const lesson = { policy: { ...policy, seekPolicy }, progress: done ? { ...open, completedTime: 1 } : open };
  expect(reachOf(lesson, 40)).toBe(reach);
});

test('what is being watched now can be watched again', () => {
  const { completedTime: _completedTime, ...open } = { ...progress, maxPosition: 60 };
  expect(reachOf({ policy: { ...policy, seekPolicy: SeekPolicy.NoForward }, progress: open }, 75)).toBe(75);
});
