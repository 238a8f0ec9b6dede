import { courseList } from '@stoa/api/contract/course';
import { relationSet } from '@stoa/api/contract/interact';
import { personDetail, personList } from '@stoa/api/contract/people';
import { CourseListKind, PersonRole, Relation, TargetKind } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { live, person } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
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
  tokens['nowhere'] = await app.signIn('13800000008', '');
});
afterAll(() => app.close());

type Query = Record<string, string | number>;

const roles = Object.values(PersonRole);
const list = (who: string, query: Query = {}) =>
  app.call('GET', personList.path, {
    query: { role: PersonRole.Teacher, pageSize: 100, ...query },
    token: tokens[who] ?? '',
  });
const rows = async (who: string, query: Query = {}) => (await list(who, query)).data['list'] ?? [];
const idsOf = async (who: string, query: Query = {}) =>
  (await rows(who, query)).map((one) => Number(one['personId']));
const detail = (who: string, personId: number | string) =>
  app.call('GET', personDetail.path, { query: { personId }, token: tokens[who] ?? '' });
const follow = (on: boolean) =>
  app.call('POST', relationSet.path, {
    json: { relation: Relation.Follow, targetKind: TargetKind.Teacher, targetId: 801, on },
    token: tokens['sunrise'] ?? '',
  });

