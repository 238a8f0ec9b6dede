import {
  adverts,
  homeBanner,
  homeFunctions,
  homeModules,
  pageBanner,
  previewModules,
  upcomingTasks,
} from '@stoa/api/contract/home';
import { BannerLayout, HomeModuleKind, PlanItemType, ProgressState } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banner, member } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';
import { makePreviewToken } from './previewToken.ts';

let app: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestServer({
    PARTNER_CODE: 'ACADEMY',
    FLAG_OVERRIDES: '1002:knowledgeModule=false;1002:showRecommendCourseFlg=false',
  });
  tokens['sunrise'] = await app.signIn('13800000001');
  tokens['sunrise admin'] = await app.signIn('13800000003');
  tokens['deepblue admin'] = await app.signIn('13800000005', 'deepblue');
  tokens['qinghe'] = await app.signIn('13800000007', '');
  tokens['nowhere'] = await app.signIn('13800000008', '');
});
afterAll(() => app.close());

const as = (who: string) => (who === 'guest' ? {} : { token: tokens[who] ?? '' });
const titles = (data: Json) => (data['list'] ?? []).map((one) => String(one['title']));

const bannersOn = (pageKey: string, who = 'sunrise') =>
  app.call('GET', pageBanner.path, { query: { pageKey }, ...as(who) });
const advertsOn = (json: unknown, who = 'sunrise') => app.call('POST', adverts.path, { json, ...as(who) });
const names = async (who: string) =>
  [...(await app.call('GET', homeFunctions.path, as(who))).data].map((one) => String(one['name']));
const headings = async (who: string) =>
  [...(await app.call('GET', homeModules.path, as(who))).data].map((one) => String(one['title']));
const tasksFor = (who: string, query: Record<string, string | number> = {}) =>
  app.call('GET', upcomingTasks.path, { query, ...as(who) });
const taskKeys = async (who: string) =>
  ((await tasksFor(who)).data['list'] ?? []).map((one) => String(one['taskKey']));
const preview = (who: string, query: Record<string, string | number> = { previewId: 1 }) =>
  app.call('GET', previewModules.path, { query, ...as(who) });
const tokenFor = (previewId: number) => makePreviewToken(app.server.services.secret, previewId, app.now());

describe('banners', () => {
  test('of the home page are the company’s', async () => {
    const answer = await app.call('POST', homeBanner.path, as('sunrise'));
    expect(brokenPromises(homeBanner, answer)).toEqual([]);
    expect(answer.data['list']).toHaveLength(5);
    expect(answer.data['autoplaySeconds']).toBe(6);
    const others = await app.call('POST', homeBanner.path, as('deepblue admin'));
    expect(titles(others.data)).not.toContain(titles(answer.data)[0]);
  });

  test.each(['COURSE', 'STUDY_CENTER', 'FIND', 'ACADEMY_HOME'])('exist on %s for everybody', async (key) => {
    for (const who of ['sunrise', 'deepblue admin', 'qinghe']) {
      const answer = await bannersOn(key, who);
      expect(brokenPromises(pageBanner, answer)).toEqual([]);
      const count = key === 'COURSE' && who === 'deepblue admin' ? 2 : 1;
      expect([key, who, answer.data['list']?.length]).toEqual([key, who, count]);
      expect(answer.data['list']?.[0]?.['pageKey']).toBe(key);
    }
  });

  test('of the discovery page need no session, those of other pages do', async () => {
    expect(titles((await bannersOn('FIND', 'guest')).data)).toEqual(['时间管理实战：把一天还给自己']);
    for (const key of ['COURSE', 'HOME', 'STUDY_CENTER', 'ACADEMY_HOME']) {
      expect(await bannersOn(key, 'guest')).toMatchObject({ status: 401, code: 401 });
    }
  });

  test('of a page that this installation does not have are 1001', async () => {
    for (const key of ['PARTNER_HOME', 'OTHER_HOME', 'find', '']) {
      expect(await bannersOn(key)).toMatchObject({ code: 1001, msg: '参数错误：pageKey' });
    }
  });

  test('are shown from their start to their end', async () => {
    const shown = (await bannersOn('COURSE')).data['list']?.[0];
    const set = (values: Partial<typeof banner.$inferInsert>) =>
      asSystem(app.database.db, (tx) =>
        tx
          .update(banner)
          .set(values)
          .where(eq(banner.bannerId, Number(shown?.['bannerId']))),
      );
    await set({ endTime: app.now() });
    expect((await bannersOn('COURSE')).data['list']).toEqual([]);
    await set({ endTime: app.now() + 1, startTime: app.now() + 1 });
    expect((await bannersOn('COURSE')).data['list']).toEqual([]);
    await set({ startTime: app.now() });
    expect((await bannersOn('COURSE')).data['list']).toHaveLength(1);
  });
});

