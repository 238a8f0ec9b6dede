import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@stoa/browser';
import { createFaultProxy, type Fault, type FaultProxy, type Rule } from '@stoa/faults';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';
import { ask, seat, staticHost, type Front } from './machine.ts';
import { dataDir, learners, port, portalRoot, uploadsDir } from './setting.ts';

const full = process.env['STOA_FULL'] === '1';
const size = (full ? 100 : 20) * 1_048_576;
/** Number of cuts before the reload, before the restart of the browser, and afterwards. */
const cuts = full ? ([10, 8, 7] as const) : ([2, 2, 1] as const);

test.describe.configure({ mode: 'serial', timeout: full ? 300_000 : 120_000 });

let front: Front;
let proxy: FaultProxy;
let signedIn: string;
let token: string;
/** Size in bytes of one request of a video upload. */
let part: number;

const pageDir = path.join(uploadsDir, 'page');
const film = path.join(uploadsDir, '讲师示范.mp4');
const paper = path.join(uploadsDir, '门店巡检.pdf');

/** The beginning of a film, followed by bytes that look random and are the same in each run. */
function filmBytes(): Buffer {
  const bytes = Buffer.alloc(size);
  let state = 20_261;
  for (let at = 0; at + 4 <= size; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1').copy(bytes);
  return bytes;
}
const paperBytes = Buffer.from(`%PDF-1.4\n${'门店巡检'.repeat(20_000)}\n%%EOF\n`);

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Digests of the complete films on the server's disk. */
async function storedFilms(): Promise<string[]> {
  const folder = path.join(dataDir, 'uploads', '1002');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mp4'));
  return Promise.all(names.map(async (name) => digest(await readFile(path.join(folder, name)))));
}

test.beforeAll(async () => {
  await mkdir(uploadsDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'silent',
    root: path.join(portalRoot, 'src/e2e/fixtures/uploads'),
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
    build: { outDir: pageDir, emptyOutDir: true },
  });
  await writeFile(film, filmBytes());
  await writeFile(paper, paperBytes);
  front = await staticHost(pageDir);
  proxy = await createFaultProxy({ target: `http://127.0.0.1:${front.port}`, seed: 20_261 });
  const session = await seat(learners.sender, 'deepblue');
  token = String(session['access_token']);
  signedIn = JSON.stringify(session);
  const { data: company } = await ask('/comp/pc/config', { token });
  const query = {
    fileName: 'a.mp4',
    fileSize: '1',
    typeId: String(company['vod']?.['videoTypeId']),
    presetId: String(company['vod']?.['videoPresetId']),
    kind: 'video',
  };
  const { data } = await ask('/vcloud/vod/createUploadVideo', { query, token });
  part = Number(data['chunkSize']);
});
test.afterAll(async () => {
  await proxy.close();
  await front.close();
});

/** A browser with a profile folder, so that it can be closed and started again with what it has stored. */
async function startBrowser(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const { executablePath, env } = await findBrowser();
  const context = await chromium.launchPersistentContext(path.join(uploadsDir, profile), {
    executablePath,
    ...(env === undefined ? {} : { env }),
    serviceWorkers: 'block',
  });
  await context.addInitScript((user) => {
    if (!localStorage.getItem('userInfo')) localStorage.setItem('userInfo', user);
  }, signedIn);
  const [page = await context.newPage()] = context.pages();
  await page.goto(proxy.url);
  return { context, page };
}

interface Entry {
  readonly status: number;
  readonly sent?: number;
  readonly size: number;
  readonly result?: {
    readonly videoId?: number;
    readonly file?: { readonly url: string; readonly name: string };
  };
}
const entryOf = async (page: Page): Promise<Entry | undefined> => {
  const entries: Entry[] = JSON.parse((await page.locator('#entries').textContent()) ?? '[]');
  return entries.at(-1);
};
const statusOf = (page: Page) => async () => (await entryOf(page))?.status;

const patches: Rule['when'] = { method: 'PATCH' };

/** A rule that cuts this many requests, each in the middle of a part. */
const cut = (times: number): Rule => ({
  name: 'cut',
  when: { ...patches, times },
  fault: { kind: 'reset', of: 'request', afterBytes: [100_000, 1_500_000] },
});
/** A rule that skips `after` requests and then applies once. */
const once = (after: number, fault: Fault): Rule => ({ when: { ...patches, after, times: 1 }, fault });
/** A connection on which no byte moves any more. */
const frozen: Fault = { kind: 'freeze', of: 'request', afterBytes: [200_000, 1_000_000] };

const isFrozen = (since: number) => () =>
  proxy.log.slice(since).some(({ strikes }) => strikes.some(({ fault }) => fault.kind === 'freeze'));
const asked = (method: string, call: string): number =>
  proxy.log.filter((entry) => entry.method === method && entry.path.startsWith(`/api${call}`)).length;