describe('people', () => {
  test('are what the contract promises, in both languages', async () => {
    for (const locale of ['zh-CN', 'en']) {
      const asked = { token: tokens['sunrise'] ?? '', headers: { 'accept-language': locale } };
      for (const role of roles) {
        const answer = await app.call('GET', personList.path, { ...asked, query: { role } });
        expect(brokenPromises(personList, answer)).toEqual([]);
        expect(new Set(answer.data['list']?.map((one) => one['role']))).toEqual(new Set([role]));
      }
      const one = await app.call('GET', personDetail.path, { ...asked, query: { personId: 811 } });
      expect(brokenPromises(personDetail, one)).toEqual([]);
      expect(one.data['name']).toBe(locale === 'en' ? 'Su Yingxue' : '苏映雪');
      expect(one.data['introHtml']).toMatch(locale === 'en' ? /^<p>Began/ : /^<p>从/);
    }
  });

  test('are the company’s own and the platform’s, and nobody of another company', async () => {
    const everybody = await asSystem(app.database.db, (tx) => tx.select().from(person));
    for (const [who, own] of [
      ['sunrise', 1001],
      ['deepblue', 1002],
      ['qinghe', 1003],
      ['nowhere', 500],
    ] as const) {
      const seen = everybody.filter(({ companyId }) => [own, 500].includes(companyId));
      for (const role of roles) {
        const expected = seen.filter((one) => one.role === role).map(({ personId }) => personId);
        expect([who, role, await idsOf(who, { role })]).toEqual([
          who,
          role,
          expected.toSorted((one, other) => one - other),
        ]);
      }
      const known = new Set(seen.map(({ personId }) => personId));
      for (const { personId } of [...everybody, { personId: 999_999 }]) {
        const { code, data } = await detail(who, personId);
        const isThere = known.has(personId);
        expect([who, personId, code, data !== null]).toEqual([who, personId, isThere ? 200 : 1004, isThere]);
      }
    }
  });

  test.each([
    ['苏映', [811]],
    ['yingxue', [811]],
    ['区域经理', [813]],
    ['生鲜', [812]],
    ['less waste', [812]],
    ['ＤＡＴＡ', [813]],
    ['%', []],
    ['"zh"', []],
    ['高原', []],
  ])('are found by what is known of them: %s', async (keyword, ids) => {
    expect(await idsOf('sunrise', { role: PersonRole.Lecturer, keyword })).toEqual(ids);
  });

  test('are found by a tag as it is written in either language, and by nothing similar', async () => {
    expect(await idsOf('sunrise', { tag: '领导力' })).toEqual([802, 803]);
    expect(await idsOf('sunrise', { tag: 'Leadership' })).toEqual([802, 803]);
    expect(await idsOf('sunrise', { tag: 'Leader' })).toEqual([]);
    expect(await idsOf('sunrise', { tag: '领导力', keyword: '教练' })).toEqual([803]);
  });

  test('are on one page each', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => list('sunrise', { pageSize: 3, pageNo })));
    expect(pages.map(({ data }) => data['total'])).toEqual([8, 8, 8, 8]);
    const ids = pages.map(({ data }) => data['list']?.map((one) => Number(one['personId'])));
    expect(ids).toEqual([[801, 802, 803], [804, 805, 806], [807, 808], []]);
  });

  test('have as many courses as their page lists for the same person', async () => {
    for (const who of ['sunrise', 'deepblue', 'qinghe']) {
      for (const role of [PersonRole.Teacher, PersonRole.Lecturer]) {
        for (const one of await rows(who, { role })) {
          const lecturerId = Number(one['personId']);
          const courses = await app.call('GET', courseList.path, {
            query: { kind: CourseListKind.All, lecturerId },
            token: tokens[who] ?? '',
          });
          expect([who, lecturerId, one['courseNum']]).toEqual([who, lecturerId, courses.data['total']]);
        }
      }
    }
    expect((await rows('sunrise')).some((one) => Number(one['courseNum']) > 1)).toBe(true);
  });

  test('name at most two of their courses, and only such as their page lists', async () => {
    for (const who of ['sunrise', 'deepblue', 'qinghe']) {
      for (const one of await rows(who, { role: PersonRole.Lecturer })) {
        const lecturerId = Number(one['personId']);
        const { data } = await app.call('GET', courseList.path, {
          query: { kind: CourseListKind.All, lecturerId, pageSize: 100 },
          token: tokens[who] ?? '',
        });
        const titles = new Map(data['list']?.map(({ courseId, title }) => [courseId, title]) ?? []);
        const named = Array.isArray(one['courses']) ? one['courses'] : [];
        expect(named).toHaveLength(Math.min(2, titles.size));
        for (const { courseId, title } of named)
          expect([who, courseId, titles.get(courseId)]).toEqual([who, courseId, title]);
      }
    }
  });

  test('that are followed in one company are not followed in another', async () => {
    const before = (await detail('sunrise', 801)).data;
    const elsewhere = (await detail('deepblue', 801)).data['fansNum'];
    expect(before['followed']).toBe(false);
    const fans = Number(before['fansNum']) + 1;
    expect((await follow(true)).data).toEqual({ on: true, num: fans });
    expect((await detail('sunrise', 801)).data).toMatchObject({ followed: true, fansNum: fans });
    expect((await rows('sunrise'))[0]).toMatchObject({ personId: 801, followed: true, fansNum: fans });
    expect((await detail('deepblue', 801)).data).toMatchObject({ followed: false, fansNum: elsewhere });
    await follow(false);
    expect((await detail('sunrise', 801)).data).toMatchObject({ followed: false, fansNum: fans - 1 });
  });
});

describe('a person', () => {
  test('shows their streams, the latest first, without cancelled ones', async () => {
    const shown = (await detail('sunrise', 813)).data['lives'];
    expect(shown).toMatchObject([{ liveId: 4, lecturerNames: ['郑一鸣'] }]);
    const off = await asSystem(app.database.db, (tx) =>
      tx.select().from(live).where(eq(live.cancelled, true)),
    );
    expect(off.some(({ lecturerIds }) => lecturerIds.includes(813))).toBe(true);
  });

  test('is the mentor only of the people who learn from them', async () => {
    const young = await app.signIn('13800000001', 'deepblue');
    expect((await detail('sunrise', 841)).data['myMentor']).toBe(true);
    expect((await detail('sunrise', 842)).data['myMentor']).toBe(false);
    expect((await detail('sunrise', 811)).data['myMentor']).toBeUndefined();
    expect((await detail('deepblue', 851)).data['myMentor']).toBe(false);
    const inOther = await app.call('GET', personDetail.path, { query: { personId: 851 }, token: young });
    expect([inOther.code, inOther.data?.['myMentor']]).toEqual([200, true]);
  });
});
