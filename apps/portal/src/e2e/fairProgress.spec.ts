import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { arrived, enter, expect, faults, play, positionOf, test } from './journey.ts';
import { counted, lengthOf, missingIn, playedOn, type Counted, type Film, type Span } from './ledger.ts';
import { ask, startServer, type Json } from './machine.ts';
import { at, fairDataDir, fairPort, learners } from './setting.ts';

const full = process.env['STOA_FULL'] === '1';
const awaySeconds = full ? 120 : 8;
/** Seconds by which the records may differ, because of two clocks and the length of a video frame. */
const blur = 1;
/**
 * Seconds that may be lost with a killed tab: what is played is written to the device every 5 s, and half a
 * second is tolerance.
 */
const killedSeconds = 5.5;

/** A course whose films cannot be skipped through, and of which each one opens only after the one before. */
const strict: Film = { courseId: 201, itemId: 20_101 };
const films = {
  windows: { courseId: 202, itemId: 20_201 },
  devices: { courseId: 207, itemId: 20_701 },
  offline: { courseId: 103, itemId: 10_301 },
  killed: { courseId: 204, itemId: 20_401 },
} as const satisfies Record<string, Film>;

const addressOf = ({ courseId, itemId }: Film): string =>
  `/course/study?courseId=${courseId}&itemId=${itemId}`;

// The tests run one after the other, because a person's new study session ends the one before.
test.describe.configure({ mode: 'default' });
test.use({ learner: '', tolerated: faults.any(faults.network, /ERR_|status of (502|503)/) });
test.setTimeout(full ? 400_000 : 180_000);