describe('adverts', () => {
  test('are one per slot, of the home page if none is named', async () => {
    const answer = await advertsOn({});
    expect(brokenPromises(adverts, answer)).toEqual([]);
    expect([...answer.data].map((one) => one['slot'])).toEqual([1, 2, 3, 4]);
    expect((await advertsOn({ pageKey: 'HOME' })).data).toEqual(answer.data);
    expect((await advertsOn({ pageKey: 'COURSE' })).data).toEqual([]);
  });

  test('are the company’s own', async () => {
    expect((await advertsOn({ companyId: 1001 }, 'deepblue admin')).data).toEqual([]);
  });

  test('of a page that does not exist are 1001', async () => {
    expect(await advertsOn({ pageKey: 'OTHER_HOME' })).toMatchObject({
      code: 1001,
      msg: '参数错误：pageKey',
    });
    expect(await advertsOn({ pageKey: 7 })).toMatchObject({ code: 1001, msg: '参数错误：pageKey' });
  });
});

describe('what is due', () => {
  test('is what the contract promises, overdue first, then by the day it is due', async () => {
    const answer = await tasksFor('sunrise');
    expect(brokenPromises(upcomingTasks, answer)).toEqual([]);
    expect([answer.data['total'], answer.data['overdue'], answer.data['serverTime']]).toEqual([
      12,
      2,
      app.now(),
    ]);
    const dues = (answer.data['list'] ?? []).map((one) => Number(one['dueTime']));
    expect(dues).toEqual(dues.toSorted((one, other) => one - other));
    expect((answer.data['list'] ?? []).map((one) => Number(one['state'])).slice(0, 3)).toEqual([
      ProgressState.Overdue,
      ProgressState.Overdue,
      ProgressState.InProgress,
    ]);
  });

  test('is limited to the requested number, while the counts include everything', async () => {
    const few = (await tasksFor('sunrise', { limit: 2 })).data;
    expect([few['list']?.length, few['total']]).toEqual([2, 12]);
    expect((await tasksFor('sunrise', { kind: PlanItemType.NewPlan })).data['total']).toBe(11);
    expect((await tasksFor('sunrise', { kind: PlanItemType.Ojt })).data).toMatchObject({
      total: 0,
      list: [],
    });
  });

  test('is one person’s in one company', async () => {
    expect((await taskKeys('sunrise')).every((key) => /-1001-1-/.test(key))).toBe(true);
    expect((await taskKeys('qinghe')).every((key) => /-1003-7-/.test(key))).toBe(true);
    expect(await taskKeys('nowhere')).toEqual([]);
  });

  test.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['kind', { kind: 99 }],
  ])('a wrong %s is 1001', async (field, query) => {
    expect(await tasksFor('sunrise', query)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
  });
});

test('every banner layout is used on some company’s home page', async () => {
  const shown = new Set<number>();
  for (const who of ['sunrise', 'deepblue admin', 'qinghe', 'nowhere']) {
    const modules = (await app.call('GET', homeModules.path, as(who))).data;
    for (const one of modules) if (one['banners']) shown.add(Number(one['bannerLayout']));
    shown.add(Number((await app.call('POST', homeBanner.path, as(who))).data['layout']));
  }
  expect([...shown].toSorted((one, other) => one - other)).toEqual(Object.values(BannerLayout));
});

test('functions and modules of what a company has switched off are left out', async () => {
  expect([await names('sunrise'), await headings('sunrise')]).toEqual([
    expect.arrayContaining(['知识']),
    expect.arrayContaining(['为你推荐']),
  ]);
  expect(await names('deepblue admin')).toHaveLength(9);
  expect(await names('deepblue admin')).not.toContain('知识');
  expect(await headings('deepblue admin')).not.toContain('为你推荐');
});

