import { expect, test } from 'vitest';
import { dayGroups } from './dayGroups.ts';

const at = (day: number, hour: number, month = 10) => new Date(2026, month, day, hour, 30).getTime();
const now = at(24, 9);
const groupsOf = (times: readonly number[], before?: number) =>
  dayGroups(
    times.map((createTime) => ({ createTime })),
    now,
    before,
  ).map(({ day, continued, entries }) => [day, continued, entries.length]);

test.each([
  ['one day is one group', [at(24, 8), at(24, 0)], [['today', false, 2]]],
  [
    'yesterday begins at midnight, however few hours ago',
    [at(24, 0), at(23, 23)],
    [
      ['today', false, 1],
      ['yesterday', false, 1],
    ],
  ],
  [
    'every earlier day stands alone',
    [at(22, 9), at(21, 9), at(21, 8)],
    [
      ['earlier', false, 1],
      ['earlier', false, 2],
    ],
  ],
  ['the same day of another month is another day', [at(24, 9, 9)], [['earlier', false, 1]]],
  ['nothing has no group', [], []],
] as const)('%s', (_name, times, groups) => {
  expect(groupsOf(times)).toEqual(groups);
});

test('a page that continues a day does not name it again', () => {
  expect(groupsOf([at(23, 8), at(22, 8)], at(23, 9))).toEqual([
    ['yesterday', true, 1],
    ['earlier', false, 1],
  ]);
  expect(groupsOf([at(22, 8)], at(23, 9))).toEqual([['earlier', false, 1]]);
});
