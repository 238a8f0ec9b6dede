import { courseList } from '@stoa/api/contract/course';
import { navArea } from '@stoa/api/contract/home';
import { CourseListKind } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestServer();
  tokens['sunrise'] = await app.signIn('13800000001');
  tokens['deepblue'] = await app.signIn('13800000004', 'deepblue');
  tokens['qinghe'] = await app.signIn('13800000007', '');
});
afterAll(() => app.close());

const head = (who: string, areaId: number | string, locale = 'zh-CN') =>
  app.call('GET', navArea.path, {
    query: { areaId },
    token: tokens[who] ?? '',
    headers: { 'accept-language': locale },
  });
const courses = (who: string, query: Record<string, string | number>) =>
  app.call('GET', courseList.path, {
    query: { kind: CourseListKind.All, pageSize: 100, ...query },
    token: tokens[who] ?? '',
  });
const idsOf = async (who: string, query: Record<string, string | number>) =>
  (await courses(who, query)).data['list']?.map((one) => Number(one['courseId'])) ?? [];

describe('a navigation area', () => {
  test.each(['zh-CN', 'en'])('is what the contract promises in %s', async (locale) => {
    const answer = await head('sunrise', 1, locale);
    expect(brokenPromises(navArea, answer)).toEqual([]);
    expect(answer.data).toMatchObject({
      areaId: 1,
      areaKind: 1,
      name: locale === 'en' ? 'First weeks in the shop' : '新店员起步',
    });
    expect(answer.data['tabs']?.map((tab) => Number(tab['tabId']))).toEqual([11, 12, 13]);
  });

  test('of classes and of topics says what it contains', async () => {
    expect((await head('sunrise', 2)).data).toMatchObject({ areaKind: 34 });
    expect((await head('sunrise', 3)).data).toMatchObject({ areaKind: 11 });
    expect((await head('sunrise', 2)).data['tabs']).toBeUndefined();
  });

  test('belongs to its own company; one of another company gets the same answer as one that does not exist', async () => {
    for (const [who, own] of [
      ['sunrise', [1, 2, 3]],
      ['deepblue', [4]],
      ['qinghe', [5]],
    ] as const) {
      for (const areaId of [1, 2, 3, 4, 5, 999_999]) {
        const code = own.some((one) => one === areaId) ? 200 : 1004;
        expect([who, areaId, (await head(who, areaId)).code]).toEqual([who, areaId, code]);
        const holdsCourses = code === 200 && areaId !== 2 && areaId !== 3;
        expect((await courses(who, { areaId })).code).toBe(holdsCourses ? 200 : 1004);
      }
    }
  });

  test.each(['x', 0, -1, ''])('with the number %j is 1001', async (areaId) => {
    expect((await head('sunrise', areaId)).code).toBe(1001);
  });
});

describe('the courses of an area', () => {
  test('are those of its tabs in the order in which the company put them', async () => {
    expect(await idsOf('sunrise', { areaId: 1, tabId: 11 })).toEqual([201, 202, 205]);
    const whole = await idsOf('sunrise', { areaId: 1 });
    const byTab = [];
    for (const tabId of [11, 12, 13]) byTab.push(...(await idsOf('sunrise', { areaId: 1, tabId })));
    expect(whole).toEqual(byTab);
    const newest = await idsOf('sunrise', { areaId: 1, sort: 'new' });
    expect(newest).toHaveLength(whole.length);
    expect(new Set(newest)).toEqual(new Set(whole));
  });

  test('are narrowed by the other filters, and the kind does not count', async () => {
    const whole = await idsOf('sunrise', { areaId: 1 });
    expect(await idsOf('sunrise', { areaId: 1, kind: CourseListKind.Customize })).toEqual(whole);
    const found = await idsOf('sunrise', { areaId: 1, keyword: '收银' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(whole.length);
  });

  test('of a tab that the area does not have are refused (1004), even if another area has it', async () => {
    expect((await courses('sunrise', { areaId: 1, tabId: 41 })).code).toBe(1004);
    expect((await courses('sunrise', { areaId: 1, tabId: 9 })).code).toBe(1004);
  });

  test('come in pages without gaps and repeats', async () => {
    const whole = await idsOf('deepblue', { areaId: 4 });
    const parts: number[] = [];
    for (let pageNo = 1; pageNo <= whole.length; pageNo += 1) {
      parts.push(...(await idsOf('deepblue', { areaId: 4, pageSize: 1, pageNo })));
    }
    expect(parts).toEqual(whole);
  });
});
