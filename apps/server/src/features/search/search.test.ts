import { searchHistoryClear, searchQuery, searchSuggest } from '@stoa/api/contract/search';
import { TargetKind } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { course, tag } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';
import { scoreOf } from './rank.ts';
import { gramsOf } from './words.ts';

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

  test('pages lose nothing and repeat nothing', async () => {
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

  test('weighs a title three times, a subject twice and a summary once, as the rule says', async () => {
    const rows = await asSystem(app.database.db, async (tx) => ({
      courses: await tx.select().from(course),
      tags: new Map((await tx.select().from(tag)).map(({ tagId, name }) => [tagId, name])),
    }));
    const byId = new Map(rows.courses.map((row) => [row.courseId, row]));
    for (const keyword of ['沟通', '结构化思维', 'Excel 数据', '新经理的', 'data', '管理 沟通 数据']) {
      const { data } = await find(keyword, { kind: TargetKind.Course, pageSize: 100 });
      for (const one of data['list'] ?? []) {
        const row = byId.get(Number(one['target']?.['id']));
        const expected =
          row &&
          scoreOf(
            { ...row, tags: row.tagIds.flatMap((id) => rows.tags.get(id) ?? []) },
            keyword,
            gramsOf(keyword),
          );
        expect(Math.abs(Number(one['score']) - (expected ?? -1))).toBeLessThan(1e-9);
      }
    }
  });

  test('finds what is written in either language, and shows it in the one that is spoken', async () => {
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

  test('a pattern is a text to be found like any other', async () => {
    for (const keyword of ['%', '_', "'; drop table course; --", '\\', '（）']) {
      expect(await find(keyword)).toMatchObject({ code: 200, data: { total: 0 } });
    }
  });
});

describe('suggestions', () => {
  test('without a word are what is hot and what was searched for before', async () => {
    await find('沟通');
    const answer = await suggest();
    expect(brokenPromises(searchSuggest, answer)).toEqual([]);
    expect(answer.data['suggestions']).toEqual([]);
    expect(answer.data['hot']?.length).toBeGreaterThan(3);
    expect(answer.data['history']).toEqual(['沟通']);
  });

  test('with one are at most eight titles and subjects that hold it', async () => {
    const words = (await suggest('管理')).data['suggestions']?.map(String) ?? [];
    expect(words.length).toBeGreaterThan(1);
    expect(words.length).toBeLessThanOrEqual(8);
    expect(words.filter((word) => !word.includes('管理'))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  test('offer nothing for signs that are no word', async () => {
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

  test('is not remembered again for reading on', async () => {
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
