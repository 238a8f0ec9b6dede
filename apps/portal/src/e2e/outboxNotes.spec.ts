import type { BrowserContext, Page } from '@playwright/test';
import { createFaultProxy, type FaultProxy, type Rule } from '@stoa/faults';
import { expect, faults, test } from './journey.ts';
import { openNotebook, type Notebook, type NotebookSeen } from './notebook.ts';

const many = process.env['STOA_FULL'] === '1';
const steps = many ? 300 : 30;

const save = '/api/save';
/** Each kind of fault by itself, and all of them together. */
const bad: readonly Rule[] = [
  {
    name: 'anything',
    when: { path: save, probability: 0.6 },
    fault: [
      { kind: 'reset' },
      { kind: 'reset', of: 'reply', afterBytes: [0, 40] },
      { kind: 'commitThenDrop' },
      { kind: 'commitThenDrop', end: 'freeze' },
      { kind: 'duplicate', apartMs: [0, 100] },
      { kind: 'reorder', ms: 300 },
      { kind: 'delay', ms: [20, 400] },
      { kind: 'truncate', bytes: [0, 30] },
      { kind: 'freeze' },
      { kind: 'status', status: 503 },
      { kind: 'status', status: 401 },
      { kind: 'swap', body: '<h1>Welcome to the airport</h1>', contentType: 'text/html', status: 200 },
      { kind: 'swap', body: '{"code":"200"}' },
    ],
  },
];

/** A generator of random numbers with a seed, so that each run uses the same ones. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

let notebook: Notebook;
let proxy: FaultProxy;

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(proxy.url);
  await page.waitForFunction(() => globalThis.notebook !== undefined);
  return page;
}
const ask = (page: Page, what: 'value' | 'status' | 'durability'): Promise<string> =>
  page.evaluate((name) => globalThis.notebook?.[name]() ?? '', what);
const type = (page: Page, value: string): Promise<void> =>
  page.evaluate((text) => globalThis.notebook?.type(text), value);
const seenBy = (page: Page): Promise<readonly NotebookSeen[]> =>
  page.evaluate(() => globalThis.notebook?.seen ?? []);

/** Expects that the server had acknowledged every value completely before the page called it saved. */
function expectHonest(seen: readonly NotebookSeen[]): void {
  const acknowledged = new Set(['', ...proxy.acked.map(({ body }) => String(Object(body).value))]);
  // A note that was not changed in this visit has the value that the server returned at its start.
  for (const { path, data } of proxy.acked)
    if (path === '/api/start') acknowledged.add(String(Object(data).value));
  const wrong = seen.filter(({ status, value }) => status === 'saved' && !acknowledged.has(value));
  expect(wrong).toEqual([]);
}

