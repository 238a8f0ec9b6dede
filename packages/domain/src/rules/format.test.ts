import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { run } from '../test/property.ts';
import { dueState, formatDateTime, formatDay, calendarTime } from './dateTime.ts';
import { formatFullDateTime } from './fullDateTime.ts';
import {
  formatBytes,
  formatCount,
  formatCounted,
  formatDuration,
  formatLength,
  formatMoneyFen,
} from './format.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('sizes', () => {
  it.each([
    [0, '0 Bytes'],
    [999, '999 Bytes'],
    [1000, '1.00 KB'],
    [1023, '1.02 KB'],
    [999_994, '999.99 KB'],
    [999_999, '1.00 MB'],
    [2_000_000_000, '2.00 GB'],
    [1e12, '1.00 TB'],
    [1e15, '1.00 PB'],
    [1e30, '1000000.00 YB'],
  ])('%d bytes are %s', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('%d is shown as a placeholder', (bytes) => {
    expect(formatBytes(bytes)).toBe('–');
  });

  it('never shows a thousand of a unit if there is a next larger one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        expect(Number.parseFloat(formatBytes(bytes))).toBeLessThan(1000);
      }),
      run,
    );
  });
});

describe('durations', () => {
  it.each([
    [0, '00:00:00'],
    [59.9, '00:00:59'],
    [3600, '01:00:00'],
    [359_999, '99:59:59'],
    [360_000, '100:00:00'],
  ])('%d s are shown as %s', (seconds, expected) => {
    expect(formatDuration(seconds)).toBe(expected);
  });

  it.each([Number.NaN, -0.1, Number.POSITIVE_INFINITY])('%d s is shown as a placeholder', (seconds) => {
    expect(formatDuration(seconds)).toBe('--:--:--');
  });

  it('can be read back as the same whole seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
        const [h = 0, m = 0, s = 0] = formatDuration(seconds).split(':').map(Number);
        expect(h * 3600 + m * 60 + s).toBe(seconds);
      }),
      run,
    );
  });
});

describe('lengths in words', () => {
  it.each([
    [0, '0 秒', '0 s'],
    [30, '30 秒', '30 s'],
    [59.6, '1 分钟', '1 min'],
    [75, '1 分钟', '1 min'],
    [270, '5 分钟', '5 min'],
    [3569, '59 分钟', '59 min'],
    [3570, '1 小时', '1 h'],
    [4799, '1 小时 20 分', '1 h 20 min'],
    [7200, '2 小时', '2 h'],
    [999_999, '277 小时 47 分', '277 h 47 min'],
    [-1, '–', '–'],
    [Number.NaN, '–', '–'],
  ])('%d s is %s in Chinese and %s in English', (seconds, zh, en) => {
    expect(formatLength(seconds, 'zh-CN')).toBe(zh);
    expect(formatLength(seconds, 'en')).toBe(en);
  });
});

describe('counts and money', () => {
  it.each([
    [328, '328 人学过'],
    [12_345, '1.2万人学过'],
    [100_000_000, '1亿人学过'],
  ])('%d has a space only between a digit and Han: %s', (count, expected) => {
    expect(formatCounted(count, '人学过')).toBe(expected);
  });

  it.each([
    [9999, '9999', '9999'],
    [10_000, '1万', '10k'],
    [12_999, '1.2万', '12k'],
    [99_999_999, '9999.9万', '99.9M'],
    [100_000_000, '1亿', '100M'],
    [-1, '–', '–'],
    [Number.NaN, '–', '–'],
  ])('%d is %s in Chinese and %s in English', (count, zh, en) => {
    expect(formatCount(count, 'zh-CN')).toBe(zh);
    expect(formatCount(count, 'en')).toBe(en);
  });

  it.each([
    [19_900, '¥199.00'],
    [5, '¥0.05'],
    [-150, '-¥1.50'],
    [0.5, '–'],
  ])('%d fen are shown as %s', (fen, expected) => {
    expect(formatMoneyFen(fen)).toBe(expected);
  });
});

