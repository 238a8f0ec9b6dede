import { createFaultProxy } from '@stoa/faults';
import type { FaultProxy } from '@stoa/faults';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveMessage } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { isLive, peopleOf, seeded, sitIn, tokensFor } from '../../test/readers.ts';
import type { Reader } from '../../test/readers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

const full = process.env['STOA_FULL'] === '1';
const readers = full ? 50 : 12;
const spoken = full ? 100 : 12;
const open = 2;

let app: TestServer;
let proxy: FaultProxy;
let tokens: string[];
const all: Reader[] = [];
beforeAll(async () => {
  app = await startTestServer();
  proxy = await createFaultProxy({ target: app.url, seed: 5 });
  tokens = await tokensFor(app.server, readers);
});
afterAll(async () => {
  for (const { room } of all) room.close();
  await proxy.close();
  await app.close();
});

test('what is typed is stored and shown once and in order, whatever the network does to sockets, calls and answers', async () => {
  const url = `http://127.0.0.1:${proxy.port}`;
  const random = seeded(7);
  for (const [no, token] of tokens.entries()) {
    all.push(sitIn(open, { url, token, userId: peopleOf(no), random }));
  }
  await expect.poll(() => all.every(isLive), { timeout: 120_000 }).toBe(true);
  const before = all[0]?.shown.length ?? 0;

  proxy.set([
    // Sockets break after a few messages, or stop in the middle of one.
    {
      when: { upgrade: true, probability: 0.5 },
      fault: { kind: 'reset', of: 'reply', afterBytes: [500, 3000] },
    },
    { when: { upgrade: true, probability: 0.2 }, fault: { kind: 'status', status: 502 } },
    // The message is stored, but the answer to the sender is lost.
    { when: { path: '*/room/message', probability: 0.3 }, fault: { kind: 'commitThenDrop' } },
    { when: { path: '*/room/message', probability: 0.2 }, fault: { kind: 'duplicate' } },
    { when: { path: '*/room/poll', probability: 0.3 }, fault: { kind: 'reset' } },
    { when: { path: '*/room/enter', probability: 0.2 }, fault: { kind: 'truncate', bytes: 40 } },
  ]);
  // Also cuts the connections of the people in the room.
  proxy.cut();

  const typed: string[] = [];
  const speakers = all.slice(0, 4);
  for (let no = 0; no < spoken; no += 1) {
    const text = `typed ${no}`;
    typed.push(text);
    speakers[no % speakers.length]?.room.say({ text, kind: 1 });
    // The test's clock does not advance by itself and a person may send only one message a second, so the
    // clock is advanced.
    app.advance(1.1);
    await new Promise((done) => setTimeout(done, 300));
  }
  const clock = setInterval(() => app.advance(1.1), 300);
  const isDone = (): boolean =>
    speakers.every(({ room }) => room.get().outgoing.every(({ state }) => state === 'sent'));
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true);
  proxy.set([]);
  const wholeFor = ({ shown }: Reader): boolean => shown.length >= before + typed.length;
  await expect.poll(() => all.every(wholeFor), { timeout: 120_000 }).toBe(true);
  clearInterval(clock);

  const stored = await asSystem(app.database.db, (tx) =>
    tx.select().from(liveMessage).where(eq(liveMessage.liveId, open)).orderBy(asc(liveMessage.messageId)),
  );
  const texts = stored.map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('typed ')).toSorted()).toEqual(typed.toSorted());
  for (const who of speakers.keys()) {
    const own = new Set(typed.filter((_, no) => no % speakers.length === who));
    expect(texts.filter((text) => own.has(text))).toEqual([...own]);
  }
  for (const { shown } of all) expect(shown).toEqual(texts);
  // Makes sure that faults did happen.
  expect(proxy.log.filter(({ outcome }) => outcome === 'cut').length).toBeGreaterThan(5);
}, 400_000);
