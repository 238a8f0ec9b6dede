import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiError } from '../client/errors.ts';
import { noteSave } from '../contract/interact.ts';
import { createDevice, type Tab } from '../test/device.ts';
import {
  documentKind,
  leases,
  newerDocument,
  withValue,
  type DocumentParcel,
  type SendOptions,
} from './index.ts';

const owner = { companyId: 1001, userId: 7 };
const key = 'key of 7';
const draft = documentKind('draft', (stored) => (typeof stored === 'string' ? stored : undefined));
const hour = 3_600_000;

interface Sent extends DocumentParcel<string>, SendOptions {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  return () => vi.useRealTimers();
});

/**
 * Opens the one draft of this person. Every send is recorded, and acknowledged unless `answer` says
 * otherwise.
 */
async function write(
  tab: Tab,
  {
    sent = [],
    answer,
    ...more
  }: { sent?: Sent[]; answer?: () => Promise<void>; takeOver?: boolean; onTaken?: () => void } = {},
) {
  return tab.outbox.open(draft, 'one', {
    key,
    start: (left) => newerDocument(left, { value: '', savedSeq: 0 }),
    async send(parcel, options) {
      sent.push({ ...parcel, ...options });
      await answer?.();
      return { savedSeq: parcel.seq };
    },
    ...more,
  });
}
const cut = () => Promise.reject(new Error('offline'));

async function typed(tab: Tab, value: string, use: Parameters<typeof write>[1] = {}) {
  const entry = await write(tab, use);
  if (entry === undefined) throw new Error('Another tab has it.');
  entry.change((state) => withValue(state, value));
  await tab.outbox.kept();
  return entry;
}

describe('a document', () => {
  test('is sent a second after the last change, and at the latest after five (D8)', async () => {
    const sent: Sent[] = [];
    const tab = createDevice().open(owner);
    const entry = await typed(tab, 'a', { sent });
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await entry.flush();
    expect(sent.map(({ value }) => value)).toEqual(['a']);
    for (let at = 1; at <= 12; at += 1) {
      entry.change((state) => withValue(state, `b${at}`));
      await vi.advanceTimersByTimeAsync(500);
      await tab.outbox.kept();
    }
    // No pause between changes lasted a second, but the draft was sent all the same.
    expect(sent.length).toBeGreaterThan(1);
  });

  test('is on the device before it is sent', async () => {
    const device = createDevice();
    const there: number[] = [];
    const entry = await write(device.open(owner), {
      answer: async () => void there.push(device.database.entries.size),
    });
    entry?.change((state) => withValue(state, 'first here'));
    await entry?.flush();
    expect(there).toEqual([1]);
  });

  test('is saving, then waiting, then saved, and saved only after the server’s confirmation', async () => {
    let online = false;
    const tab = createDevice().open(owner);
    const entry = await typed(tab, 'a', { answer: () => (online ? Promise.resolve() : cut()) });
    const told: string[] = [entry.status()];
    entry.subscribe(() => told.push(entry.status()));
    await entry.flush();
    online = true;
    await entry.flush();
    expect(told).toEqual(['saving', 'waiting', 'saving', 'saved']);
  });

  test.each([503, 507])('that a server has no room for (HTTP %i) waits until it has', async (status) => {
    let isFull = true;
    const full = { kind: 'business', code: 1015, msg: '', status } as const;
    const answer = () => (isFull ? Promise.reject(apiError(noteSave, full)) : Promise.resolve());
    const entry = await typed(createDevice().open(owner), 'a', { answer });
    for (let again = 0; again < 10; again += 1) await entry.flush();
    expect(entry.status()).toBe('waiting');
    isFull = false;
    await entry.flush();
    expect(entry.status()).toBe('saved');
  });

  test('is sent when the person leaves the page or the network returns', async () => {
    for (const event of ['blur', 'online']) {
      const sent: Sent[] = [];
      const tab = createDevice().open(owner);
      const entry = await typed(tab, event, { sent });
      tab.fire(event);
      await entry.flush();
      expect(sent.map(({ value }) => value)).toEqual([event]);
    }
  });

  test('is sent at once when the page is left, in a request that outlives it, while an older one has no answer', async () => {
    const sent: Sent[] = [];
    const tab = createDevice().open(owner);
    const entry = await typed(tab, 'older', { sent, answer: () => new Promise(() => undefined) });
    void entry.flush();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    entry.change((state) => withValue(state, 'newer'));
    tab.fire('pagehide');
    expect(sent.map(({ value, keepalive }) => ({ value, keepalive }))).toEqual([
      { value: 'older', keepalive: true },
      { value: 'newer', keepalive: true },
    ]);
  });

  test('that is too large to outlive the page is sent by an ordinary request, and stays on the device', async () => {
    const device = createDevice();
    const sent: Sent[] = [];
    const tab = device.open(owner);
    await typed(tab, '字'.repeat(30_000), { sent, answer: cut });
    tab.fire('pagehide');
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false]);
    tab.kill();
    const entry = await write(device.open(owner));
    expect(entry?.get().value).toHaveLength(30_000);
  });

  test('belongs to one tab; another takes it over with everything that was typed, and the first stops', async () => {
    const device = createDevice();
    const sent: Sent[] = [];
    const onTaken = vi.fn<() => void>();
    const first = device.open(owner);
    const entry = await typed(first, 'mine', { sent, onTaken });
    const second = device.open(owner);
    expect(await write(second)).toBeUndefined();
    const taken = await write(second, { takeOver: true });
    expect(taken?.get().value).toBe('mine');
    expect(onTaken).toHaveBeenCalledOnce();
    entry.change((state) => withValue(state, 'too late'));
    await entry.flush();
    expect(sent).toEqual([]);
  });
});