describe('dates', () => {
  const now = Date.parse('2026-11-20T12:00:00+08:00');
  it.each([
    ['2026-11-20T00:05:00+08:00', '00:05'],
    ['2026-11-19T23:59:00+08:00', '11-19 23:59'],
    ['2026-01-01T00:00:00+08:00', '01-01 00:00'],
    ['2025-12-31T23:59:00+08:00', '2025-12-31'],
    ['2027-11-20T12:00:00+08:00', '2027-11-20'],
  ])('%s reads %s in Shanghai', (time, expected) => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    expect(formatDateTime(Date.parse(time), { now })).toBe(expected);
  });

  it.each([
    ['Asia/Shanghai', '11-20 01:59'],
    ['America/St_Johns', '11-19 14:29'],
    ['UTC', '11-19 17:59'],
  ])('are told in the zone of the browser: %s', (timeZone, expected) => {
    vi.stubEnv('TZ', timeZone);
    const [late, nextYear] = [Date.UTC(2026, 10, 19, 17, 59), Date.UTC(2026, 11, 20)];
    expect(formatDateTime(late, { now: nextYear })).toBe(expected);
  });

  it('reads a day of which no time is known without one, also today', () => {
    const now = new Date(2026, 2, 10, 9, 30).getTime();
    const days = [new Date(2026, 2, 10), new Date(2026, 0, 2), new Date(2025, 11, 31)];
    expect(days.map((day) => formatDay(day.getTime(), { now }))).toEqual(['03-10', '01-02', '2025-12-31']);
    expect(formatDay(0, { now })).toBe('–');
  });

  it('shows a placeholder for no time and never throws', () => {
    expect([Number.NaN, 0].map((time) => formatDateTime(time, { now }))).toEqual(['–', '–']);
    expect(formatFullDateTime(0, 'en', 'UTC')).toBe('–');
    fc.assert(
      fc.property(fc.double(), (time) => {
        expect(formatDateTime(time, { now })).not.toBe('');
        expect(formatFullDateTime(time, 'en', 'UTC')).not.toBe('');
      }),
      { ...run, numRuns: 200 },
    );
  });

  it('writes the whole moment in the reader’s language', () => {
    expect(formatFullDateTime(now, 'zh-CN', 'Asia/Shanghai')).toContain('2026年11月20日');
    expect(formatFullDateTime(now, 'en', 'Asia/Shanghai')).toMatch(/^20 November 2026\D+12:00$/);
  });
});

describe('due times', () => {
  const hour = 3_600_000;
  it.each([
    [73 * hour, { state: 'later', days: 3, hours: 1 }],
    [72 * hour + 1, { state: 'later', days: 3, hours: 0 }],
    [72 * hour, { state: 'soon', days: 3, hours: 0 }],
    [0, { state: 'soon', days: 0, hours: 0 }],
    [-1, { state: 'overdue', days: 0, hours: 0 }],
    [-75 * hour, { state: 'overdue', days: 3, hours: 3 }],
  ])('are right %d ms before the end', (away, expected) => {
    expect(dueState(1e12 + away, 1e12)).toEqual(expected);
  });
});

describe('a moment in a sentence', () => {
  it.each([
    ['2026-11-24T10:00:00Z', 'today', '18:00'],
    ['2026-11-24T16:30:00Z', 'tomorrow', '00:30'],
    ['2026-11-26T10:00:00Z', 'thisYear', '18:00'],
    ['2027-01-03T10:00:00Z', 'otherYear', '18:00'],
  ])('%s is shown with the day “%s” and the time %s', (time, day, clock) => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const now = Date.parse('2026-11-24T08:00:00Z');
    expect(calendarTime(Date.parse(time), { now })).toMatchObject({ day, clock });
  });

  it('gives year, month and day as numbers', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const now = Date.parse('2026-11-24T08:00:00Z');
    const spoken = calendarTime(Date.parse('2027-01-03T10:00:00Z'), { now });
    expect(spoken).toMatchObject({ year: 2027, month: 1, date: 3 });
  });
});
