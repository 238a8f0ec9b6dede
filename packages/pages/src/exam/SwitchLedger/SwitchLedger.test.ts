import { locales } from '@stoa/domain';
import { labels as en } from '@stoa/domain/labels/en';
import { labels as zhCN } from '@stoa/domain/labels/zh-CN';
import { describe, expect, test } from 'vitest';
import { switchesIn } from '../fixtures.ts';
import wordsEn from '../words/en/switchLedger.ts';
import wordsZhCN from '../words/zh-CN/switchLedger.ts';
import { awayFor, leftAt, summaryOf } from './model.ts';

const noon = new Date(2026, 6, 10, 12, 0, 5).getTime();
const day = 86_400_000;

describe('the times that an exam was left', () => {
  test('have the same names of causes as everywhere else', () => {
    expect(wordsZhCN.cause).toEqual(zhCN.switchCause);
    expect(wordsEn.cause).toEqual(en.switchCause);
  });

  test('are given to the second, with the day once it is over', () => {
    expect(leftAt(noon, noon + 60_000)).toBe('12:00:05');
    expect(leftAt(noon, noon + day)).toBe('07-10 12:00:05');
    expect(leftAt(noon, noon + 366 * day)).toBe('2026-07-10 12:00:05');
  });

  test('say how long to the second, because a few seconds decide', () => {
    expect(awayFor(12.4, switchesIn('zh-CN'))).toBe('12 秒');
    expect(awayFor(91, switchesIn('zh-CN'))).toBe('1 分 31 秒');
    expect(awayFor(91, switchesIn('en'))).toBe('1 min 31 s');
  });

  test.each(locales)('are counted in %s as the list marks them', (locale) => {
    const entry = { entryKey: 'a', cause: 'TAB', leftTime: noon, awaySeconds: 9, counted: true } as const;
    const t = switchesIn(locale);
    expect(summaryOf([], t)).toBeUndefined();
    expect(summaryOf([entry, { ...entry, entryKey: 'b', counted: false }], t)).toMatch(/2.*1/);
  });
});
