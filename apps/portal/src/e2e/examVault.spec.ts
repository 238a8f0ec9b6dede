import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { codeOf } from './pageCode.ts';

/** A page that writes one answer into the journal of an attempt, as the person that its address names. */
const page = `
  import { createOutbox } from '@stoa/api/outbox';
  import { openVault } from './areas/exam/attempt/vault/vault.ts';
  const person = new URLSearchParams(location.search).get('person');
  const sheet = (text) => ({
    answers: new Map(text === '' ? [] : [[101, { values: [text], files: [], at: 1 }]]),
    flagged: new Set(),
    current: undefined,
  });
  let seq = 0;
  let taken = 0;
  const kept = [];
  const vault = await openVault({
    attemptId: 11,
    outboxKey: 'the key of ' + person,
    outbox: createOutbox({ owner: { companyId: 1, userId: Number(person) } }),
    channel: new BroadcastChannel('stoa-attempt:1:' + person),
    onTaken: () => (taken += 1),
    onKept: (upTo, place) => kept.push([upTo, place]),
  });
  globalThis.desk = {
    left: () => vault.left?.sheet.answers.get(101)?.values[0] ?? '',
    taken: () => taken,
    place: () => (kept.at(-1)?.[0] === seq ? kept.at(-1)[1] : 'nowhere'),
    type(text) {
      seq += 1;
      vault.write({
        attemptId: 11,
        seq,
        sheet: sheet(text),
        alsoTyped: new Map(),
        tried: new Map(),
        stored: { seq: 0, sheet: sheet('') },
        handIn: undefined,
        switches: { count: 0, unsent: [] },
      });
    },
  };
`;

declare global {
  var desk:
    | {
        readonly left: () => string;
        readonly taken: () => number;
        readonly place: () => string;
        readonly type: (text: string) => void;
      }
    | undefined;
}

let address = '';
let close: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  const code = await codeOf(page);
  const html =
    '<!doctype html><link rel="icon" href="data:," /><script type="module" src="/page.js"></script>';
  const server = createServer((incoming, outgoing) => {
    const isScript = incoming.url === '/page.js';
    outgoing.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    outgoing.end(isScript ? code : html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
});
test.afterAll(() => close());

async function open(context: BrowserContext, person = 7): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(`${address}/?person=${person}`);
  await opened.waitForFunction(() => globalThis.desk !== undefined);
  return opened;
}
const left = (from: Page): Promise<string> => from.evaluate(() => globalThis.desk?.left() ?? '');
const place = (from: Page): Promise<string> => from.evaluate(() => globalThis.desk?.place() ?? '');
const type = (into: Page, text: string): Promise<void> =>
  into.evaluate((typed) => globalThis.desk?.type(typed), text);

test('an answer is on the device at once, and is still there after the page was closed without a warning', async ({
  context,
}) => {
  const first = await open(context);
  await type(first, 'half a');
  await type(first, 'half a sentence');
  await expect.poll(() => place(first)).toBe('device');
  await first.close({ runBeforeUnload: false });
  const other = await open(context, 8);
  expect(await left(other)).toBe('');
  await other.close();
  expect(await left(await open(context))).toBe('half a sentence');
});

test('a second window gets the newest answer, and the first one is informed that it has lost the journal', async ({
  context,
}) => {
  const first = await open(context);
  await type(first, 'one');
  await type(first, 'two');
  const second = await open(context);
  expect(await left(second)).toBe('two');
  await expect.poll(() => first.evaluate(() => globalThis.desk?.taken())).toBe(1);
});

test('an answer is stored on the device again after its storage was cleared', async ({ context }) => {
  const first = await open(context);
  await type(first, 'still here');
  await expect.poll(() => place(first)).toBe('device');
  await first.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('stoa-outbox').addEventListener('success', done);
      }),
  );
  const stored = () =>
    first.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'stoa-outbox'));
  expect(await stored()).toBe(false);
  // Everything that is not settled is written again every five seconds.
  await expect.poll(stored, { timeout: 15_000 }).toBe(true);
  await expect.poll(() => place(first)).toBe('device');
  await first.close({ runBeforeUnload: false });
  expect(await left(await open(context))).toBe('still here');
});
