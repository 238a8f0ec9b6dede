import { collectionDetail, courseList } from '@stoa/api/contract/course';
import { personDetail } from '@stoa/api/contract/people';
import { searchHistoryClear, searchQuery, searchSuggest } from '@stoa/api/contract/search';
import { CourseListKind, TargetKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { course, courseCollection, person, tag } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';
import type { Area } from '../../shared/area.ts';
import { countStatements } from '../../test/statements.ts';
import { areas } from '../index.ts';
import { personTargets } from '../people/targets.ts';
import { closenessIn, weights } from './rank.ts';
import { gramsOf, isClose } from './words.ts';

interface Words {
  readonly title: Localised;
  readonly summary: Localised;
  readonly tags: readonly Localised[];
}

/** The same scoring rule written in TypeScript, to compare with the server's SQL. */
function scoreOf({ title, summary, tags }: Words, keyword: string, grams: readonly string[]): number {
  const parts = [
    { weight: weights.title, of: closenessIn(title, keyword, grams) },
    { weight: weights.subjects, of: Math.max(0, ...tags.map((tag) => closenessIn(tag, keyword, grams))) },
    { weight: weights.summary, of: closenessIn(summary, keyword, grams) },
  ];
  return parts.reduce((sum, { weight, of }) => sum + (isClose(of) ? weight * of : 0), 0);
}

let app: TestServer;
let mine = '';
let elsewhere = '';
let colleague = '';
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000001');
  elsewhere = await app.signIn('13800000001', 'deepblue');
  colleague = await app.signIn('13800000002');
});
afterAll(() => app.close());

const find = (keyword: string, more: Record<string, string | number> = {}, token = mine) =>
  app.call('GET', searchQuery.path, { query: { keyword, ...more }, token });
const suggest = (keyword?: string, token = mine, headers: Record<string, string> = {}) =>
  app.call('GET', searchSuggest.path, { query: keyword === undefined ? {} : { keyword }, token, headers });
const forget = (keyword?: string, token = mine) =>
  app.call('POST', searchHistoryClear.path, { json: keyword === undefined ? {} : { keyword }, token });
const history = async (token = mine) => (await suggest(undefined, token)).data['history'];
const titles = (data: Json) => data['list']?.map((one) => String(one['title'])) ?? [];

beforeEach(async () => {
  for (const token of [mine, elsewhere, colleague]) await forget(undefined, token);
});