describe('a version that another device stored in between', () => {
  const parcel = { seq: 101, value: 'mine' };
  const kept = { seq: 101, acknowledged: 100, value: 'mine', touched: false };

  test('is replaced by what is typed here now, which is sent again as a newer one', () => {
    const { state, goOn } = draft.settle({ ...kept, touched: true }, parcel, { savedSeq: 250 });
    expect(goOn).toBe(true);
    expect(draft.next(state)).toEqual({ seq: 251, value: 'mine' });
    expect(draft.isSettled(state)).toBe(false);
  });

  test('stays if this device has only an older one, whether that is sent or opened', () => {
    const { state } = draft.settle(kept, parcel, { savedSeq: 250 });
    expect(draft.isSettled(state)).toBe(true);
    expect(newerDocument(kept, { value: 'theirs', savedSeq: 250 }).value).toBe('theirs');
    expect(newerDocument(kept, { value: 'before', savedSeq: 100 }).value).toBe('mine');
  });

  test('an answer about an older version never settles a newer one', () => {
    const newer = { seq: 103, acknowledged: 100, value: 'newest', touched: true };
    expect(draft.isSettled(draft.settle(newer, parcel, { savedSeq: 101 }).state)).toBe(false);
    expect(draft.isSettled(draft.settle(newer, parcel, { savedSeq: 102 }).state)).toBe(false);
  });
});

describe('unsent work on the device', () => {
  test('cannot be decrypted with another key, under another name or after a byte was changed (ST-01)', async () => {
    const spoil: ((name: string, entry: object) => object)[] = [
      (_, entry) => ({ ...entry, name: '1001:8:draft:one' }),
      (name, entry) => ({ ...entry, name, data: new Uint8Array([1, 2, 3]).buffer }),
      (name) => ({ name }),
      (name) => ({ name, keyId: 7, iv: null, data: 'text', savedTime: 'now', untilTime: Number.NaN }),
      (name, entry) => ({ ...entry, name, ...JSON.parse('{"__proto__":{"polluted":true}}') }),
    ];
    const values: unknown[] = [];
    for (const change of spoil) {
      const device = createDevice();
      const tab = device.open(owner);
      await typed(tab, 'whole', { answer: cut });
      tab.kill();
      const whole = [...device.database.entries];
      device.database.entries.clear();
      for (const [name, entry] of whole) {
        const spoilt = change(name, Object(entry));
        device.database.entries.set(String(Object(spoilt).name), spoilt);
      }
      for (const userId of [7, 8]) {
        const entry = await write(device.open({ ...owner, userId }));
        values.push(entry?.get().value);
      }
    }
    // Only the last stored entry can be read, and its unknown field is left out.
    expect(values).toEqual(['', '', '', '', '', '', '', '', 'whole', '']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('is deleted after 24 hours, whoever opens the browser', async () => {
    let now = 0;
    const device = createDevice({ clock: () => now });
    const tab = device.open(owner);
    await typed(tab, 'old', { answer: cut });
    await tab.outbox.close();
    now = 24 * hour - 1;
    expect(await device.open(owner).outbox.unsent()).toBe(1);
    now = 24 * hour + 1;
    await device.open({ companyId: 0, userId: 0 }).outbox.unsent();
    expect([...device.database.entries.keys()]).toEqual([]);
  });

  test('is deleted in every tab when the person discards it, and nobody else’s is', async () => {
    const device = createDevice();
    const other = device.open({ ...owner, userId: 8 });
    await typed(other, 'theirs', { answer: cut });
    const first = device.open(owner);
    await typed(first, 'mine', { answer: cut });
    const second = device.open(owner);
    expect(await second.outbox.unsent()).toBe(1);
    await second.outbox.discard();
    // The tab in which the text was typed would store it again when its session ends.
    await first.outbox.close();
    await vi.waitFor(() => expect([...device.database.entries.keys()]).toEqual(['1001:8:draft:one']));
  });

  test('is absent if the browser cannot encrypt: the durability is “memory”, and sending works as usual', async () => {
    const device = createDevice();
    const sent: Sent[] = [];
    const tab = device.open(owner, { crypto: false });
    expect(await tab.outbox.unlock(key)).toBe(false);
    const entry = await typed(tab, 'never written', { sent });
    expect(tab.outbox.durability()).toBe('memory');
    expect(device.database.entries.size + device.small.entries.size).toBe(0);
    await entry.flush();
    expect(entry.status()).toBe('saved');
  });
});

test('without locks of the browser a lease keeps two tabs apart, and ends with its tab', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  let now = 0;
  const tab = () =>
    leases(
      () => storage,
      () => now,
    );
  const onLost = vi.fn<() => void>();
  const [first, second] = [tab(), tab()];
  const release = await first.take('one', { steal: false, onLost });
  expect(release).toBeDefined();
  now = 8_000;
  expect(await second.take('one', { steal: false, onLost })).toBeUndefined();
  // The first tab counts as killed, so nobody renews its lease.
  now = 10_000;
  expect(await second.take('one', { steal: false, onLost })).toBeDefined();
  expect(onLost).not.toHaveBeenCalled();
});