async function open(context: BrowserContext, film: Film, on?: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${at('sunrise', on)}${addressOf(film)}`);
  await arrived(page);
  await play(page);
  return page;
}

async function watch(page: Page, seconds: number): Promise<void> {
  const begin = await positionOf(page);
  await expect
    .poll(() => positionOf(page), { timeout: seconds * 4000 + 20_000 })
    .toBeGreaterThan(begin + seconds);
}

const pause = (page: Page): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());

/** Waits until the page has sent all its beats to the server. */
const settled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('outboxUsed')), { timeout: 30_000 }).toBeNull();

/**
 * Expects that the server has the spans of the film. No more than `lost` seconds may be missing, and no more
 * than `more` seconds added.
 */
function same(stored: Counted, typed: readonly Span[], { lost = 0, more = 0 } = {}): void {
  expect(missingIn(stored.spans, typed)).toBeLessThan(blur + lost);
  expect(missingIn(typed, stored.spans)).toBeLessThan(blur + more);
}

test('no key, no developer tools and no request of one’s own skips a lesson that must be watched in order', async ({
  context,
}) => {
  const token = await enter(context, learners.watcher);
  const begin = Date.now();
  const page = await open(context, strict);
  const player = page.locator('[data-component="VideoPlayer"]');
  await watch(page, 2);
  const furthest = async (): Promise<number> => Math.max(...(await playedOn(page)).map(([, to]) => to));

  await player.focus();
  for (const key of ['End', '9', 'l', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight', '.']) {
    await page.keyboard.press(key);
  }
  // The position is polled, because a jump is refused only after the browser has reported it.
  await expect.poll(async () => (await positionOf(page)) - (await furthest())).toBeLessThanOrEqual(0.5);

  for (const to of [50, 80, 10_000]) {
    await page.locator('video').evaluate((video: HTMLVideoElement, second) => {
      video.currentTime = second;
    }, to);
    await expect.poll(() => positionOf(page)).toBeLessThan(30);
  }
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.dispatchEvent(new Event('ended')));
  await expect(player.getByRole('button', { name: /^暂停/ })).toBeVisible();
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 16;
  });
  await watch(page, 3);
  await pause(page);
  await settled(page);

  const chapters = await ask('/course/pc/chapters', { query: { courseId: String(strict.courseId) }, token });
  const next = itemsOf(chapters.data['chapters'])[1];
  const start = (itemId: unknown) =>
    ask('/course/pc/study/start', {
      json: { courseId: strict.courseId, itemId, playerTag: 'raw' },
      token,
    });
  expect((await start(next?.['itemId'])).code).toBe(3003);
  const raw = await start(strict.itemId);
  await ask('/course/pc/study/heartbeat', {
    json: {
      sessionId: raw.data['session']?.['sessionId'],
      seq: 1,
      event: 'ENDED',
      itemId: strict.itemId,
      playerTag: 'raw',
      position: 88,
      rate: 16,
      segments: [[0, 88]],
      activeSeconds: 3600,
      clientTime: Date.now() + 86_400_000,
    },
    token,
  });
  expect((await start(next?.['itemId'])).code).toBe(3003);

  const elapsed = (Date.now() - begin) / 1000;
  const { spans } = await counted(token, strict);
  expect(lengthOf(spans)).toBeLessThanOrEqual(elapsed * 2 + 5);
  // A single span that starts at the beginning means that nothing was skipped.
  expect(spans.length).toBe(1);
  expect(spans[0]?.[0]).toBeLessThan(blur);
});

const itemsOf = (chapters: Json | undefined): Json[] =>
  (chapters ?? []).flatMap((chapter) => [...(chapter['items'] ?? []), ...itemsOf(chapter['children'])]);

test('two windows: each second of both counts once, and the first says why it stopped', async ({
  context,
}) => {
  const token = await enter(context, learners.watcher);
  const first = await open(context, films.windows);
  await watch(first, 4);
  const second = await open(context, films.windows);
  await expect(first.getByRole('alertdialog', { name: '正在另一个窗口播放' })).toBeVisible();
  await watch(second, 4);
  await pause(second);
  await settled(second);
  const typed = [...(await playedOn(first)), ...(await playedOn(second))];
  // The first window still plays between the start call of the second window and the first frame of the
  // second window.
  same(await counted(token, films.windows), typed, { lost: 2 });
});

test('two devices: what the first played before the second took over counts, what came after does not', async ({
  context,
  browser,
  watch: noted,
}) => {
  const token = await enter(context, learners.watcher);
  const first = await open(context, films.devices);
  await watch(first, 5);
  const device = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
  noted(device);
  await enter(device, learners.watcher);
  const second = await open(device, films.devices);
  const takenOver = await playedOn(first);
  // The first device plays on until the server answers its next beat.
  await expect(first.getByRole('alertdialog')).toBeVisible({ timeout: 30_000 });
  await watch(second, 3);
  await pause(second);
  await settled(second);
  const stored = await counted(token, films.devices);
  // `more` allows for the first device's last beat, and for the 5 seconds beyond real time that the server
  // tolerates once in each session.
  same(stored, [...takenOver, ...(await playedOn(second))], { lost: 2, more: 5 });
  await device.close();
});

test('without a network every second is kept, and counts once it is back', async ({ context }) => {
  const token = await enter(context, learners.watcher);
  const page = await open(context, films.offline);
  await watch(page, 2);
  await context.setOffline(true);
  const back = Date.now() + awaySeconds * 1000;
  await expect.poll(() => Date.now(), { timeout: 2 * awaySeconds * 1000 }).toBeGreaterThan(back);
  await pause(page);
  const typed = await playedOn(page);
  expect(missingIn((await counted(token, films.offline)).spans, typed)).toBeGreaterThan(3);
  await context.setOffline(false);
  await settled(page);
  const stored = await counted(token, films.offline);
  same(stored, typed);
  expect(stored.reasons.filter((reason) => reason !== 'DUPLICATE')).toEqual([]);
  expect(stored.studySeconds).toBeLessThan(awaySeconds + 15);
});

test('a tab that is killed loses five seconds at most, and the lesson goes on where it was', async ({
  context,
}) => {
  const token = await enter(context, learners.watcher);
  const page = await open(context, films.killed);
  await watch(page, 8);
  const typed = await playedOn(page);
  const place = await positionOf(page);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();

  const next = await context.newPage();
  await next.goto(`${at('sunrise')}${addressOf(films.killed)}`);
  await arrived(next);
  await expect.poll(() => positionOf(next), { timeout: 20_000 }).toBeGreaterThan(place - killedSeconds);
  await pause(next);
  const again = await playedOn(next);
  await settled(next);
  same(await counted(token, films.killed), [...typed, ...again], { lost: killedSeconds, more: 1 });
});

test('a server that is killed while a film plays has every second of it afterwards', async ({ context }) => {
  await rm(fairDataDir, { recursive: true, force: true });
  let server = await startServer(fairPort, fairDataDir);
  try {
    const token = await enter(context, learners.watcher, fairPort);
    const page = await open(context, films.offline, fairPort);
    await watch(page, 3);
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.playbackRate = 1.5;
    });
    await watch(page, 3);
    await server.kill();
    await watch(page, 5);
    await pause(page);
    const typed = await playedOn(page);
    server = await startServer(fairPort, fairDataDir);

    await page.reload();
    await arrived(page);
    const place = Math.max(...typed.map(([, to]) => to));
    await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(place - 2);
    await pause(page);
    await settled(page);
    const stored = await counted(token, films.offline, fairPort);
    same(stored, [...typed, ...(await playedOn(page))]);
    // A call whose answer was cut is sent once more, and counts once.
    expect(stored.reasons.filter((reason) => reason !== 'DUPLICATE')).toEqual([]);
  } finally {
    await server.kill();
  }
});