test.describe('a note, compared in page, network and server', () => {
  test.use({ tolerated: faults.any(faults.network, faults.status(401, 503), /ERR_/) });
  test.beforeEach(async () => {
    notebook = await openNotebook();
    proxy = await createFaultProxy({ target: notebook.url, seed: 20_261 });
  });
  test.afterEach(async () => {
    await proxy.close();
    await notebook.close();
  });

  test('loses nothing and is never shown as saved too early, whatever the network and the tab do', async ({
    context,
  }) => {
    test.setTimeout(many ? 1_200_000 : 120_000);
    const draw = numbers(20_261);
    let page = await open(context);
    let typed = '';
    proxy.set(bad);
    for (let at = 0; at < steps; at += 1) {
      typed = `note ${at}`;
      await type(page, typed);
      const next = draw(10);
      if (next < 5) {
        await page.evaluate(() => globalThis.notebook?.flush());
      } else if (next < 8) {
        expectHonest(await seenBy(page));
        // The page is either closed without any event, as a system does, or left for another page, as a person does.
        if (next === 5) await page.close({ runBeforeUnload: false });
        else await page.goto('about:blank');
        await page.close();
        page = await open(context);
        expect(await ask(page, 'value')).toBe(typed);
      }
      expectHonest(await seenBy(page));
    }
    proxy.set([]);
    await page.evaluate(() => globalThis.notebook?.flush());
    await expect.poll(() => ask(page, 'status'), { timeout: 40_000 }).toBe('saved');
    expectHonest(await seenBy(page));
    expect(notebook.stored().value).toBe(typed);
    expect(proxy.log.filter(({ strikes }) => strikes.length > 0).length).toBeGreaterThan(steps / 3);
  });

  test('is there when a browser that was closed in the middle opens again', async ({ context }) => {
    const page = await open(context);
    proxy.set([{ when: { path: save }, fault: { kind: 'reset' } }]);
    await type(page, 'on the device alone');
    expect(await ask(page, 'durability')).toBe('indexedDB');
    expect(await ask(page, 'status')).not.toBe('saved');
    await page.close({ runBeforeUnload: false });
    expect(notebook.stored().value).toBe('');
    proxy.set([]);
    const again = await open(context);
    expect(await ask(again, 'value')).toBe('on the device alone');
    await expect.poll(() => ask(again, 'status')).toBe('saved');
    expect(notebook.stored().value).toBe('on the device alone');
  });

  for (const [name, block] of Object.entries({
    'the database is missing': () => Reflect.deleteProperty(globalThis, 'indexedDB'),
    'the database is broken': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('A database that no longer opens', 'UnknownError');
      };
    },
    'the database is full': () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  })) {
    test(`with ${name}, a smaller storage keeps the note through a reload (ST-02)`, async ({ context }) => {
      await context.addInitScript(block);
      const page = await open(context);
      proxy.set([{ when: { path: save }, fault: { kind: 'reset' } }]);
      await type(page, 'kept all the same');
      expect(await ask(page, 'durability')).toBe('localStorage');
      await page.reload();
      await page.waitForFunction(() => globalThis.notebook !== undefined);
      expect(await ask(page, 'value')).toBe('kept all the same');
    });
  }

  test('a browser without storage says so, and still sends (ST-02)', async ({ context }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'indexedDB');
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    const page = await open(context);
    await type(page, 'in memory');
    expect(await ask(page, 'durability')).toBe('memory');
    await page.evaluate(() => globalThis.notebook?.flush());
    await expect.poll(() => ask(page, 'status')).toBe('saved');
    expect(notebook.stored().value).toBe('in memory');
  });

  test('a note is written again within seconds after the storage was cleared (ST-03)', async ({
    context,
  }) => {
    const page = await open(context);
    proxy.set([{ when: { path: save }, fault: { kind: 'reset' } }]);
    await type(page, 'still here');
    await page.evaluate(async () => {
      localStorage.clear();
      await new Promise((done, fail) => {
        const request = indexedDB.deleteDatabase('stoa-outbox');
        request.addEventListener('success', done);
        request.addEventListener('error', fail);
      });
    });
    const entries = () =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const request = indexedDB.open('stoa-outbox', 1);
            request.addEventListener('upgradeneeded', () => request.transaction?.abort());
            request.addEventListener('error', () => done(0));
            request.addEventListener('success', () => {
              const count = request.result.transaction('entries').objectStore('entries').count();
              count.addEventListener('success', () => {
                request.result.close();
                done(count.result);
              });
            });
          }),
      );
    await expect.poll(entries, { timeout: 8_000 }).toBe(1);
    await page.close({ runBeforeUnload: false });
    proxy.set([]);
    const again = await open(context);
    expect(await ask(again, 'value')).toBe('still here');
  });

  test('nothing on the device can be read without the key', async ({ context }) => {
    const page = await open(context);
    proxy.set([{ when: { path: save }, fault: { kind: 'reset' } }]);
    await type(page, 'a secret that nobody reads');
    const raw = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          const request = indexedDB.open('stoa-outbox', 1);
          request.addEventListener('success', () => {
            const all = request.result.transaction('entries').objectStore('entries').getAll();
            all.addEventListener('success', () => {
              const text = new TextDecoder('latin1');
              const bytes = all.result.map(({ data, ...rest }) => JSON.stringify(rest) + text.decode(data));
              done(bytes.join() + Object.entries(localStorage).join());
            });
          });
        }),
    );
    expect(raw).toContain('note:one');
    expect(raw).not.toMatch(/secret|the key of this person/);
  });
});
