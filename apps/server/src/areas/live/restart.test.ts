import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { seedDatabase } from '../../seed/index.ts';
import { createServer } from '../../server.ts';
import type { RunningServer } from '../../server.ts';
import { readSettings } from '../../settings.ts';
import { seedDate, seedTime } from '../../test/fixed.ts';
import { isLive, peopleOf, seeded, sitIn, tokensFor } from '../../test/readers.ts';

const full = process.env['STOA_FULL'] === '1';
const subscribers = full ? 500 : 100;
const messages = full ? 200 : 40;
/** How long one step may take while other programs use the processor. */
const patience = full ? 400_000 : 120_000;
const open = 2;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createNetServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

interface Running {
  server: RunningServer;
  stop(): Promise<void>;
}

async function startOn(dataDir: string, port: number, began: number): Promise<Running> {
  const server = await createServer({
    settings: readSettings({
      PORT: String(port),
      DATA_DIR: dataDir,
      CALLS_PER_MINUTE: '0',
      SEED_DATE: seedDate,
    }),
    clock: () => seedTime + Date.now() - began,
    seed: (db) => seedDatabase(db, { seedDate }),
  });
  return { server, stop: () => server.close() };
}

test(
  `${subscribers} people keep every message, once and in order, through a restart of the server (L-01, L-02)`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stoa-live-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const began = Date.now();
    const port = await freePort();
    let running = await startOn(folder, port, began);
    ends.push(() => running.stop());
    const { url } = running.server;
    const random = seeded(2026);
    const tokens = await tokensFor(running.server, subscribers);
    const all = tokens.map((token, index) => sitIn(open, { url, token, userId: peopleOf(index), random }));
    ends.push(async () => {
      for (const { room } of all) room.close();
    });
    await expect.poll(() => all.filter(isLive).length, { timeout: patience }).toBe(subscribers);
    const before = all[0]?.shown.length ?? 0;

    // Four people send one message a second each, before, during and after the restart.
    const typed: string[] = [];
    const speakers = all.slice(0, 4);
    const speaking = speakers.map(async ({ room }, who) => {
      for (let no = 0; no < messages / speakers.length; no += 1) {
        const text = `${who}-${no}`;
        typed.push(text);
        room.say({ text, kind: 1 });
        await new Promise((done) => setTimeout(done, 250));
      }
    });
    await expect
      .poll(() => all.every(({ shown }) => shown.length > before + 4), { timeout: patience })
      .toBe(true);

    await running.stop();
    const stopped = performance.now();
    const back: number[] = [];
    for (const one of all) {
      const stop = one.room.subscribe(() => {
        if (!isLive(one)) return;
        stop();
        back.push(performance.now() - stopped);
      });
    }
    running = await startOn(folder, port, began);
    await Promise.all(speaking);
    await expect
      .poll(() => all.every((one) => isLive(one) && one.shown.length === before + typed.length), {
        timeout: patience,
        interval: 250,
      })
      .toBe(true);
    await expect.poll(() => speakers.every(({ room }) => room.get().outgoing.length === 0)).toBe(true);

    const [first, ...others] = all.map(({ shown }) => shown);
    expect(first?.slice(before).toSorted()).toEqual(typed.toSorted());
    for (const shown of others) expect(shown).toEqual(first);
    // The messages of each person, in the order in which they were sent.
    for (const [who] of speakers.entries()) {
      const own = first?.filter((text) => text.startsWith(`${who}-`));
      expect(own).toEqual(typed.filter((text) => text.startsWith(`${who}-`)));
    }
    const spread = Math.max(...back) - Math.min(...back);
    // The clients did not reconnect all at once but over several seconds, as the server requested.
    expect(spread).toBeGreaterThan(2000);
  },
  patience * 3,
);
