// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { LoadState } from '@stoa/domain';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginPage } from '../contract/config.ts';
import { courseEnrol, courseList } from '../contract/course.ts';
import { homeFunctions } from '../contract/home.ts';
import { unreadNum } from '../contract/notification.ts';
import { orderCreate } from '../contract/order.ts';
import { fileUploadUrl } from '../contract/upload.ts';
import { createSessionStore } from '../session/store.ts';
import { bodyOf, FakeStorage, harness, json, loginResult, ok } from '../test/fakes.ts';
import type { Answer } from '../test/fakes.ts';
import {
  ApiProvider,
  ClientProvider,
  useApi,
  useApiAction,
  useApiPage,
  useRefresh,
  useSession,
  useSessionEntry,
} from './index.ts';
import { courseRow } from '../test/rows.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const entry = (name: string) => ({ functionId: 1, name, iconUrl: '', target: { kind: 3 } });

function setUp(answer: Answer, options: Parameters<typeof harness>[1] = {}) {
  const made = harness(answer, options);
  let locale = 'zh-CN';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={made.client} locale={locale}>
        {children}
      </ApiProvider>
    </StrictMode>
  );
  return { ...made, wrapper, speak: (next: string) => (locale = next) };
}

const page = (pageNo: number) => ok({ list: [courseRow(pageNo)], total: 2, pageNo, pageSize: 1, pages: 2 });

const gate = () => {
  const waiting: ((response: Response) => void)[] = [];
  const answer: Answer = () => new Promise((resolve) => waiting.push(resolve));
  return { answer, waiting };
};

