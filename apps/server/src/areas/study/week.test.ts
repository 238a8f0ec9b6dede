import { studySummary, weeklyGoalSet } from '@stoa/api/contract/study';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { weekOf, weekStart } from './week.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

// In Asia/Shanghai this is Wednesday, 25 November 2026, a quarter past midnight.
const wednesday = Date.parse('2026-11-24T16:15:00Z');

test('a week begins on Monday and ends today, by the clock of Shanghai', () => {
  expect(weekStart(wednesday)).toBe('2026-11-23');
  const days = [
    { day: '2026-11-22', seconds: 900 },
    { day: '2026-11-23', seconds: 60.4 },
    { day: '2026-11-25', seconds: 30 },
  ];
  expect(weekOf(90, days, wednesday)).toEqual({ goalMinutes: 90, daySeconds: [60, 0, 30] });
  expect(weekOf(0, [], Date.parse('2026-11-29T15:59:00Z')).daySeconds).toHaveLength(7);
  expect(weekOf(0, [], Date.parse('2026-11-29T16:00:00Z')).daySeconds).toHaveLength(1);
});

test('a goal is kept for the person in this company, and taken back with 0', async () => {
  const [here, elsewhere, colleague] = await Promise.all([
    app.signIn('13800000001'),
    app.signIn('13800000001', 'deepblue'),
    app.signIn('13800000003'),
  ]);
  const set = (minutes: unknown, token = here) =>
    app.call('POST', weeklyGoalSet.path, { token, json: { minutes } });
  const goal = async (token = here) => {
    const answer = await app.call('GET', studySummary.path, { token });
    expect(brokenPromises(studySummary, answer)).toEqual([]);
    return answer.data['week']?.['goalMinutes'];
  };
  expect(await goal()).toBe(0);
  const answer = await set(90);
  expect(brokenPromises(weeklyGoalSet, answer)).toEqual([]);
  expect(answer.data['goalMinutes']).toBe(90);
  expect([await goal(), await goal(elsewhere), await goal(colleague)]).toEqual([90, 0, 0]);
  await set(30);
  expect(await goal()).toBe(30);
  await set(0);
  expect(await goal()).toBe(0);
  for (const wrong of [31, -30, '90', undefined]) expect(await set(wrong)).toMatchObject({ code: 1001 });
});
