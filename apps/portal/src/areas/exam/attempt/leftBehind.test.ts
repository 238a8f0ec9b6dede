// @vitest-environment happy-dom
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { createEntryStore, createOutbox, leases, type EntryPlace, type Outbox } from '@stoa/api/outbox';
import { AttemptState } from '@stoa/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendLeftBehind, type SentLate } from './leftBehind.ts';
import { emptySheet } from './model/answers.ts';
import { openVault } from './vault/vault.ts';

const attemptId = 11;
const outboxKey = 'the key of 7';
const stops: (() => void)[] = [];

let entries: Map<string, unknown>;
let state: AttemptState;
let sent: { path: string; body: unknown }[];
let told: SentLate[];
/** What the server answers to late answers. */
let answered: unknown;
/** The paths whose next answer is lost. */
let lost: string[];

function outbox(): Outbox {
  const place: EntryPlace = {
    durability: 'indexedDB',
    list: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.name, entry),
    remove: async (name) => void entries.delete(name),
  };
  const created = createOutbox({
    owner: { companyId: 1001, userId: 7 },
    locks: leases(memoryStorage()),
    channel: undefined,
    events: new EventTarget(),
    store: createEntryStore({ places: [place], mark: () => undefined }),
  });
  stops.push(() => void created.close());
  return created;
}

/** A visit that types an answer without a network, and is closed. */
async function leave(): Promise<void> {
  const used = outbox();
  const vault = await openVault({
    attemptId,
    outboxKey,
    outbox: used,
    channel: undefined,
    onTaken: () => undefined,
    onKept: () => undefined,
  });
  vault.write({
    attemptId,
    seq: 1,
    sheet: { ...emptySheet, answers: new Map([[101, { values: ['typed in time'], files: [], at: 5 }]]) },
    alsoTyped: new Map(),
    tried: new Map(),
    stored: { seq: 0, sheet: emptySheet },
    handIn: undefined,
    switches: { count: 0, unsent: [] },
    deadline: undefined,
  });
  await used.kept();
  await vault.close();
}

const client = () =>
  createClient({
    host: '/api',
    session: createSessionStore({ storage: memoryStorage() }),
    dialog: { show: () => undefined, isOpen: () => false },
    onSessionEnd: () => undefined,
    locale: 'zh-CN',
    online: () => true,
    async fetch(address, init) {
      const url = address instanceof Request ? address.url : address.toString();
      const path = new URL(url, 'http://here').pathname.replace('/api/exam/pc/attempt/', '');
      sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      const at = lost.indexOf(path);
      if (at >= 0) {
        lost.splice(at, 1);
        return new Response('', { status: 503 });
      }
      const now = Date.now();
      const watched = { state, serverTime: now, deadlineTime: now + 1_000, outboxKey };
      return Response.json({ code: 200, msg: '', data: path === 'watch' ? watched : answered });
    },
  });
const visit = (): void => void stops.push(sendLeftBehind(client(), outbox(), (each) => void told.push(each)));
const late = () => sent.filter(({ path }) => path === 'late').map(({ body }) => body);
const typedInTime = {
  attemptId,
  answers: [{ questionId: 101, values: ['typed in time'], typedTime: 5 }],
};

beforeEach(async () => {
  entries = new Map();
  sent = [];
  told = [];
  answered = { late: [{ questionId: 101, values: ['typed in time'], typedTime: 5, arrivedTime: 9 }] };
  lost = [];
  state = AttemptState.Marking;
  await leave();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test('what was typed in time on a page that was closed before the bell arrives at the next visit, and leaves the device', async () => {
  visit();
  await vi.waitFor(() => expect(entries.size).toBe(0));
  expect(late()).toEqual([typedInTime]);
});

const given = { questionId: 101, values: ['typed in time'], files: [], typedTime: 5 };

test('the person is told once what was sent', async () => {
  visit();
  await vi.waitFor(() => expect(entries.size).toBe(0));
  expect(told).toMatchObject([{ attemptId, kept: [given], refused: [] }]);
  visit();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(told).toHaveLength(1);
});

test('what was refused stays on the device, and is shown at each visit, until the person deletes it', async () => {
  answered = { late: [], refusedAnswers: [{ questionId: 101, reason: 'TOO_LATE' }] };
  for (const visits of [1, 2]) {
    visit();
    await vi.waitFor(() => expect(told).toHaveLength(visits));
    await vi.waitFor(() => expect(entries.size).toBe(1));
  }
  expect(told).toMatchObject([
    { kept: [], refused: [given] },
    { kept: [], refused: [given] },
  ]);
  await told[1]?.forget();
  await vi.waitFor(() => expect(entries.size).toBe(0));
});

test('it stays on the device until it has arrived', async () => {
  lost = ['watch', 'late'];
  visit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(entries.size).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(late()).toHaveLength(1));
  expect(entries.size).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(entries.size).toBe(0));
  expect(late()).toEqual([typedInTime, typedInTime]);
});

test('an attempt in progress is left to the page that answers it, and looked at again after its deadline', async () => {
  state = AttemptState.InProgress;
  visit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(late()).toEqual([]);
  expect(entries.size).toBe(1);
  state = AttemptState.Marking;
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(entries.size).toBe(0));
  expect(late()).toEqual([typedInTime]);
});
