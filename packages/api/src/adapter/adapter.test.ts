import { describe, expect, it, vi } from 'vitest';
import { isNotOffered } from '../client/errors.ts';
import { courseDetail, courseEnrol, relatedCourses } from '../contract/course.ts';
import { homeBanner } from '../contract/home.ts';
import { login } from '../contract/login.ts';
import { newsDetail, newsList } from '../contract/news.ts';
import { failure, harness, json, loginResult, ok } from '../test/fakes.ts';
import { defineAdapter, type Adapter } from './adapter.ts';
import { adapterOf } from './adapterOf.ts';

interface TheirNews {
  readonly key: string;
  readonly headline: string;
  readonly written: string;
}
const theirs: TheirNews = { key: '7', headline: 'Talking', written: '2026-03-10T02:00:00Z' };

/** A back end with other paths, methods, names, pages from 0 and another envelope. */
const adapter = defineAdapter({
  envelope: (body: { status: string; reason?: string; result?: unknown }) => ({
    code: body.status === 'done' ? 200 : 1004,
    msg: body.reason ?? '',
    data: body.result,
  }),
  calls: {
    newsList: {
      method: 'POST',
      path: '/v2/search',
      request: ({ keyword, pageNo = 1 }) => ({ words: keyword, page: pageNo - 1 }),
      answer: ({ hits }: { hits: readonly TheirNews[] }, { pageNo = 1 }) => ({
        list: hits.map(({ key, headline, written }) => ({
          newsId: Number(key),
          companyId: 1,
          title: headline,
          summary: '',
          category: '',
          author: '',
          top: false,
          publishTime: Date.parse(written),
          viewNum: 0,
          likeNum: 0,
        })),
        categories: [],
        total: hits.length,
        pageNo,
        pageSize: 20,
        pages: 1,
      }),
    },
    courseDetail: { path: '/v2/courses/{key}', request: ({ courseId }) => ({ key: courseId }) },
    courseEnrol: {
      method: 'PUT',
      path: '/v2/enrol',
      queryKeys: ['course'],
      request: () => ({ course: 7, by: 1 }),
    },
    relatedCourses: {
      request: () => {
        throw new Error('no request');
      },
    },
    homeBanner: {
      answer: () => {
        throw new Error('no answer');
      },
    },
  },
});

const told = vi.fn<(sentence: string, error: unknown) => void>();
const adapt = adapterOf(adapter, { tell: told });

