import type { LiveDetail } from '@stoa/api/contract/live';
import { LiveStatus, type Locale } from '@stoa/domain';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liveFixture, liveIn, roomFixture } from '../fixtures.ts';
import { countdownOf, creditOf, extentOf, factsOf, stageOf, statusOf, watchingOf } from './model.ts';

const now = new Date(2026, 10, 21, 14, 36).getTime();
const { Upcoming, Live, Ended, Playback, Cancelled } = LiveStatus;

const said = (change: Partial<LiveDetail> = {}, locale: Locale = 'zh-CN') => ({
  live: liveFixture(locale, change),
  t: liveIn(locale),
  locale,
  now,
});

test('the time that is left is shown in whole units that add up to it', () => {
  expect(countdownOf(93_784).map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  expect(countdownOf(-5).every(({ value }) => value === 0)).toBe(true);
  assert(
    property(integer({ min: 0, max: 10_000_000 }), (seconds) => {
      const parts = Object.fromEntries(countdownOf(seconds).map(({ unit, value }) => [unit, value]));
      const { days = 0, hours = 0, minutes = 0, seconds: rest = 0 } = parts;
      expect(((days * 24 + hours) * 60 + minutes) * 60 + rest).toBe(seconds);
      expect(hours < 24 && minutes < 60 && rest < 60).toBe(true);
    }),
    { seed: 20_261_121 },
  );
});

test('the state of the room is newer than that of the page', () => {
  const live = liveFixture('zh-CN', { status: Upcoming });
  expect(statusOf({ live })).toBe(Upcoming);
  expect(statusOf({ live, room: roomFixture('zh-CN') })).toBe(Live);
});

const stageAt = (status: LiveStatus, more = {}) =>
  stageOf({ live: liveFixture('zh-CN', { status, startTime: now + 2500 }), now, ...more });

describe('the stage', () => {
  const player = { sources: [] };
  test('counts down to the start, and not below zero', () => {
    expect(stageAt(Upcoming)).toEqual({ kind: 'waiting', secondsLeft: 3 });
    expect(stageAt(Upcoming, { now: now + 9000 })).toEqual({ kind: 'waiting', secondsLeft: 0 });
  });

  test('shows the stream or the recording once there is something to play', () => {
    expect(stageAt(Live)).toEqual({ kind: 'loading' });
    expect(stageAt(Live, { player })).toEqual({ kind: 'live', player });
    expect(stageAt(Playback, { player })).toEqual({ kind: 'loading' });
    expect(stageAt(Playback, { player, playbackId: 2 })).toEqual({ kind: 'playback', playbackId: 2, player });
  });

  test('says so if there is nothing to see, whatever was played before', () => {
    expect(stageAt(Ended, { player })).toEqual({ kind: 'closed', reason: 'ended' });
    expect(stageAt(Cancelled, { player })).toEqual({ kind: 'closed', reason: 'cancelled' });
  });
});

describe('the facts below the title', () => {
  const tomorrow = {
    startTime: new Date(2026, 10, 22, 16, 0).getTime(),
    endTime: new Date(2026, 10, 22, 17, 30).getTime(),
  };

  test.each([
    [{ status: Live }, ['今天 14:00 – 15:30', '326 人已订阅']],
    [{ status: Upcoming, ...tomorrow }, ['11-22 16:00 – 17:30', '326 人已订阅']],
    [{ status: Playback, viewNum: 12_345 }, ['今天 14:00 – 15:30', '1.2万人看过']],
    [{ status: Ended, viewNum: undefined }, ['今天 14:00 – 15:30']],
    [{ status: Cancelled, ...tomorrow }, ['11-22 16:00 – 17:30']],
  ])('%o shows %o', (change, facts) => {
    expect(factsOf(said(change))).toEqual(facts);
  });

  test('of a stream of another year name the day alone', () => {
    const startTime = new Date(2025, 10, 22, 16, 0).getTime();
    expect(factsOf(said({ startTime }))[0]).toBe('2025-11-22');
  });

  test('are in the singular for one reminder', () => {
    expect(factsOf(said({ subscribeNum: 1 }, 'en'))).toEqual(['Today 14:00 – 15:30', '1 reminder']);
  });

  test('the number of viewers is in the bar while the stream runs, as the room reports it', () => {
    expect(watchingOf({ ...said(), room: roomFixture('zh-CN', { viewNum: 4000 }) })).toBe('4000 人看过');
    expect(watchingOf(said({ status: Playback }))).toBeUndefined();
  });
});

describe('the credit for watching', () => {
  test('follows the last beat', () => {
    const live = liveFixture('zh-CN');
    expect(creditOf({ live })).toEqual({ percent: 42, needed: 70, credit: 0.5 });
    expect(creditOf({ live, watch: { seconds: 1, percent: 43, done: false } })).toMatchObject({
      percent: 43,
    });
  });

  test('is not mentioned if there is no credit, or nothing to see yet or ever', () => {
    expect(creditOf({ live: liveFixture('zh-CN', { credit: undefined }) })).toBeUndefined();
    expect(creditOf({ live: liveFixture('zh-CN', { status: Upcoming }) })).toBeUndefined();
    expect(creditOf({ live: liveFixture('zh-CN', { status: Cancelled }) })).toBeUndefined();
  });
});

test('a recording shows how long it is, and how far the person has watched', () => {
  const playback = { playbackId: 1, title: '', duration: 2530, sources: [], lastPosition: 0 };
  const t = liveIn('zh-CN');
  expect(extentOf(playback, t)).toBe('00:42:10');
  expect(extentOf({ ...playback, lastPosition: 754 }, t)).toBe('00:42:10 · 看到 12:34');
});
