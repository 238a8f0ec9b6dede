import {
  createEntryStore,
  createOutbox,
  type EntryPlace,
  type LockPort,
  type Outbox,
} from '@stoa/api/outbox';
import { FileLabel, SubmitReason, SwitchCause } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySheet, type Given } from '../model/answers.ts';
import type { Journal, Place } from '../model/state.ts';
import { packed, packedFrom, unpacked } from './journalKind.ts';
import { openVault, type Vault, type VaultChannel } from './vault.ts';

const attemptId = 11;
const person = { companyId: 1001, userId: 7 };
const colleague = { companyId: 1001, userId: 8 };

const given = (text: string, at = 1): Given => ({ values: [text], files: [], at });
const journalOf = (seq: number, text: string): Journal => ({
  attemptId,
  seq,
  sheet: { ...emptySheet, answers: new Map([[101, given(text)]]) },
  alsoTyped: new Map(),
  tried: new Map(),
  stored: { seq: 0, sheet: emptySheet },
  handIn: undefined,
  switches: { count: 0, unsent: [] },
  deadline: undefined,
});
const textOf = (vault: Vault): string | undefined => vault.left?.sheet.answers.get(101)?.values[0];

/** A simulated browser whose windows share storage, locks and a channel. */
function createBrowser() {
  const entries = new Map<string, unknown>();
  const held = new Map<string, { readonly window: object; readonly onLost: () => void }>();
  const listeners = new Map<object, (event: { data: unknown }) => void>();
  const browser = { isFull: false, entries, asked: 0, now: Date.now(), clockIsWrongBy: 0 };
  const place: EntryPlace = {
    durability: 'indexedDB',
    list: async () => [...entries.values()],
    async put(entry) {
      if (browser.isFull) throw new DOMException('', 'QuotaExceededError');
      entries.set(entry.name, entry);
    },
    remove: async (name) => void entries.delete(name),
  };

  /** A window of one person; with `isDeaf` it does not answer requests, because it hangs. */
  function open(owner = person, { isDeaf = false, key = 'key of 7', isAnswered = true } = {}) {
    const window = {};
    const locks: LockPort = {
      async take(name, { steal, onLost }) {
        const holder = held.get(name);
        if (holder !== undefined && !steal) return undefined;
        holder?.onLost();
        held.set(name, { window, onLost });
        return () => {
          if (held.get(name)?.window === window) held.delete(name);
        };
      },
    };
    const channel: VaultChannel = {
      postMessage(data) {
        browser.asked += 1;
        for (const [other, hear] of listeners) if (other !== window) hear({ data });
      },
      addEventListener(_: string, hear: unknown) {
        if (typeof hear === 'function' && !isDeaf) listeners.set(window, (event) => void hear(event));
      },
      close: () => void listeners.delete(window),
    };
    const outbox: Outbox = createOutbox({
      owner,
      locks,
      channel: undefined,
      now: () => browser.now + browser.clockIsWrongBy,
      serverDate: () =>
        isAnswered
          ? { date: new Date(browser.now).toUTCString(), at: browser.now + browser.clockIsWrongBy }
          : undefined,
      events: new EventTarget(),
      store: createEntryStore({ places: [place], mark: () => undefined }),
    });
    const kept: [number, Place][] = [];
    let taken = 0;
    return {
      kept,
      outbox,
      taken: () => taken,
      vault: () =>
        openVault({
          attemptId,
          outboxKey: key,
          outbox,
          channel,
          onTaken: () => void (taken += 1),
          onKept: (seq, where) => void kept.push([seq, where]),
          wait: () => new Promise((done) => setTimeout(done, 0)),
        }),
      /** Ends the window without any event. */
      kill() {
        for (const [name, holder] of held) if (holder.window === window) held.delete(name);
        listeners.delete(window);
      },
    };
  }
  return { browser, open };
}