test('a film arrives complete despite cuts, an expired credential, a reload, a restart of the browser and a time without network', async () => {
  await rm(path.join(uploadsDir, 'profile'), { recursive: true, force: true });
  let { context, page } = await startBrowser('profile');
  const prompts: string[] = [];
  const hear = (one: Page) =>
    one.on('dialog', (dialog) => {
      prompts.push(dialog.type());
      void dialog.accept();
    });
  hear(page);
  const choose = () => page.locator('#film').setInputFiles(film);

  await test.step('cuts, and a credential that runs out in the middle', async () => {
    const [first] = cuts;
    proxy.set([cut(first), once(first, { kind: 'status', status: 403 }), once(first + 1, frozen)]);
    await choose();
    await expect.poll(isFrozen(0), { timeout: 60_000 }).toBe(true);
    expect(asked('GET', '/vcloud/vod/refreshUploadVideo')).toBe(1);
  });

  let before = await entryOf(page);
  await test.step('the browser asks before it reloads, and then the film goes on', async () => {
    await page.locator('#film').click({ trial: true });
    await page.mouse.click(5, 5);
    await page.reload();
    expect(prompts).toEqual(['beforeunload']);
    const since = proxy.log.length;
    proxy.set([cut(cuts[1]), once(cuts[1], frozen)]);
    await choose();
    await expect.poll(isFrozen(since), { timeout: 60_000 }).toBe(true);
    const now = await entryOf(page);
    expect(now?.sent ?? 0).toBeGreaterThan((before?.sent ?? 0) - part);
    before = now;
  });

  await test.step('another browser process goes on as well', async () => {
    await context.close();
    ({ context, page } = await startBrowser('profile'));
    hear(page);
    const since = proxy.log.length;
    proxy.set([cut(cuts[2]), once(cuts[2], frozen)]);
    await choose();
    await expect.poll(isFrozen(since), { timeout: 60_000 }).toBe(true);
    expect((await entryOf(page))?.sent ?? 0).toBeGreaterThan((before?.sent ?? 0) - part);
  });

  await test.step('without a network it waits, and then it ends by itself, although an answer is lost', async () => {
    await context.setOffline(true);
    await expect.poll(statusOf(page)).toBe(1);
    proxy.set([once(0, { kind: 'commitThenDrop' })]);
    await context.setOffline(false);
    await expect.poll(statusOf(page), { timeout: 60_000 }).toBe(3);
  });

  // There is one upload. Each of its parts was sent once, and once more for each time that the connection was
  // lost.
  expect(asked('GET', '/vcloud/vod/createUploadVideo')).toBe(1);
  expect(asked('POST', '/vcloud/vod/upload')).toBe(1);
  const lost = cuts[0] + cuts[1] + cuts[2] + 5;
  expect(asked('PATCH', '/vcloud/vod/upload')).toBeLessThanOrEqual(Math.ceil(size / part) + lost);
  expect(await page.locator('#falls').textContent()).toBe('0');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('uploads:'))),
  ).toEqual([]);

  const videoId = String((await entryOf(page))?.result?.videoId);
  const { data } = await ask('/vcloud/vod/videoInfo', { query: { videoId }, token });
  expect([data['state'], data['receivedSize']]).toEqual([3, size]);
  expect(await storedFilms()).toEqual([digest(filmBytes())]);
  await context.close();
});

test('a film that is cancelled sends nothing more, and the server deletes its part', async () => {
  const { context, page } = await startBrowser('another profile');
  const since = proxy.log.length;
  proxy.set([once(0, frozen)]);
  await page.locator('#film').setInputFiles(film);
  await expect.poll(isFrozen(since), { timeout: 30_000 }).toBe(true);
  proxy.set([]);
  await page.locator('#cancel').click();
  const ended = await proxy.until(({ method, n }) => method === 'DELETE' && n > since);
  expect(ended.status).toBe(204);
  const videoId = ended.path.split('/').at(-1) ?? '';
  const { data } = await ask('/vcloud/vod/videoInfo', { query: { videoId }, token });
  expect([data['state'], data['receivedSize']]).toEqual([4, 0]);
  expect(proxy.log.slice(ended.n).map(({ method }) => method)).not.toContain('PATCH');
  await context.close();
});

test('a document arrives complete although the first answer is lost', async () => {
  const { context, page } = await startBrowser('another profile');
  proxy.set([
    {
      when: { method: 'POST', path: '*/upload', times: 1 },
      fault: { kind: 'commitThenDrop', end: 'reset' },
    },
  ]);
  await page.locator('#paper').setInputFiles(paper);
  await expect.poll(statusOf(page), { timeout: 30_000 }).toBe(3);
  const { file } = (await entryOf(page))?.result ?? {};
  expect(file?.name).toBe('门店巡检.pdf');
  const answer = await fetch(new URL(file?.url ?? '', `http://127.0.0.1:${port}`));
  expect(digest(await answer.bytes())).toBe(digest(paperBytes));
  await context.close();
});