describe('search', () => {
  test('finds by pieces of words, the closest title first, with what was found marked', async () => {
    const answer = await find('结构化思维');
    expect(brokenPromises(searchQuery, answer)).toEqual([]);
    expect(titles(answer.data)[0]).toContain('<em>结构化思维</em>');
    expect(answer.data['counts']).toEqual([{ kind: 1, count: answer.data['total'] }]);
    const scores = answer.data['list']?.map((one) => Number(one['score'])) ?? [];
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test('comes in pages without gaps and repeats', async () => {
    const whole = titles((await find('管理', { pageSize: 100 })).data);
    expect(whole.length).toBeGreaterThan(4);
    const paged: string[] = [];
    for (const pageNo of [1, 2, 3]) {
      paged.push(...titles((await find('管理', { pageNo, pageSize: 3 })).data));
    }
    expect(paged).toEqual(whole.slice(0, 9));
  });

  test('pages through courses, topics and people together as through one list, narrowed by kind', async () => {
    for (const keyword of ['管理', '数据', '新']) {
      const whole = await find(keyword, { pageSize: 100 });
      expect(brokenPromises(searchQuery, whole)).toEqual([]);
      const counts = new Map(
        whole.data['counts']?.map((one) => [Number(one['kind']), Number(one['count'])]) ?? [],
      );
      const paged: string[] = [];
      for (let pageNo = 1; paged.length < Number(whole.data['total']) && pageNo < 60; pageNo += 1) {
        paged.push(...titles((await find(keyword, { pageNo, pageSize: 2 })).data));
      }
      expect(paged).toEqual(titles(whole.data));
      let sum = 0;
      for (const [kind, count] of counts) {
        const only = await find(keyword, { kind, pageSize: 100 });
        expect(only.data['list']?.every((one) => Number(one['kind']) === kind)).toBe(true);
        expect([kind, only.data['list']?.length, only.data['total']]).toEqual([kind, count, count]);
        sum += count;
      }
      expect(whole.data['total']).toBe(sum);
    }
  });

  test('finds special topics and people, of the own company and the platform only', async () => {
    const special = await find('门店运营', { kind: TargetKind.Special });
    expect(titles(special.data)).toEqual(['<em>门店运营</em>']);
    expect((await find('门店运营', { kind: TargetKind.Special }, elsewhere)).data['list']).toEqual([]);
    const kinds = (await find('管理')).data['counts']?.map((one) => Number(one['kind'])) ?? [];
    expect(kinds.some((kind) => kind === TargetKind.Teacher || kind === TargetKind.Lecturer)).toBe(true);
  });

  test('counts a word in the title three times, in a subject twice and in a summary once, whatever the kind of result', async () => {
    const byTarget = await asSystem(app.database.db, async (tx) => {
      const tags = new Map((await tx.select().from(tag)).map(({ tagId, name }) => [tagId, name]));
      const courses = (await tx.select().from(course)).map(
        ({ courseId, title, summary, tagIds }) =>
          [`1 ${courseId}`, { title, summary, tags: tagIds.flatMap((id) => tags.get(id) ?? []) }] as const,
      );
      const specials = (await tx.select().from(courseCollection)).map(
        ({ collectionId, name, summary }) =>
          [`20 ${collectionId}`, { title: name, summary, tags: [] }] as const,
      );
      const people = (await tx.select().from(person)).map(
        ({ role, personId, name, title, tags: knownFor }) =>
          [`${personTargets[role]} ${personId}`, { title: name, summary: title, tags: knownFor }] as const,
      );
      return new Map<string, Words>([...courses, ...specials, ...people]);
    });
    const kinds = new Set<number>();
    for (const keyword of ['沟通', '结构化思维', 'Excel 数据', '新经理的', 'data', '管理 沟通 数据']) {
      const { data } = await find(keyword, { pageSize: 100 });
      for (const { kind, target, score } of data['list'] ?? []) {
        kinds.add(Number(kind));
        const words = byTarget.get(`${String(kind)} ${String(target?.['id'])}`);
        const expected = words && scoreOf(words, keyword, gramsOf(keyword));
        expect(Math.abs(Number(score) - (expected ?? -1))).toBeLessThan(1e-9);
      }
    }
    expect(kinds.size).toBeGreaterThan(2);
  });

  test('finds what is written in either language, and shows it in the language of the reader', async () => {
    const answer = await app.call('GET', searchQuery.path, {
      query: { keyword: '结构化思维' },
      token: mine,
      headers: { 'accept-language': 'en' },
    });
    expect(answer.code).toBe(200);
    const english = await app.call('GET', searchSuggest.path, {
      query: { keyword: 'think' },
      token: mine,
      headers: { 'accept-language': 'en' },
    });
    expect(english.data['suggestions']?.some((word) => /think/i.test(String(word)))).toBe(true);
  });

  test('says what may have been meant when nothing was found', async () => {
    const answer = await find('Exsel');
    expect(answer.data).toMatchObject({ total: 0, corrected: 'Excel' });
    expect((await find('zzqqxx')).data['corrected']).toBeUndefined();
  });

  test('shows no course of another company', async () => {
    const here = titles((await find('的', { pageSize: 100, kind: TargetKind.Course })).data);
    const known = await app.call('GET', '/course/pc/list', {
      query: { kind: 'all', pageSize: 100 },
      token: mine,
    });
    const listed = known.data['list']?.map((one) => String(one['title'])) ?? [];
    expect(
      here.map((title) => title.replaceAll(/<\/?em>/g, '')).filter((title) => !listed.includes(title)),
    ).toEqual([]);
  });

  test.each(['', ' ', 'x'.repeat(51)])('the word %j is 1001', async (keyword) => {
    expect((await find(keyword)).code).toBe(1001);
  });

  test('finds special characters of patterns like any other text', async () => {
    for (const keyword of ['%', '_', "'; drop table course; --", '\\', '（）']) {
      expect(await find(keyword)).toMatchObject({ code: 200, data: { total: 0 } });
    }
  });
});

describe('suggestions', () => {
  test('without a keyword are the popular and the earlier ones', async () => {
    await find('沟通');
    const answer = await suggest();
    expect(brokenPromises(searchSuggest, answer)).toEqual([]);
    expect(answer.data['suggestions']).toEqual([]);
    expect(answer.data['hot']?.length).toBeGreaterThan(3);
    expect(answer.data['history']).toEqual(['沟通']);
  });

  test('with a keyword are at most eight titles and subjects that contain it', async () => {
    const words = (await suggest('管理')).data['suggestions']?.map(String) ?? [];
    expect(words.length).toBeGreaterThan(1);
    expect(words.length).toBeLessThanOrEqual(8);
    expect(words.filter((word) => !word.includes('管理'))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  test('offer nothing for characters that form no word', async () => {
    expect((await suggest('？')).data).toEqual({ suggestions: [], hot: [], history: [] });
  });
});

describe('what was searched for', () => {
  test('is remembered newest first, once each, and not more than twenty', async () => {
    for (let word = 0; word < 22; word += 1) {
      app.advance(1);
      await find(`词${word}`);
    }
    app.advance(1);
    await find('词5');
    const words = (await history())?.map(String) ?? [];
    expect(words.slice(0, 3)).toEqual(['词5', '词21', '词20']);
    expect(words).toHaveLength(10);
    expect((await suggest('词')).data['history']).toHaveLength(3);
    expect((await suggest('词0')).data['history']).toEqual([]);
  });

  test('is not stored again when the next page is read', async () => {
    await find('沟通', { pageNo: 2 });
    expect(await history()).toEqual([]);
  });

  test('can be forgotten one by one, or all of it', async () => {
    for (const word of ['沟通', '防损', '报表']) {
      app.advance(1);
      await find(word);
    }
    expect((await forget('防损')).data).toEqual({ ok: true });
    expect(await history()).toEqual(['报表', '沟通']);
    await forget();
    expect(await history()).toEqual([]);
  });

  test('is one person’s in one company', async () => {
    await find('沟通');
    expect(await history(elsewhere)).toEqual([]);
    expect(await history(colleague)).toEqual([]);
    await forget(undefined, elsewhere);
    await forget(undefined, colleague);
    expect(await history()).toEqual(['沟通']);
  });
});

test('a company without course search answers 1005, and suggests nothing in the background', async () => {
  const closed = await app.signIn('13800000007', '');
  expect((await find('沟通', {}, closed)).code).toBe(1005);
  expect(await suggest('沟通', closed)).toMatchObject({
    code: 200,
    data: { suggestions: [], hot: [], history: [] },
  });
});

/** Replaces the area of news, which is not built yet, with two news items. */
const news: Area = {
  name: 'news',
  searched: [
    {
      kinds: [TargetKind.News],
      documents: () => ({
        from: sql`(values (1, '防损周报', 5), (2, '别的事', 9)) as news (id, title, hot)`,
        where: sql`true`,
        kind: sql`${TargetKind.News}`,
        id: sql`news.id`,
        title: sql`news.title`,
        summary: sql`''`,
        subjects: sql<number>`0`,
        popularity: sql`news.hot`,
        freshTime: sql`0`,
      }),
      cards: (_context, ids) => {
        const card = { title: '防损周报', summary: '', coverUrl: undefined, facts: ['周报'], subjects: [] };
        return Promise.resolve(new Map(ids.map((id) => [id, card])));
      },
    },
  ],
};

test('results that another area registers are found, counted and paged among the rest', async () => {
  const withNews = await startTestServer({}, undefined, [...areas, news]);
  const token = await withNews.signIn('13800000001');
  const search = (more: Record<string, string | number> = {}) =>
    withNews.call('GET', searchQuery.path, { query: { keyword: '防损', pageSize: 100, ...more }, token });
  const { data } = await search();
  const own = data['list']?.filter((one) => Number(one['kind']) === TargetKind.News) ?? [];
  expect(own).toMatchObject([
    { target: { kind: TargetKind.News, id: 1 }, title: '<em>防损</em>周报', meta: ['周报'] },
  ]);
  expect(Number(data['total'])).toBeGreaterThan(1);
  expect(data['counts']?.at(-1)).toEqual({ kind: TargetKind.News, count: 1 });
  const only = (await search({ kind: TargetKind.News })).data;
  expect([only['total'], only['list']?.length]).toEqual([1, 1]);
  await withNews.close();
});

const cost = (keyword: string, pageSize: number) =>
  countStatements(app, () => find(keyword, { pageSize, kind: TargetKind.Course }));

test('a page costs as many statements for many results as for one', async () => {
  const [one, many] = [await cost('管理', 1), await cost('管理', 100)];
  expect(many.statements).toBe(one.statements);
});

test('a found course shows what a learner decides by, as the list of courses does', async () => {
  const { data } = await find('管理', { kind: TargetKind.Course, pageSize: 100 });
  const listed = await app.call('GET', courseList.path, {
    query: { kind: CourseListKind.All, pageSize: 100 },
    token: mine,
  });
  const byId = new Map(listed.data['list']?.map((one) => [one['courseId'], one]) ?? []);
  expect(data['list']?.length).toBeGreaterThan(4);
  for (const { target, course: found } of data['list'] ?? []) expect(found).toEqual(byId.get(target?.['id']));
});

test('a found person and a found special say how many courses they have, as their pages do', async () => {
  const people = (await find('管理', { kind: TargetKind.Teacher })).data['list'] ?? [];
  const specials = (await find('门店运营', { kind: TargetKind.Special })).data['list'] ?? [];
  expect([people.length > 0, specials.length > 0]).toEqual([true, true]);
  for (const { target, courseNum, fansNum } of people) {
    const { data } = await app.call('GET', personDetail.path, {
      query: { personId: Number(target?.['id']) },
      token: mine,
    });
    expect([courseNum, fansNum]).toEqual([data['courseNum'], data['fansNum']]);
  }
  for (const { target, courseNum } of specials) {
    const { data } = await app.call('GET', collectionDetail.path, {
      query: { id: Number(target?.['id']) },
      token: mine,
    });
    expect(courseNum).toBe(data['courseCount']);
  }
});

test('no kind is searched in two areas', () => {
  const kinds = areas.flatMap(({ searched = [] }) => searched.flatMap((source) => source.kinds));
  expect(new Set(kinds).size).toBe(kinds.length);
});
