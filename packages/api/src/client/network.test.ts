import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseEnrol } from '../contract/course.ts';
import { homeBanner, homeFunctions } from '../contract/home.ts';
import { orderCreate } from '../contract/order.ts';
import { app3Login } from '../contract/workplace.ts';
import { bodyOf, failure, harness, json, noAnswer, ok } from '../test/fakes.ts';
import { newIdemKey } from './intention.ts';

/** An answer whose transfer breaks off in the middle. */
const broken = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"code":200,'));
        body.error(new TypeError('terminated'));
      },
    }),
  );

/** Milliseconds between the tries of a read that always fails. */
async function waits(random: number): Promise<number[]> {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const times: number[] = [];
  const { client } = harness(() => {
    times.push(Date.now());
    return Promise.reject(new TypeError('fetch failed'));
  });
  const read = failure(client.call(homeFunctions));
  await vi.advanceTimersByTimeAsync(5_000);
  await read;
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

describe('time and the network (E-05, E-06, D3)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['no answer comes', noAnswer],
    [
      'the body is slower than the clock',
      () =>
        new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) })),
    ],
  ])('gives up after 60 s when %s, and stops the transfer', async (_, answer) => {
    const { client, dialog, sent } = harness(answer);
    let ended: string | undefined;
    void failure(client.call(homeFunctions)).then(({ kind }) => (ended = kind));
    await vi.advanceTimersByTimeAsync(59_900);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toBe('timeout');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(dialog.shown).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends a call that spends a one-time code once, although it is a read', async () => {
    const { client, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    const call = failure(client.call(app3Login, { code: 'once' }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await call).kind).toBe('network');
    expect(sent).toHaveLength(1);
  });

  it('gives a file the time that its caller grants', async () => {
    const { client } = harness(noAnswer);
    let ended: string | undefined;
    const options = { timeoutMs: 1_800_000 };
    void failure(client.call(homeFunctions, {}, options)).then(({ kind }) => (ended = kind));
    await vi.advanceTimersByTimeAsync(1_799_900);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toBe('timeout');
  });

  it('treats a transfer that breaks off as a failure of the network, and tries a read again', async () => {
    const answers = [broken, () => ok([])];
    const { client, sent, dialog } = harness(() => (answers.shift() ?? broken)());
    const data = client.call(homeFunctions);
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(data).resolves.toEqual([]);
    expect(sent).toHaveLength(2);
    expect((await failure(client.call(homeBanner))).kind).toBe('network');
    expect(dialog.shown).toEqual([]);
  });

  it('accepts an answer that comes in the 59th second', async () => {
    const { client } = harness(() => new Promise((resolve) => setTimeout(() => resolve(ok([])), 59_000)));
    const data = client.call(homeFunctions);
    await vi.advanceTimersByTimeAsync(59_000);
    await expect(data).resolves.toEqual([]);
  });

  it('tries a read twice more when the network fails or a gateway answers, without a dialog', async () => {
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('<h1>502</h1>', { status: 502 }),
      () => ok([]),
    ];
    const { client, dialog, sent } = harness(() => (answers.shift() ?? noAnswer)());
    const data = client.call(homeFunctions);
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(data).resolves.toEqual([]);
    expect(sent).toHaveLength(3);
    expect(dialog.shown).toEqual([]);
  });

  it('gives up after three tries, and never repeats a write by itself', async () => {
    const { client, dialog, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    const read = failure(client.call(homeFunctions));
    const write = failure(client.call(courseEnrol, { courseId: 1 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([(await read).kind, (await write).kind]).toEqual(['network', 'network']);
    expect(sent.filter(({ init }) => init.method === 'GET')).toHaveLength(3);
    expect(sent.filter(({ init }) => init.method === 'POST')).toHaveLength(1);
    expect(dialog.shown).toEqual([]);
  });

  it('asks once where the device has no connection, and says so', async () => {
    const { client, dialog, sent, reports } = harness(() => Promise.reject(new TypeError('fetch failed')), {
      online: () => false,
    });
    const read = failure(client.call(homeFunctions));
    await vi.advanceTimersByTimeAsync(0);
    expect(await read).toMatchObject({ kind: 'network', offline: true });
    expect(sent).toHaveLength(1);
    expect(dialog.shown).toEqual([]);
    expect(reports).toMatchObject([{ kind: 'network', offline: true, attempts: 1 }]);
  });

  it('stops trying when the connection goes between two tries', async () => {
    let online = true;
    const { client, sent } = harness(() => Promise.reject(new TypeError('fetch failed')), {
      online: () => online,
    });
    const read = failure(client.call(homeFunctions));
    await vi.advanceTimersByTimeAsync(1);
    online = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read).toMatchObject({ kind: 'network', offline: true });
    expect(sent).toHaveLength(1);
  });

  it('takes an answer although the browser says that there is no connection', async () => {
    const { client } = harness(() => ok([]), { online: () => false });
    await expect(client.call(homeFunctions)).resolves.toEqual([]);
  });

  it('asks the browser whether there is a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(client.call(homeFunctions))).toMatchObject({ kind: 'network', offline: true });
    expect(sent).toHaveLength(1);
  });

  it('waits longer before each try, by a random part as well', async () => {
    expect(await waits(0)).toEqual([150, 600]);
    expect(await waits(0.5)).toEqual([300, 1200]);
  });

  it('counts the 60 s from the first try, not from the last', async () => {
    let tries = 0;
    const { client } = harness(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new TypeError('fetch failed')) : noAnswer();
    });
    let ended: string | undefined;
    void failure(client.call(homeFunctions)).then(({ kind }) => (ended = kind));
    await vi.advanceTimersByTimeAsync(59_900);
    expect([tries, ended]).toEqual([3, undefined]);
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toBe('timeout');
  });

  it('sends an intention again under its own key, and nothing without one', async () => {
    const { client, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    const idemKey = newIdemKey();
    const order = failure(client.call(orderCreate, { purchaseKind: 1, bizId: 7, idemKey }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await order).kind).toBe('network');
    expect(sent.map((request): unknown => JSON.parse(bodyOf(request)))).toEqual(
      [1, 2, 3].map(() => ({ purchaseKind: 1, bizId: 7, idemKey })),
    );
  });

  it('puts the key of the options into a request that has none', async () => {
    const { client, sent } = harness(() => json({ code: 500 }));
    const idemKey = newIdemKey();
    await failure(client.send(orderCreate, { purchaseKind: 1, bizId: 7 }, { idemKey }));
    expect(sent.map((request): unknown => JSON.parse(bodyOf(request)))).toEqual([
      { purchaseKind: 1, bizId: 7, idemKey },
    ]);
  });

  it('does not try again with the token of a session that has ended', async () => {
    const { client, session, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    const read = failure(client.call(homeFunctions));
    await vi.advanceTimersByTimeAsync(1);
    session.reset();
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await read).kind).toBe('aborted');
    expect(sent).toHaveLength(1);
  });

  it('ends an aborted call at once and tells nobody (E-09)', async () => {
    const { client, dialog, reports } = harness(noAnswer);
    const controller = new AbortController();
    const call = failure(client.call(homeFunctions, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect((await call).kind).toBe('aborted');
    expect([dialog.shown, reports]).toEqual([[], []]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
