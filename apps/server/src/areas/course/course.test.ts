import { AccessState, CourseListKind, ErrorCode, Relation, TargetKind } from '@stoa/domain';
import * as contract from '@stoa/api/contract/course';
import * as home from '@stoa/api/contract/home';
import { companyInfo } from '@stoa/api/contract/company';
import { globalConfig, loginPage, videoCloudConfig } from '@stoa/api/contract/config';
import { userInfo } from '@stoa/api/contract/login';
import { unreadNum } from '@stoa/api/contract/notification';
import { studySummary } from '@stoa/api/contract/study';
import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import type { Asked, TestServer } from '../../test/server.ts';

let app: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestServer({ FLAG_OVERRIDES: '1002:showRecommendCourseFlg=false' });
  tokens['sunrise'] = await app.signIn('13800000001');
  tokens['deepblue'] = await app.signIn('13800000004', 'deepblue');
  tokens['qinghe'] = await app.signIn('13800000007', '');
});
afterAll(() => app.close());

const list = async (company: string, query: Record<string, string | number>) => {
  const answer = await app.call('GET', '/course/pc/list', {
    query: { kind: 'all', ...query },
    token: tokens[company] ?? '',
  });
  const courses = answer.data?.['list'] ?? [];
  return {
    code: answer.code,
    total: Number(answer.data?.['total']),
    pages: Number(answer.data?.['pages']),
    courses,
    ids: courses.map((one) => Number(one['courseId'])),
  };
};
const all = (company: string, query: Record<string, string | number> = {}) =>
  list(company, { pageSize: 100, ...query });

