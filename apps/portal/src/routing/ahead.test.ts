// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, beginAhead, loadAhead, onLinkRest } from './ahead.ts';
import { createRouteTable } from './table.ts';
import type { Screen } from './types.ts';

vi.mock(import('./loadScreen.ts'), () => ({
  loadScreen: ({ load: loadRoute }) => ({
    promise: loadRoute().then(async (one) => ({
      Component: (await one.load()).default,
      catalogue: { locale: 'en' as const, labels: {}, messages: {} },
    })),
  }),
}));

const load = vi.fn<Screen['load']>();
const screen: Screen = {
  load,
  words: [],
  calls: [
    { call: 'GET /course/pc/detail?courseId={courseId}', unless: ['planId'] },
    { call: 'POST /course/pc/study/start', body: ['courseId'] },
  ],
};
const facts = {
  table: createRouteTable([
    { path: '/course/detail', layout: 'global', auth: 'session', load: async () => screen },
    { path: '/old', redirect: '/course/detail' },
  ]),
  locale: 'en',
} as const;
const api = { host: '/api', token: 't', locale: 'en' };
const to = (path: string) => new URL(path, location.href);
const sent = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue({ default: () => null });
  sent.mockReset().mockImplementation(async () => new Response('{"code":200}'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.stoaBoot = undefined;
});

test('following a link sends the reads of its screen while its code loads, and cancels those that nobody needs', async () => {
  const arrivals: ((screen: Awaited<ReturnType<Screen['load']>>) => void)[] = [];
  load.mockReturnValue(new Promise((resolve) => void arrivals.push(resolve)));
  const begun = beginAhead(facts, api, to('/course/detail?courseId=7'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toBe('/api/course/pc/detail?courseId=7&access_token=t');
  const started = 'GET /api/course/pc/detail?courseId=7&access_token=t';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Object.keys(globalThis.stoaBoot ?? {})).toEqual([started]);
  for (const arrive of arrivals) arrive({ default: () => null });
  await vi.advanceTimersByTimeAsync(3000);
  await begun;
  expect(globalThis.stoaBoot).toEqual({});
});

test('the reads of a link on which somebody rests are sent once when it is followed, and again for another visit', async () => {
  const address = to('/course/detail?courseId=8');
  const rest = loadAhead(facts, api, address);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await beginAhead(facts, api, address);
  expect(sent).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3000);
  await rest;
  void loadAhead(facts, api, address);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  void beginAhead(facts, { ...api, token: 'another' }, address);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  await vi.advanceTimersByTimeAsync(3000);
});

test('without early calls to a back end its screens are still loaded ahead', async () => {
  await beginAhead(facts, undefined, to('/course/detail?courseId=7'));
  expect(load).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});

test('nothing is requested early for an address whose screen asks for something else, and nothing that has an effect', async () => {
  void beginAhead(facts, api, to('/course/detail?courseId=7&planId=1'));
  void beginAhead(facts, api, to('/course/detail?courseId=seven'));
  void beginAhead(facts, api, to('/old'));
  void beginAhead(facts, api, to('/nowhere'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(2);
});

const move = (kind: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

test('a link on which the pointer or the focus rests has its screen loaded, and one that it passes has not', () => {
  document.body.innerHTML =
    '<a href="/course/detail"><b id="one"></b></a><a href="/exam/list" id="two"></a><p></p>';
  const begin = vi.fn<(address: URL) => void>();
  const stop = onLinkRest(begin);
  move('pointerover', '#one');
  vi.advanceTimersByTime(50);
  move('pointerover', 'p');
  vi.advanceTimersByTime(500);
  expect(begin).not.toHaveBeenCalled();
  move('pointerover', '#one');
  vi.advanceTimersByTime(100);
  move('focusin', '#two');
  vi.advanceTimersByTime(100);
  expect(begin.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/course/detail', '/exam/list']);
  stop();
  move('pointerover', '#one');
  vi.advanceTimersByTime(500);
  expect(begin).toHaveBeenCalledTimes(2);
});

test('a link’s screen is loaded without a call to a back end that knows none, and a file that does not load is asked for again later', async () => {
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  await loadAhead(facts, undefined, to('/course/detail?courseId=7'));
  await loadAhead(facts, undefined, to('/course/detail?courseId=7'));
  await loadAhead(facts, undefined, to('/nowhere'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['<a href="/course/detail?courseId=7"><b id="at">link</b></a>', '/course/detail'],
  ['<a href="#part"><b id="at">link</b></a>', undefined],
  ['<a href="https://elsewhere.example/course"><b id="at">link</b></a>', undefined],
  ['<a href="/course/detail" target="_blank"><b id="at">link</b></a>', undefined],
  ['<a href="/file.pdf" download><b id="at">link</b></a>', undefined],
  ['<button id="at">button</button>', undefined],
])('%s is followed inside the portal: %s', (html, pathname) => {
  document.body.innerHTML = html;
  expect(addressOf(document.getElementById('at'))?.pathname).toBe(pathname);
});
