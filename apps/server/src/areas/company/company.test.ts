import { companyInfo, companyOrgs, joinedCompanies } from '@stoa/api/contract/company';
import { globalConfig, videoCloudConfig } from '@stoa/api/contract/config';
import { MemberState, globalConfigFrom } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { withAncestors } from './orgs.ts';

let app: TestServer;
let both = '';
let colleague = '';
let lone = '';
beforeAll(async () => {
  app = await startTestServer();
  both = await app.signIn('13800000001');
  colleague = await app.signIn('13800000002');
  lone = await app.signIn('13800000008', '');
});
afterAll(() => app.close());

const setState = (memberId: number, state: MemberState) =>
  asSystem(app.database.db, (tx) => tx.update(member).set({ state }).where(eq(member.memberId, memberId)));

const orgsOf = (companyId: unknown, token = both) =>
  app.call('POST', companyOrgs.path, { json: { companyId }, token });
const joined = async (token: string) => {
  const answer = await app.call('POST', joinedCompanies.path, { json: {}, token });
  expect(brokenPromises(joinedCompanies, answer)).toEqual([]);
  return [...answer.data];
};

describe('organisations', () => {
  test('are a flat tree, with everybody in or below one counted once', async () => {
    const answer = await orgsOf(1001);
    expect(answer.code).toBe(200);
    expect(brokenPromises(companyOrgs, answer)).toEqual([]);
    const list = [...answer.data].map((one) => ({
      orgId: Number(one['orgId']),
      parentId: Number(one['parentId']),
      count: Number(one['memberCount']),
    }));
    expect(list).toHaveLength(9);
    const active = await asSystem(app.database.db, (tx) =>
      tx.select().from(member).where(eq(member.companyId, 1001)),
    );
    const [root] = list.filter(({ parentId }) => parentId === 0);
    expect(root?.count).toBe(active.filter(({ state }) => state === MemberState.Active).length);
    for (const { orgId, count } of list) {
      const below = active.filter(({ orgIds }) => withAncestors(orgIds, list).includes(orgId));
      expect([orgId, count]).toEqual([orgId, below.length]);
    }
  });

  test('of another joined company are shown; who is disabled does not count', async () => {
    const answer = await orgsOf(1002);
    expect([...answer.data].map((one) => one['companyId'])).toEqual(Array(8).fill(1002));
    const root = () => orgsOf(1002).then(({ data }) => Number(data[0]?.['memberCount']));
    const before = await root();
    await setState(51, MemberState.Disabled);
    expect(await root()).toBe(before - 1);
    await setState(51, MemberState.Active);
  });

  test('of a company that the caller has not joined, or not any more, are 1003', async () => {
    for (const companyId of [1003, 500, 999_999]) expect((await orgsOf(companyId)).code).toBe(1003);
    expect((await orgsOf(1002, colleague)).code).toBe(1003);
    await setState(12, MemberState.Disabled);
    expect(await orgsOf(1002)).toMatchObject({ code: 1003, msg: '您没有操作权限', data: null });
    await setState(12, MemberState.Active);
  });

  test.each([[undefined], ['1001'], [0], [1.5]])('the id %j is 1001', async (companyId) => {
    expect(await orgsOf(companyId)).toMatchObject({ code: 1001, msg: '参数错误：companyId' });
  });

  test('of the platform do not exist', async () => {
    expect(await orgsOf(500, lone)).toMatchObject({ code: 200, data: [] });
  });

  test('that are each other’s parents are listed without an endless loop', () => {
    const circle = [
      { orgId: 1, parentId: 2 },
      { orgId: 2, parentId: 1 },
    ];
    expect(withAncestors([1], circle)).toEqual([1, 2]);
  });
});

describe('the switcher', () => {
  test('lists the joined companies with the number of things to do in each, the current one first', async () => {
    expect(await joined(both)).toEqual([
      { companyId: 1001, companyName: '晨曦零售', logo: expect.any(String), current: true, unreadNum: 7 },
      { companyId: 1002, companyName: '深蓝智造', logo: expect.any(String), current: false, unreadNum: 1 },
    ]);
    const other = await app.signIn('13800000001', 'deepblue');
    expect((await joined(other)).map((one) => [one['companyId'], one['current']])).toEqual([
      [1002, true],
      [1001, false],
    ]);
  });

  test('holds only the current company where there is no other', async () => {
    expect((await joined(colleague)).map((one) => one['companyId'])).toEqual([1001]);
    expect((await joined(lone)).map((one) => one['companyId'])).toEqual([500]);
  });

  test('leaves out a company in which the person is disabled', async () => {
    await setState(12, MemberState.Disabled);
    expect((await joined(both)).map((one) => one['companyId'])).toEqual([1001]);
    await setState(12, MemberState.Active);
  });
});

describe('what a company is and has', () => {
  test('the session decides which company it is, whatever is sent along', async () => {
    const query = { loginType: 3, deviceType: 5, companyId: 1002 };
    const info = await app.call('GET', companyInfo.path, { query, token: both });
    expect(info.data).toMatchObject({ companyId: 1001, companyName: '晨曦零售' });
    const flags = await app.call('GET', globalConfig.path, { query: { companyId: 1003 }, token: both });
    expect(flags.data['knowledgeModule']).toBe(true);
  });

  test('says whether its home page has an advert over it, so that no space is reserved if there is none', async () => {
    const query = { loginType: 3, deviceType: 5 };
    const over = async (token: string) =>
      (await app.call('GET', companyInfo.path, { query, token })).data['topAdvert'];
    expect([await over(both), await over(lone)]).toEqual([true, false]);
  });

  test('a request with a wrong constant is 1001', async () => {
    const query = { loginType: 1, deviceType: 5 };
    expect(await app.call('GET', companyInfo.path, { query, token: both })).toMatchObject({
      code: 1001,
      msg: '参数错误：loginType',
    });
  });

  test('flags that nobody has set are as in the specification', async () => {
    const answer = await app.call('GET', globalConfig.path, { token: lone });
    expect(brokenPromises(globalConfig, answer)).toEqual([]);
    expect(answer.data).toEqual(globalConfigFrom({}));
    expect(answer.data).toMatchObject({ knowledgeModule: true, showAiChatFlg: false, hideMyOrder: false });
  });

  test('the video cloud has its own keys in each company, and the name that the installation chose', async () => {
    const mine = await app.call('GET', videoCloudConfig.path, { token: both });
    expect(brokenPromises(videoCloudConfig, mine)).toEqual([]);
    expect(Object.keys(mine.data)).toEqual(['vod']);
    const others = await app.call('GET', videoCloudConfig.path, { token: lone });
    expect(mine.data['vod']?.['appSecret']).not.toBe(others.data['vod']?.['appSecret']);
  });
});

test.each([companyOrgs, joinedCompanies, companyInfo, globalConfig, videoCloudConfig])(
  '$path without a session is 401',
  async (call) => {
    expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
  },
);