describe('what the server answers is what the contract promises', () => {
  const asked: [AnyCall, Asked][] = [
    [home.homeBanner, {}],
    [home.homeFunctions, {}],
    [home.homeModules, {}],
    [home.upcomingTasks, {}],
    [home.adverts, { json: {} }],
    [home.pageBanner, { query: { pageKey: 'COURSE' } }],
    [companyInfo, { query: { loginType: 3, deviceType: 5 } }],
    [globalConfig, {}],
    [videoCloudConfig, {}],
    [loginPage, { query: { domainName: 'sunrise' } }],
    [userInfo, { query: { from: 'pc' } }],
    [unreadNum, { json: {} }],
    [studySummary, {}],
    [contract.courseList, { query: { kind: 'all' } }],
    [contract.courseFilters, { query: { kind: 'industry' } }],
    [contract.courseDetail, { query: { courseId: 201 } }],
    [contract.courseChapters, { query: { courseId: 101 } }],
    [contract.relatedCourses, { query: { courseId: 201 } }],
  ];
  test.each(asked.map(([call, ask]) => [call.id, call, ask] as const))('%s', async (_id, call, ask) => {
    for (const locale of ['zh-CN', 'en']) {
      const answer = await app.call(call.method, call.path, {
        ...ask,
        token: tokens['sunrise'] ?? '',
        headers: { 'accept-language': locale },
      });
      expect(answer.code).toBe(200);
      const checked = v.safeParse(call.data, answer.data);
      expect(checked.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
    }
  });
});

const kind = async (name: CourseListKind) => (await all('sunrise', { kind: name })).courses;

describe('a course list', () => {
  test('holds own courses and granted platform courses', async () => {
    const { ids, total } = await all('sunrise');
    expect(ids.some((id) => id > 100 && id < 200)).toBe(true);
    expect(ids.some((id) => id > 200 && id < 300)).toBe(true);
    expect(ids.every((id) => id < 300)).toBe(true);
    expect(total).toBe(ids.length);
  });

  test('comes in pages without gaps and repeats; a page past the end is empty', async () => {
    const whole = (await all('sunrise')).ids;
    const { pages } = await list('sunrise', { pageSize: 7 });
    const parts: number[] = [];
    for (let pageNo = 1; pageNo <= pages; pageNo += 1)
      parts.push(...(await list('sunrise', { pageSize: 7, pageNo })).ids);
    expect(parts).toEqual(whole);
    expect(await list('sunrise', { pageSize: 7, pageNo: pages + 1 })).toMatchObject({ code: 200, ids: [] });
  });

  test('each kind lists exactly the courses that belong to it', async () => {
    expect((await kind(CourseListKind.Free)).every((one) => Number(one['chargeKind']) === 0)).toBe(true);
    expect((await kind(CourseListKind.Vip)).every((one) => Number(one['chargeKind']) === 1)).toBe(true);
    expect((await kind(CourseListKind.Paid)).every((one) => Number(one['chargeKind']) === 2)).toBe(true);
    expect((await kind(CourseListKind.Cloud)).every((one) => Number(one['source']) === 2)).toBe(true);
    expect((await kind(CourseListKind.Customize)).map((one) => Number(one['courseId']))).toEqual([213]);
    expect((await kind(CourseListKind.Company)).every((one) => Number(one['courseId']) > 200)).toBe(true);
  });

  test('the order is the one asked for', async () => {
    const { courses } = await all('sunrise', { sort: 'new' });
    const times = courses.map((one) => Number(one['freshTime']));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const scores = (await all('sunrise', { sort: 'score' })).courses.map((one) => Number(one['score']));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test('filters narrow the list together, a category includes its children, and the counts are right', async () => {
    const filters = await app.call('GET', '/course/pc/filters', {
      query: { kind: 'all' },
      token: tokens['sunrise'] ?? '',
    });
    for (const category of filters.data['categories'] ?? []) {
      const found = await all('sunrise', { categoryId: Number(category['id']) });
      expect(found.total).toBe(Number(category['count']));
    }
    const level = await all('sunrise', { jobLevel: 3 });
    expect(level.ids.length).toBeGreaterThan(0);
    const both = await all('sunrise', { jobLevel: 3, charge: 2 });
    expect(both.ids.every((id) => level.ids.includes(id))).toBe(true);
    expect((await all('sunrise', { jobLevel: 0 })).total).toBe((await all('sunrise')).total);
  });

  test('a keyword is found in both languages and never acts as a pattern', async () => {
    expect((await all('sunrise', { keyword: ' 收银 ' })).ids).toContain(202);
    expect((await all('sunrise', { keyword: 'checkout' })).ids).toContain(202);
    for (const keyword of ['%', '_', '\\', "'", '%%%', "x' or 1=1 --"]) {
      expect(await all('sunrise', { keyword })).toMatchObject({ code: 200, total: 0 });
    }
  });

  test('modules that a company has switched off are closed', async () => {
    expect((await list('qinghe', { kind: 'vip' })).code).toBe(1005);
    expect((await list('deepblue', { kind: 'recommend' })).code).toBe(1005);
    expect((await list('qinghe', { kind: 'wanna' })).code).toBe(1005);
    const related = await app.call('GET', '/course/pc/related', {
      query: { courseId: 301 },
      token: tokens['deepblue'] ?? '',
    });
    expect(related).toMatchObject({ code: 200, data: [] });
  });

  test('charged courses are not listed where the company hides them, unless owned', async () => {
    const { courses } = await all('qinghe');
    expect(courses.every((one) => Number(one['chargeKind']) === 0)).toBe(true);
  });

  test('hidden fields are left out', async () => {
    const { courses } = await all('deepblue');
    expect(courses.every((one) => one['studyNum'] === undefined)).toBe(true);
    expect((await all('qinghe')).courses.every((one) => one['collected'] === undefined)).toBe(true);
  });
});

describe('access', () => {
  test.each([
    ['a VIP course', 104, 3001],
    ['a course to be bought', 107, 3002],
  ])('%s cannot be enrolled in or opened without it', async (_name, courseId, code) => {
    const token = await app.signIn('13800000006');
    expect((await app.call('POST', '/course/pc/enrol', { json: { courseId }, token })).code).toBe(code);
  });

  test('enrolling twice changes nothing', async () => {
    const token = await app.signIn('13800000006');
    const learners = async () =>
      Number(
        (await app.call('GET', '/course/pc/detail', { query: { courseId: 205 }, token })).data['studyNum'],
      );
    const before = await learners();
    for (let index = 0; index < 2; index += 1) {
      expect(
        (await app.call('POST', '/course/pc/enrol', { json: { courseId: 205 }, token })).data,
      ).toMatchObject({
        state: 0,
        percent: 0,
      });
    }
    expect(await learners()).toBe(before + 1);
  });

  test('a course that is not open yet says when, remembers who wants to be told, and opens', async () => {
    const courseId = 306;
    const seen = async (token: string) =>
      (await app.call('GET', '/course/pc/detail', { query: { courseId }, token })).data;
    const enrol = async (token: string) =>
      (await app.call('POST', '/course/pc/enrol', { json: { courseId }, token })).code;
    const token = await app.signIn('13800000005', 'deepblue');
    const before = await seen(token);
    expect(before).toMatchObject({ access: AccessState.NotOpen, subscribed: false });
    expect(Number(before['openTime'])).toBeGreaterThan(app.now());
    expect(await enrol(token)).toBe(ErrorCode.CourseNotOpen);

    const mark = {
      relation: Relation.Subscribe,
      targetKind: TargetKind.Course,
      targetId: courseId,
      on: true,
    };
    expect((await app.call('POST', '/interact/pc/relation/set', { json: mark, token })).code).toBe(200);
    expect(await seen(token)).toMatchObject({ subscribed: true });
    expect(await seen(await app.signIn('13800000004', 'deepblue'))).toMatchObject({ subscribed: false });

    app.advance(3 * 24 * 3600);
    const later = await app.signIn('13800000005', 'deepblue');
    const after = await seen(later);
    expect([after['access'], after['openTime'], after['subscribed']]).toEqual([
      AccessState.Ok,
      undefined,
      undefined,
    ]);
    expect(await enrol(later)).toBe(200);
  });
});