const text = (entries: ReadonlyMap<string, unknown>): string =>
  JSON.stringify([...entries.values()], (_, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  );

test('what was answered is on the device, encrypted, and is there for the next page', async () => {
  const { browser, open } = createBrowser();
  const page = open();
  const vault = await page.vault();
  expect(vault.left).toBeUndefined();
  vault.write(journalOf(3, 'a secret answer'));
  await page.outbox.kept();
  await expect.poll(() => page.kept).toEqual([[3, 'device']]);
  expect(browser.entries.size).toBe(1);
  expect(text(browser.entries)).not.toContain('secret');
  page.kill();
  expect(textOf(await open().vault())).toBe('a secret answer');
});

describe('what was answered is on the device until three days after the deadline', () => {
  const hour = 3_600_000;
  const day = 24 * hour;

  test.each([
    ['is right', 0, 0],
    ['was a day fast and is right again', day, 0],
    ['was a day slow and is right again', -day, 0],
    ['was right and is a day fast', 0, day],
    ['was right and is a day slow', 0, -day],
    ['was a day slow and is a day fast', -day, day],
  ])('by the time of the server, when the clock of the device %s', async (_, before, after) => {
    const { browser, open } = createBrowser();
    const deadline = browser.now + 10 * hour;
    browser.clockIsWrongBy = before;
    const page = open();
    const vault = await page.vault();
    vault.write({ ...journalOf(3, 'typed on Friday'), deadline });
    await page.outbox.kept();
    page.kill();

    browser.clockIsWrongBy = after;
    browser.now = deadline + 3 * day - hour;
    // A page that has had no answer of the server yet also looks for what is too old.
    await open(colleague, { isAnswered: false }).outbox.unsent();
    expect(textOf(await open().vault())).toBe('typed on Friday');
    browser.now = deadline + 3 * day + hour;
    await open(colleague).outbox.unsent();
    expect(browser.entries.size).toBe(0);
  });

  test('or after the last change if there is no deadline', async () => {
    const { browser, open } = createBrowser();
    const page = open();
    const vault = await page.vault();
    vault.write(journalOf(3, 'untimed'));
    await page.outbox.kept();
    page.kill();
    browser.now += 3 * day - hour;
    expect(textOf(await open().vault())).toBe('untimed');
    browser.now += 2 * hour;
    await open(colleague).outbox.unsent();
    expect(browser.entries.size).toBe(0);
  });
});

test('another person at the same computer can neither see nor remove it', async () => {
  const { browser, open } = createBrowser();
  const page = open();
  const vault = await page.vault();
  vault.write(journalOf(3, 'mine'));
  await page.outbox.close();
  page.kill();
  const other = open(colleague, { key: 'key of 8' });
  const theirs = await other.vault();
  expect(theirs.left).toBeUndefined();
  theirs.write(journalOf(1, 'theirs'));
  await other.outbox.kept();
  await other.outbox.discard();
  expect(browser.entries.size).toBe(1);
  expect(textOf(await open().vault())).toBe('mine');
});

test('a second window gets what the first has written last, and the first is informed', async () => {
  const { open } = createBrowser();
  const first = open();
  const vault = await first.vault();
  vault.write(journalOf(3, 'one'));
  vault.write(journalOf(4, 'two'));
  const second = await open().vault();
  expect([vault.isGiven, second.isGiven]).toEqual([false, true]);
  expect(textOf(second)).toBe('two');
  expect(first.taken()).toBe(1);
  vault.write(journalOf(5, 'too late'));
  await first.outbox.kept();
  await second.close();
  expect(textOf(await open().vault())).toBe('two');
});

test('a change while the journal is handed over is not shown as stored', async () => {
  const { browser, open } = createBrowser();
  const first = open();
  const vault = await first.vault();
  vault.write(journalOf(3, 'one'));
  const second = open().vault();
  await expect.poll(() => browser.asked, { interval: 1 }).toBeGreaterThan(0);
  vault.write(journalOf(4, 'two'));
  expect(textOf(await second)).toBe('one');
  expect(first.taken()).toBe(1);
  expect(first.kept.every(([seq]) => seq === 3)).toBe(true);
});

test('a window that does not respond loses the journal', async () => {
  const { open } = createBrowser();
  const first = open(person, { isDeaf: true });
  const vault = await first.vault();
  vault.write(journalOf(3, 'one'));
  await first.outbox.kept();
  expect(textOf(await open().vault())).toBe('one');
  expect(first.taken()).toBe(1);
});

test('nothing is kept once the server has everything, except answers between which the learner may still choose', async () => {
  const { browser, open } = createBrowser();
  const page = open();
  const vault = await page.vault();
  const journal = journalOf(3, 'one');
  vault.write(journal);
  await page.outbox.kept();
  vault.write({ ...journal, stored: { seq: 3, sheet: journal.sheet } });
  await page.outbox.kept();
  expect([browser.entries.size, await page.outbox.unsent()]).toEqual([0, 0]);
  const alsoTyped = new Map([[101, [given('another')]]]);
  vault.write({ ...journal, stored: { seq: 3, sheet: journal.sheet }, alsoTyped });
  await page.outbox.kept();
  expect(browser.entries.size).toBe(1);
});

test('nothing is kept once it is erased', async () => {
  const { browser, open } = createBrowser();
  const page = open();
  const vault = await page.vault();
  vault.write(journalOf(3, 'one'));
  await page.outbox.kept();
  vault.erase();
  await page.outbox.kept();
  expect(browser.entries.size).toBe(0);
  await vault.close();
  expect((await open().vault()).left).toBeUndefined();
});

test('a full device is announced, and what was stored before stays', async () => {
  const { browser, open } = createBrowser();
  const page = open();
  const vault = await page.vault();
  vault.write(journalOf(3, 'one'));
  await page.outbox.kept();
  browser.isFull = true;
  vault.write(journalOf(4, 'two'));
  await page.outbox.kept();
  await expect.poll(() => page.kept.at(-1)).toEqual([4, 'page']);
  page.kill();
  expect(textOf(await open().vault())).toBe('one');
});

test('a record that is truncated or changed counts as absent', async () => {
  const { browser, open } = createBrowser();
  const page = open();
  const vault = await page.vault();
  vault.write(journalOf(3, 'one'));
  await page.outbox.kept();
  page.kill();
  for (const [name, entry] of browser.entries) {
    const { data }: { data: ArrayBuffer } = Object(entry);
    browser.entries.set(name, { ...Object(entry), data: data.slice(0, 20) });
  }
  expect((await open().vault()).left).toBeUndefined();
});

const texts = fc.string({ maxLength: 8 });
const files = fc.array(
  fc.record({
    fileId: fc.integer({ min: 1, max: 9 }),
    name: texts,
    url: texts,
    ext: texts,
    size: fc.nat(),
    fileLabel: fc.constant(FileLabel.Generic),
  }),
  { maxLength: 2 },
);
const anyGiven: fc.Arbitrary<Given> = fc.record({
  values: fc.array(texts, { maxLength: 3 }),
  files,
  at: fc.nat(),
});
const ids = fc.integer({ min: 1, max: 5 });
const sheets = fc.record({
  answers: fc.array(fc.tuple(ids, anyGiven)).map((list) => new Map(list)),
  flagged: fc.array(ids).map((list) => new Set(list)),
  current: fc.option(ids, { nil: undefined }),
});
const lists = fc.array(fc.tuple(ids, fc.array(anyGiven, { maxLength: 2 }))).map((list) => new Map(list));
const journals: fc.Arbitrary<Journal> = fc
  .record({
    attemptId: fc.nat(),
    seq: fc.nat(),
    sheet: sheets,
    alsoTyped: lists,
    tried: lists,
    stored: fc.record({ seq: fc.nat(), sheet: sheets }),
    handIn: fc.option(fc.record({ key: texts, reason: fc.constant(SubmitReason.Manual) }), {
      nil: undefined,
    }),
    switches: fc.record({
      count: fc.nat(),
      unsent: fc.array(
        fc.record({
          entryKey: texts,
          cause: fc.constant(SwitchCause.Tab),
          leftTime: fc.nat(),
          awaySeconds: fc.nat(),
        }),
        { maxLength: 2 },
      ),
    }),
    deadline: fc.option(fc.nat(), { nil: undefined }),
  })
  // The current question is stored once, and so is an answer that is the same on both sides.
  .map((journal) => ({
    ...journal,
    stored: { ...journal.stored, sheet: { ...journal.stored.sheet, current: journal.sheet.current } },
  }));

test('a journal that was stored is read as it was written', () => {
  fc.assert(
    fc.property(journals, (journal) => {
      const stored: unknown = JSON.parse(JSON.stringify(packed(journal)));
      const read = packedFrom(stored);
      expect(read).toBeDefined();
      if (read === undefined) return;
      const { stored: before, ...back } = unpacked(read);
      const { stored: expected, ...rest } = journal;
      expect(back).toEqual(rest);
      expect(before.seq).toBe(expected.seq);
      expect(packed({ ...journal, stored: before })).toEqual(packed(journal));
    }),
    { seed: 20_261, numRuns: 300 },
  );
});

test('any other value that is stored under its name is not a journal', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(packedFrom(value)).toBeUndefined();
    }),
    { seed: 20_261, numRuns: 300 },
  );
});
