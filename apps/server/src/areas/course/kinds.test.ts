import { collectionList, courseFilters, courseList } from '@stoa/api/contract/course';
import { CourseListKind, TargetKind } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const ask = (who: string, path: string, query: Record<string, string | number>) =>
  app.call('GET', path, { query, token: tokens[who] ?? '' });
const idsOf = async (who: string, query: Record<string, string | number>) =>
  ((await ask(who, courseList.path, { pageSize: 100, ...query })).data['list'] ?? []).map((one) =>
    Number(one['courseId']),
  );

const { All, Hot, Free, Fresh, Industry, Customize, Cloud, Company } = CourseListKind;
const { Ai, Recommend, Vip, Paid, Wanna } = CourseListKind;
const everywhere = [All, Hot, Free, Fresh, Industry, Customize, Cloud, Company];
const companies = [
  ['sunrise', [...everywhere, Ai, Recommend, Vip, Paid, Wanna]],
  ['deepblue', [...everywhere, Ai, Recommend]],
  ['qinghe', everywhere],
] as const;

describe.each(companies)('%s', (who, open) => {
  test('finds courses in every list that it has, and no others', async () => {
    for (const kind of Object.values(CourseListKind)) {
      const { code, data } = await ask(who, courseList.path, { kind });
      const isOpen = open.some((one) => one === kind);
      const found = code === 200 && Number(data['total']) > 0;
      expect([kind, code, found]).toEqual([kind, isOpen ? 200 : 1005, isOpen]);
    }
  });

  test('finds specials and institutes', async () => {
    for (const kind of [TargetKind.Special, TargetKind.Institute]) {
      const { data } = await ask(who, collectionList.path, { kind });
      expect(Number(data['total'])).toBeGreaterThan(0);
      expect(data['list']?.every(({ courseCount }) => Number(courseCount) > 0)).toBe(true);
    }
  });

  test('gets its own industry first, with the number of courses behind each', async () => {
    const { data } = await ask(who, courseFilters.path, { kind: Industry });
    const industries = data['industries'] ?? [];
    const own = { sunrise: 1, deepblue: 2, qinghe: 3 }[who];
    expect(Number(industries[0]?.['id'])).toBe(own);
    for (const { id, count } of industries) {
      expect(await idsOf(who, { kind: Industry, industryId: Number(id) })).toHaveLength(Number(count));
    }
  });
});

test('the courses of a special stand as they were arranged, section by section', async () => {
  expect(await idsOf('sunrise', { kind: All, collectionId: 4 })).toEqual([203, 204, 206, 207, 209, 210]);
  expect(await idsOf('sunrise', { kind: All, collectionId: 1, sectionId: 12 })).toEqual([106, 105, 108]);
  const liked = await idsOf('sunrise', { kind: All, collectionId: 4, sort: 'score' });
  expect(liked.toSorted((one, other) => one - other)).toEqual([203, 204, 206, 207, 209, 210]);
});
