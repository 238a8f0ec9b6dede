import { collectionDetail, collectionList, courseList } from '@stoa/api/contract/course';
import { CourseListKind, Relation, TargetKind } from '@stoa/domain';
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

const list = (who: string, query: Record<string, string | number> = {}) =>
  app.call('GET', collectionList.path, {
    query: { kind: TargetKind.Special, pageSize: 100, ...query },
    token: tokens[who] ?? '',
  });
const detail = (who: string, id: number | string) =>
  app.call('GET', collectionDetail.path, { query: { id }, token: tokens[who] ?? '' });
const shown = async (...asked: Parameters<typeof list>) => (await list(...asked)).data['list'] ?? [];
const followed = async () => (await detail('sunrise', 4)).data['followed'];
const kinds = [TargetKind.Special, TargetKind.Institute];

describe('collections', () => {
  test('are what the contract promises, in both languages', async () => {
    for (const locale of ['zh-CN', 'en']) {
      const asked = { token: tokens['sunrise'] ?? '', headers: { 'accept-language': locale } };
      for (const kind of kinds) {
        const answer = await app.call('GET', collectionList.path, { ...asked, query: { kind } });
        expect(brokenPromises(collectionList, answer)).toEqual([]);
        expect(answer.data['list']?.every((one) => Number(one['kind']) === kind)).toBe(true);
      }
      const answer = await app.call('GET', collectionDetail.path, { ...asked, query: { id: 4 } });
      expect(brokenPromises(collectionDetail, answer)).toEqual([]);
      expect(answer.data['name']).toBe(locale === 'en' ? 'Store Operations' : '门店运营');
      expect(answer.data['teachers']).toBeUndefined();
    }
  });

  test('are the company’s own and those of the platform that it was granted', async () => {
    for (const [who, own] of [
      ['sunrise', 1001],
      ['deepblue', 1002],
      ['qinghe', 1003],
    ] as const) {
      const all = [...(await shown(who)), ...(await shown(who, { kind: TargetKind.Institute }))];
      expect(all.filter((one) => ![500, own].includes(Number(one['companyId'])))).toEqual([]);
      const known = new Set(all.map((one) => Number(one['id'])));
      for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 999_999]) {
        expect([who, id, (await detail(who, id)).code]).toEqual([who, id, known.has(id) ? 200 : 1004]);
      }
    }
    expect((await shown('sunrise')).map((one) => Number(one['id']))).toContain(4);
    expect((await shown('deepblue')).map((one) => Number(one['id']))).not.toContain(4);
  });

  test('count the courses that the person finds in them', async () => {
    for (const who of ['sunrise', 'deepblue', 'qinghe']) {
      for (const kind of kinds) {
        for (const one of await shown(who, { kind })) {
          const { data } = await app.call('GET', courseList.path, {
            query: { kind: CourseListKind.All, collectionId: Number(one['id']), pageSize: 100 },
            token: tokens[who] ?? '',
          });
          expect([who, one['id'], one['courseCount']]).toEqual([who, one['id'], data['total']]);
          const learners = data['list']?.reduce((sum, { studyNum }) => sum + Number(studyNum), 0);
          expect(one['studyNum']).toEqual(who === 'deepblue' ? undefined : learners);
        }
      }
    }
  });

  test('count the courses of each section, as its list shows them', async () => {
    const sections = (await detail('sunrise', 4)).data['sections'] ?? [];
    const counted: unknown[] = [];
    for (const { sectionId } of Array.isArray(sections) ? sections : []) {
      const { data } = await app.call('GET', courseList.path, {
        query: { kind: CourseListKind.All, collectionId: 4, sectionId: Number(sectionId) },
        token: tokens['sunrise'] ?? '',
      });
      counted.push([sectionId, data['total']]);
    }
    expect(counted.length).toBeGreaterThan(1);
    const said = Array.isArray(sections) ? sections : [];
    expect(said.map(({ sectionId, courseCount }) => [sectionId, courseCount])).toEqual(counted);
  });

  test('of an institute name its teachers once each', async () => {
    const [institute] = await shown('sunrise', { kind: TargetKind.Institute, keyword: '零售' });
    const ids = institute?.['teachers']?.map((one) => Number(one['personId'])) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('say whether the person follows them', async () => {
    expect(await followed()).toBe(false);
    await app.call('POST', '/interact/pc/relation/set', {
      json: { relation: Relation.Follow, targetKind: TargetKind.Special, targetId: 4, on: true },
      token: tokens['sunrise'] ?? '',
    });
    expect(await followed()).toBe(true);
  });
});

describe('the list of collections', () => {
  test('is searched by its words in both languages, and no character acts as a pattern', async () => {
    for (const keyword of ['门店', 'store OPER', ' 门店运营 ']) {
      expect((await shown('sunrise', { keyword })).map((one) => one['id'])).toEqual([4]);
    }
    for (const keyword of ['%', '_', '\\']) expect(await shown('sunrise', { keyword })).toEqual([]);
  });

  test('comes in pages without gaps and repeats, and is empty past the end', async () => {
    const whole = (await shown('sunrise')).map((one) => one['id']);
    const parts: unknown[] = [];
    for (let pageNo = 1; pageNo <= whole.length; pageNo += 1) {
      parts.push(...(await shown('sunrise', { pageNo, pageSize: 1 })).map((one) => one['id']));
    }
    expect(parts).toEqual(whole);
    expect((await list('sunrise', { pageNo: 99 })).data).toMatchObject({ list: [], total: whole.length });
  });

  test.each([0, 19, 22, 'x'])('of the kind %j is 1001', async (kind) => {
    expect(await list('sunrise', { kind })).toMatchObject({ code: 1001, msg: '参数错误：kind' });
  });
});

test.each([collectionList, collectionDetail])('$path without a session is 401', async (call) => {
  expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
});