test.each([homeBanner, homeFunctions, homeModules, upcomingTasks, adverts])(
  '$path without a session is 401',
  async (call) => {
    expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
  },
);

test('a person who does not see the VIP area finds no link to it on the home page', async () => {
  const ways = async () => {
    const functions = (await app.call('GET', homeFunctions.path, as('sunrise'))).data;
    const modules = (await app.call('GET', homeModules.path, as('sunrise'))).data;
    return [
      [...functions].some((one) => String(one['target']?.['url']) === '/vip/center'),
      [...modules].some((one) => String(one['query']?.['kind']) === 'vip'),
    ];
  };
  expect(await ways()).toEqual([true, true]);
  await asSystem(app.database.db, (tx) =>
    tx.update(member).set({ hideVipModule: true }).where(eq(member.memberId, 11)),
  );
  expect(await ways()).toEqual([false, false]);
  await asSystem(app.database.db, (tx) =>
    tx.update(member).set({ hideVipModule: false }).where(eq(member.memberId, 11)),
  );
});

describe('a preview of the home page', () => {
  test('shows an admin the draft, which nobody else’s home page contains', async () => {
    const answer = await preview('sunrise admin');
    expect(answer.code).toBe(200);
    expect(brokenPromises(previewModules, answer)).toEqual([]);
    const layouts = [...answer.data].flatMap((one) => one['banners']?.['layout'] ?? []);
    expect(layouts).toEqual(Object.values(BannerLayout));
    const courses = [...answer.data].find((one) => Number(one['kind']) === HomeModuleKind.Courses);
    expect(courses?.['items']).toHaveLength(5);
    const published = (await app.call('GET', homeModules.path, as('sunrise admin'))).data;
    expect([...published].map((one) => one['title'])).not.toContain([...answer.data][0]?.['title']);
  });

  test('without a session and a token is 401; of a learner 1003', async () => {
    expect(await preview('guest')).toMatchObject({ status: 401, code: 401 });
    for (const who of ['sunrise', 'nowhere']) {
      expect(await preview(who)).toMatchObject({ code: 1003, msg: '您没有操作权限', data: null });
    }
  });

  test('of another company answers like one that does not exist', async () => {
    expect(await preview('deepblue admin')).toMatchObject({ code: 1004, data: null });
    expect(await preview('deepblue admin', { previewId: 99 })).toMatchObject({ code: 1004, data: null });
  });

  test('opens for a person with its token, without anybody’s progress', async () => {
    const query = { previewId: 1, previewToken: tokenFor(1) };
    const whole = (await preview('sunrise admin')).data;
    for (const who of ['guest', 'sunrise', 'deepblue admin', 'nowhere']) {
      const answer = await preview(who, query);
      expect(brokenPromises(previewModules, answer)).toEqual([]);
      expect(answer.data).toHaveLength(whole.length);
      const progress = [...answer.data].flatMap((one) =>
        (one['items'] ?? []).flatMap((item) => item['progress'] ?? []),
      );
      expect([who, progress.length > 0]).toEqual([who, who === 'sunrise']);
    }
  });

  test('token is for one draft and for half an hour', async () => {
    const previewToken = tokenFor(1);
    expect((await preview('guest', { previewId: 2, previewToken })).code).toBe(1003);
    for (const wrong of [
      'x',
      previewToken.slice(0, -1),
      `${previewToken}x`,
      previewToken.replace('-', '1-'),
    ]) {
      expect((await preview('sunrise admin', { previewId: 1, previewToken: wrong })).code).toBe(1003);
    }
    expect((await preview('guest', { previewId: 2, previewToken: tokenFor(2) })).code).toBe(1004);
    app.advance(30 * 60 - 1);
    expect((await preview('guest', { previewId: 1, previewToken })).code).toBe(200);
    app.advance(1);
    expect((await preview('guest', { previewId: 1, previewToken })).code).toBe(1003);
  });

  test.each([
    ['previewId', {}],
    ['previewId', { previewId: 'x' }],
    ['previewToken', { previewId: 1, previewToken: 'a b' }],
  ])('a wrong %s is 1001', async (field, query) => {
    expect(await preview('sunrise admin', query)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
  });
});