describe('useApi', () => {
  it('goes from loading to data, asks once for several readers, and asks again on reload', async () => {
    let round = 0;
    const { wrapper, sent } = setUp(() => ok([entry(`第 ${(round += 1)} 次`)]));
    const { result } = renderHook(() => [useApi(homeFunctions, {}), useApi(homeFunctions, {})] as const, {
      wrapper,
    });
    expect(result.current[0]).toMatchObject({ data: undefined, loading: true, state: LoadState.Loading });
    await waitFor(() => expect(result.current[0].data?.[0]?.name).toBe('第 1 次'));
    expect(result.current[1].data).toBe(result.current[0].data);
    expect(result.current[0]).toMatchObject({ loading: false, error: undefined, state: LoadState.Loaded });
    expect(sent).toHaveLength(1);
    await act(() => result.current[0].reload());
    expect(result.current[1].data?.[0]?.name).toBe('第 2 次');
  });

  it('shows an answer that the page has already with its first render, and asks for it no more', async () => {
    const raw = { status: 200, text: JSON.stringify({ code: 200, data: [entry('早')] }) };
    const address = `GET /api/company/homepage/pc/functions?access_token=${loginResult.access_token}`;
    globalThis.stoaBoot = {
      [address]: { at: Date.now(), locale: 'zh-CN', answer: Promise.resolve(raw), settled: raw },
    };
    const { wrapper, sent } = setUp(() => ok([entry('晚')]));
    const shown: unknown[] = [];
    const { result } = renderHook(
      () => {
        const read = useApi(homeFunctions, {});
        shown.push(read.data?.[0]?.name);
        return read;
      },
      { wrapper },
    );
    expect(shown[0]).toBe('早');
    await act(async () => undefined);
    expect(new Set(shown)).toEqual(new Set(['早']));
    expect(sent).toEqual([]);
    await act(() => result.current.reload());
    expect(result.current.data?.[0]?.name).toBe('晚');
  });

  it('waits without a request, and without a session when the call needs one', async () => {
    const { wrapper, sent } = setUp(() => ok({}), { signedIn: false });
    const { result } = renderHook(() => [useApi(homeFunctions, {}), useApi(loginPage, null)] as const, {
      wrapper,
    });
    await act(async () => undefined);
    expect(result.current.map(({ state }) => state)).toEqual([LoadState.NotLoad, LoadState.NotLoad]);
    expect(sent).toEqual([]);
  });

  it('gives a refusal once, and shows it once', async () => {
    const { wrapper, sent, dialog } = setUp(() => json({ code: 1005, msg: '未开通' }));
    const { result } = renderHook(() => useApi(homeFunctions, {}), { wrapper });
    await waitFor(() => expect(result.current.error?.kind).toBe('business'));
    expect(result.current).toMatchObject({ data: undefined, loading: false, state: LoadState.Loaded });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent).toHaveLength(1);
    expect(dialog.shown).toHaveLength(1);
  });

  it('fails in silence for a background call', async () => {
    const { wrapper, dialog } = setUp(() => json({ code: 500 }));
    const { result } = renderHook(() => useApi(unreadNum, {}), { wrapper });
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(dialog.shown).toEqual([]);
  });

  it('shows nothing of one company to the next, even when the next one fails (T-04)', async () => {
    const { wrapper, session } = setUp(({ url }) =>
      url.includes('deepblue') ? json({ code: 1003, msg: 'no' }) : ok([entry('晨曦')]),
    );
    const { result } = renderHook(() => useApi(homeFunctions, {}, { keepPrevious: true }), { wrapper });
    await waitFor(() => expect(result.current.data?.[0]?.name).toBe('晨曦'));
    act(() => session.begin({ ...loginResult, access_token: 'deepblue', companyId: 1002 }));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(result.current.data).toBeUndefined();
  });

  it('drops an answer that comes after a company switch (D5)', async () => {
    const { answer, waiting } = gate();
    const { wrapper, session, dialog } = setUp(answer);
    const { result } = renderHook(() => useApi(homeFunctions, {}), { wrapper });
    await waitFor(() => expect(waiting).toHaveLength(1));
    act(() => session.begin({ ...loginResult, access_token: 'deepblue', companyId: 1002 }));
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[0]?.(ok([entry('晨曦')])));
    expect(result.current).toMatchObject({ data: undefined, error: undefined, loading: true });
    await act(async () => waiting[1]?.(ok([entry('深蓝')])));
    await waitFor(() => expect(result.current.data?.[0]?.name).toBe('深蓝'));
    expect(dialog.shown).toEqual([]);
  });

  it('asks for nothing more once the session has ended', async () => {
    const { wrapper, session, sent, ended } = setUp(() => ok([entry('晨曦')]));
    const { result } = renderHook(() => useApi(homeFunctions, {}), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    act(() => session.reset());
    await act(async () => undefined);
    expect(result.current).toMatchObject({ data: undefined, state: LoadState.NotLoad });
    expect(sent).toHaveLength(1);
    expect(ended).toEqual([]);
  });

  it('asks again in the other language', async () => {
    const { wrapper, sent, speak } = setUp(() => ok([]));
    const { result, rerender } = renderHook(() => useApi(homeFunctions, {}), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    speak('en');
    rerender();
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('ends the call of a screen that is left, and tells nobody (E-09)', async () => {
    const { answer, waiting } = gate();
    const { wrapper, sent, dialog, reports } = setUp(answer);
    const screens = Array.from({ length: 20 }, (_, index) =>
      renderHook(() => useApi(courseList, { kind: 'all', pageNo: index + 1 }), { wrapper }),
    );
    await waitFor(() => expect(waiting).toHaveLength(20));
    for (const screen of screens) screen.unmount();
    await waitFor(() => expect(sent.every(({ init }) => init.signal?.aborted)).toBe(true));
    for (const resolve of waiting) resolve(json({ code: 500, msg: 'late' }));
    await act(async () => undefined);
    expect([dialog.shown, reports]).toEqual([[], []]);
  });
});

describe('useApi over time', () => {
  it('asks again when a screen comes back while its call is being given up', async () => {
    const { answer, waiting } = gate();
    const { wrapper, sent } = setUp(answer);
    const first = renderHook(() => useApi(homeFunctions, {}), { wrapper });
    await waitFor(() => expect(waiting).toHaveLength(1));
    first.unmount();
    await waitFor(() => expect(sent[0]?.init.signal?.aborted).toBe(true));
    const again = renderHook(() => useApi(homeFunctions, {}), { wrapper });
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.(ok([entry('晨曦')])));
    await waitFor(() => expect(again.result.current.data?.[0]?.name).toBe('晨曦'));
  });

  it('keeps what it has when the connection goes, and asks once when it is back (O-01)', async () => {
    let connected = true;
    const { wrapper, sent, dialog } = setUp(
      () => (connected ? ok([entry('晨曦')]) : Promise.reject(new TypeError('fetch failed'))),
      { online: () => connected },
    );
    const { result } = renderHook(
      () => [useApi(homeFunctions, {}), useApi(fileUploadUrl, {}, { silent: true })] as const,
      { wrapper },
    );
    await waitFor(() => expect(result.current[0].data).toBeDefined());
    await waitFor(() => expect(result.current[1].error?.kind).toBe('shape'));
    connected = false;
    await act(() => result.current[0].reload());
    expect(result.current[0]).toMatchObject({
      data: [{ name: '晨曦' }],
      error: { kind: 'network', offline: true },
    });
    const before = sent.length;
    connected = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current[0].error).toBeUndefined());
    const paths = sent.slice(before).map(({ url }) => url.replace(/\?.*/, ''));
    expect(paths.toSorted()).toEqual([
      '/api/company/homepage/pc/functions',
      '/api/content/file-server/getUploadUrl',
    ]);
    expect(dialog.shown).toEqual([]);
  });

  it('repeats a polled call when the page becomes visible again, and no other call (M-04)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { wrapper, sent } = setUp(({ url }) => (url.includes('unreadNum') ? ok({ unreadNum: 3 }) : ok([])));
    const { result } = renderHook(
      () => [useApi(unreadNum, {}, { pollSeconds: 60 }), useApi(homeFunctions, {})] as const,
      { wrapper },
    );
    await waitFor(() => expect(result.current.every(({ data }) => data !== undefined)).toBe(true));
    expect(sent).toHaveLength(2);
    // SWR merges requests made within two seconds.
    await vi.advanceTimersByTimeAsync(10_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.url).toContain('unreadNum');
  });

  it('shows nothing more and asks for nothing once another tab has logged out (M-01)', async () => {
    const events = new EventTarget();
    const storage = new FakeStorage();
    const session = createSessionStore({ storage: () => storage, events });
    session.begin(loginResult);
    const { wrapper, sent, ended, dialog } = setUp(() => ok([entry('晨曦')]), { session });
    const { result } = renderHook(() => useApi(homeFunctions, {}), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    createSessionStore({ storage: () => storage, events: new EventTarget() }).reset();
    act(() => {
      events.dispatchEvent(Object.assign(new Event('storage'), { key: 'userInfo', newValue: null }));
    });
    expect(result.current).toMatchObject({ data: undefined, state: LoadState.NotLoad });
    await act(async () => undefined);
    expect(sent).toHaveLength(1);
    expect([ended, dialog.shown]).toEqual([[], []]);
  });

  it('starts an empty cache at a login, a logout and a company switch', async () => {
    let cache: ReadonlyMap<string, unknown> = new Map();
    const { wrapper, session } = setUp(() => ok([entry('晨曦')]));
    const { result } = renderHook(
      () => {
        const config = useSWRConfig();
        cache = config.cache instanceof Map ? config.cache : new Map();
        return useApi(homeFunctions, {});
      },
      { wrapper },
    );
    const words = () => JSON.stringify([...cache]);
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(words()).toContain('晨曦');
    const left: string[] = [];
    session.subscribe(({ kind }) => kind === 'entry' || left.push(words()));
    act(() => session.begin({ ...loginResult, access_token: 'deepblue', companyId: 1002 }));
    await waitFor(() => expect(words()).toContain('晨曦'));
    act(() => session.reset());
    expect(left).toEqual(['[]', '[]']);
    expect(words()).not.toContain('晨曦');
  });
});