describe('a back end of another shape', () => {
  it('is asked at its own address in its own words, and its answer is read as the contract says', async () => {
    const { client, sent } = harness(() => json({ status: 'done', result: { hits: [theirs] } }), { adapt });
    const page = await client.call(newsList, { keyword: 'talk', pageNo: 2 });
    expect(page).toMatchObject({
      pageNo: 2,
      list: [{ newsId: 7, title: 'Talking', publishTime: 1_773_108_000_000 }],
    });
    expect(sent[0]?.url).toBe(`/api/v2/search?access_token=${loginResult.access_token}`);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"words":"talk","page":1}' });
  });

  it('finds a field of the request in the path, and the others where the adapter says', async () => {
    const { client, sent } = harness(() => json({ status: 'done' }), { adapt });
    await failure(client.call(courseDetail, { courseId: 7 }));
    await client.call(courseEnrol, { courseId: 7 });
    expect(sent[0]?.url).toBe(`/api/v2/courses/7?access_token=${loginResult.access_token}`);
    expect(sent[1]?.url).toBe(`/api/v2/enrol?course=7&access_token=${loginResult.access_token}`);
    expect(sent[1]?.init).toMatchObject({ method: 'PUT', body: '{"by":1}' });
  });

  it('shows the back end’s own message when it refuses a call', async () => {
    const { client, dialog } = harness(() => json({ status: 'no', reason: 'Not yours.' }, 403), { adapt });
    await expect(client.call(courseDetail, { courseId: 7 })).rejects.toMatchObject({
      kind: 'business',
      code: 1004,
    });
    expect(dialog.shown).toMatchObject([{ messageKey: 'server', message: 'Not yours.' }]);
  });

  it('ends a session with HTTP 401, but not at the login', async () => {
    const { client, ended } = harness(() => json({ status: 'no', reason: 'Who?' }, 401), { adapt });
    const form = { loginKind: 1, account: 'a', password: 'b', domainName: '', deviceType: 5 } as const;
    await expect(client.call(login, form)).rejects.toMatchObject({ kind: 'business', msg: 'Who?' });
    expect(ended).toEqual([]);
    await expect(client.call(courseDetail, { courseId: 7 })).rejects.toMatchObject({
      kind: 'expired',
      code: 401,
    });
    expect(ended).toEqual(['unauthorized']);
  });

  it('does not have a call that the adapter does not name and that it answers with HTTP 404', async () => {
    const { client, dialog } = harness(() => json({ status: 'no', reason: 'No such address.' }, 404), {
      adapt,
    });
    const error = await client.call(newsDetail, { newsId: 7 }).catch((reason: unknown) => reason);
    expect(isNotOffered(error)).toBe(true);
    expect(dialog.shown).toEqual([]);
  });

  it('is read as without an adapter when its answer is not JSON', async () => {
    const { client } = harness(() => new Response('<h1>Gateway</h1>', { status: 502 }), { adapt });
    await expect(client.call(courseEnrol, { courseId: 7 })).rejects.toMatchObject({
      kind: 'network',
      status: 502,
    });
  });

  it('is sent nothing when the adapter fails on the request, and the failure is reported', async () => {
    told.mockReset();
    const { client, sent, dialog } = harness(() => ok([]), { adapt });
    await expect(client.call(relatedCourses, { courseId: 7 })).rejects.toMatchObject({
      kind: 'shape',
      field: 'adapter',
    });
    expect(sent).toEqual([]);
    expect(dialog.shown).toMatchObject([{ messageKey: 'serviceAbnormal' }]);
    expect(told).toHaveBeenCalledWith(
      "The adapter's request of the call relatedCourses failed.",
      expect.any(Error),
    );
  });

  it('makes an error, and no crash, of an answer that the adapter cannot read', async () => {
    told.mockReset();
    const { client } = harness(() => json({ status: 'done' }), { adapt });
    await expect(client.call(homeBanner)).rejects.toMatchObject({ kind: 'shape', field: 'adapter' });
    expect(told).toHaveBeenCalledWith(
      "The adapter's answer of the call homeBanner failed.",
      expect.any(Error),
    );
  });

  it.each([['..'], ['.'], ['']])(
    'keeps its path, whatever a field of the request contains: %j',
    async (key) => {
      const { client, sent } = harness(() => ok({}), {
        adapt: adapterOf(
          { calls: { courseDetail: { path: '/c/{key}/x', request: () => ({ key }) } } },
          { tell: told },
        ),
      });
      await expect(client.call(courseDetail, { courseId: 7 })).rejects.toMatchObject({ kind: 'shape' });
      expect(sent).toEqual([]);
    },
  );

  it('leaves the calls alone that the adapter does not name', async () => {
    const plain = adapterOf({ calls: { courseDetail: { path: '/c' } } });
    const { client, sent } = harness(() => ok({ enrolState: 1, percent: 0 }), { adapt: plain });
    await client.call(courseEnrol, { courseId: 7 });
    expect(sent[0]?.url).toBe(`/api/course/pc/enrol?access_token=${loginResult.access_token}`);
    expect(sent[0]?.init.body).toBe('{"courseId":7}');
  });
});

const parsed = (text: string): Adapter => JSON.parse(text);

it.each([
  ['{}', /has an object `calls`/],
  ['{"calls":{},"envelope":1}', /`envelope` of an adapter is a function/],
  ['{"calls":{"courseLists":{}}}', /the call courseLists, which does not exist/],
  ['{"calls":{"courseList":7}}', /courseList: is no object/],
  ['{"calls":{"courseList":{"path":"//elsewhere.example/x"}}}', /courseList: path begins with one/],
  ['{"calls":{"courseList":{"path":"/a/../../x"}}}', /courseList: path begins with one/],
  ['{"calls":{"courseList":{"path":"/a/%2e%2e/x"}}}', /courseList: path begins with one/],
  ['{"calls":{"courseList":{"path":"/a?b=1"}}}', /courseList: path begins with one/],
  ['{"calls":{"courseList":{"path":"https://elsewhere.example/x"}}}', /courseList: path begins with one/],
  ['{"calls":{"courseList":{"method":"get"}}}', /courseList: method is one of GET/],
  ['{"calls":{"courseList":{"encoding":"xml"}}}', /courseList: encoding is one of none/],
  ['{"calls":{"courseList":{"method":"GET","encoding":"json"}}}', /courseList: GET has no body/],
  ['{"calls":{"courseList":{"answer":"list"}}}', /courseList: answer is a function/],
])('refuses an adapter that cannot be used, in a sentence: %s', (text, sentence) => {
  expect(() => adapterOf(parsed(text))).toThrow(sentence);
});
