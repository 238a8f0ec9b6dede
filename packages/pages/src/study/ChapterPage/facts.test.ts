import { formatLength, OrderPolicy, ProgressState, SeekPolicy } from '@stoa/domain';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { describe, expect, test } from 'vitest';
import { chaptersIn } from '../fixtures.ts';
import { factsOf } from './facts.ts';
import { notesOf } from './notes.ts';

const t = chaptersIn('zh-CN');
const now = new Date(2026, 2, 10, 9).getTime();
const known = {
  credit: 2,
  dueTime: new Date(2026, 2, 10, 18).getTime(),
  progress: { state: ProgressState.InProgress, percent: 40 },
  studied: 90,
  now,
  length: (seconds: number) => formatLength(seconds, 'zh-CN'),
  time: zhCN.taskItem.time,
};

describe('beside the contents of a course', () => {
  test('its date, its credits and the time spent on it are shown', () => {
    const facts = factsOf(known, t);
    expect(facts.map(({ label }) => label)).toEqual(['截止时间', '学分', '已学时长']);
    expect(facts[0]?.value).toBe('今天 18:00');
    expect(facts[1]?.value).toBe('2 学分');
  });

  test.each([
    [
      'a date after the course was completed',
      { progress: { state: ProgressState.Completed, percent: 100 } },
      '截止时间',
    ],
    ['a date that there is none', { dueTime: undefined }, '截止时间'],
    ['credits of a course without any', { credit: 0 }, '学分'],
    ['a time before anything was studied', { studied: 0.4 }, '已学时长'],
  ])('%s is never shown', (_what, change, label) => {
    expect(factsOf({ ...known, ...change }, t).map((fact) => fact.label)).not.toContain(label);
  });

  test.each([
    [{ orderPolicy: OrderPolicy.Free, seekPolicy: SeekPolicy.Free, maxRate: 2 }, []],
    [
      { orderPolicy: OrderPolicy.Sequential, seekPolicy: SeekPolicy.NoForward, maxRate: 2 },
      ['按顺序学习', '不支持快进'],
    ],
    [
      { orderPolicy: OrderPolicy.Free, seekPolicy: SeekPolicy.NoSeek, maxRate: 1.5 },
      ['不能拖动进度', '最高 1.5 倍速'],
    ],
  ])('only rules that apply are shown: %j', (policy, notes) => {
    expect(notesOf(policy, t)).toEqual(notes);
  });
});