describe('useRefresh', () => {
  it('asks again for every answer of a call that is shown, and for no other call', async () => {
    const { wrapper, sent } = setUp(({ url }) => (url.includes('list') ? page(1) : ok([])));
    const { result } = renderHook(
      () => ({
        free: useApi(courseList, { kind: 'free', pageNo: 1 }),
        all: useApi(courseList, { kind: 'all', pageNo: 1 }),
        other: useApi(homeFunctions, {}),
        refresh: useRefresh(courseList),
      }),
      { wrapper },
    );
    await waitFor(() => expect(sent).toHaveLength(3));
    await act(() => result.current.refresh());
    const again = sent.slice(3).map(({ url }) => new URL(url, location.href).pathname);
    expect(new Set(again).size).toBe(1);
    expect(again).toHaveLength(2);
  });
});

describe('useApiPage', () => {
  it('keeps the rows of the page before while the next one loads', async () => {
    const { answer, waiting } = gate();
    const { wrapper } = setUp(answer);
    const { result, rerender } = renderHook(({ pageNo }) => useApiPage(courseList, { kind: 'all', pageNo }), {
      wrapper,
      initialProps: { pageNo: 1 },
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting[0]?.(page(1)));
    await waitFor(() => expect(result.current.rows.map(({ courseId }) => courseId)).toEqual([1]));
    expect(result.current).toMatchObject({ total: 2, pages: 2, pageNo: 1, stale: false });
    rerender({ pageNo: 2 });
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(result.current).toMatchObject({ stale: true, loading: false, state: LoadState.Loaded });
    expect(result.current.rows).toHaveLength(1);
    await act(async () => waiting[1]?.(page(2)));
    await waitFor(() => expect(result.current).toMatchObject({ stale: false, pageNo: 2 }));
  });
});

describe('useApiAction', () => {
  it('has one effect for a double click and needs no cache', async () => {
    const { answer, waiting } = gate();
    const { client, sent } = harness(answer);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ClientProvider client={client} locale="zh-CN">
        {children}
      </ClientProvider>
    );
    const { result } = renderHook(() => useApiAction(courseEnrol), { wrapper });
    let first: unknown;
    let second: unknown;
    act(() => {
      void result.current.run({ courseId: 1 }).then((done) => (first = done));
      void result.current.run({ courseId: 1 }).then((done) => (second = done));
    });
    expect(result.current.pending).toBe(true);
    await act(async () => waiting[0]?.(ok({ state: 1, percent: 0 })));
    await waitFor(() => expect(first).toEqual({ data: { state: 1, percent: 0 } }));
    expect(second).toBeUndefined();
    expect(sent).toHaveLength(1);
    expect(result.current).toMatchObject({ pending: false, error: undefined });
  });

  it('sends what a person meant once under one key, until its outcome is known', async () => {
    const answers = [
      () => new Response('<h1>502</h1>', { status: 502 }),
      () => new Response('<h1>502</h1>', { status: 502 }),
      () => new Response('<h1>502</h1>', { status: 502 }),
      () => json({ code: 8004, msg: '商品已下架' }),
      () => json({ code: 8004, msg: '商品已下架' }),
      () => json({ code: 8004, msg: '商品已下架' }),
    ];
    const { client, sent } = harness(() => (answers.shift() ?? (() => ok({})))());
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ClientProvider client={client} locale="zh-CN">
        {children}
      </ClientProvider>
    );
    vi.spyOn(Math, 'random').mockReturnValue(-0.499);
    const { result } = renderHook(() => useApiAction(orderCreate), { wrapper });
    const order = { purchaseKind: 3, bizId: 7 } as const;
    const runs = [order, order, order, { ...order, bizId: 8 }];
    for (const request of runs) await act(() => result.current.run(request));
    const keys = sent.map((request): unknown => Reflect.get(Object(JSON.parse(bodyOf(request))), 'idemKey'));
    expect(keys).toHaveLength(6);
    // Three automatic tries and a fourth by the person share one key; after the refusal each run has a new
    // one.
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(new Set(keys.slice(3)).size).toBe(3);
  });

  it('gives no key to a call that takes none', async () => {
    const { wrapper, sent } = setUp(() => ok({ state: 1, percent: 0 }));
    const { result } = renderHook(() => useApiAction(courseEnrol), { wrapper });
    await act(() => result.current.run({ courseId: 1 }));
    expect(sent.map(bodyOf)).toEqual(['{"courseId":1}']);
  });

  it('tells the caller of a refusal instead of rejecting', async () => {
    const { wrapper, dialog } = setUp(() => json({ code: 3002, msg: '请先购买该课程' }));
    const { result } = renderHook(() => useApiAction(courseEnrol), { wrapper });
    const ended = await act(() => result.current.run({ courseId: 1 }));
    expect(ended?.error).toMatchObject({ kind: 'business', code: 3002 });
    expect(result.current.error).toBe(ended?.error);
    expect(dialog.shown).toHaveLength(1);
  });
});

describe('the session in components', () => {
  it('follows the session and its entries', () => {
    const { wrapper, session } = setUp(() => ok({}));
    const { result } = renderHook(() => ({ session: useSession(), rate: useSessionEntry('playerRate') }), {
      wrapper,
    });
    expect(result.current.session.userId).toBe(1);
    act(() => result.current.rate[1](1.5));
    expect(result.current.rate[0]).toBe(1.5);
    act(() => session.reset());
    expect(result.current.session.access_token).toBe('');
    expect(result.current.rate[0]).toBe(1.5);
  });
});
