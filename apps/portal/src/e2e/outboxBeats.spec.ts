import type { BrowserContext, Page } from '@playwright/test';
import { createFaultProxy, type FaultProxy, type Rule } from '@stoa/faults';
import { arrived, enter, expect, faults, play, positionOf, reminder, test } from './journey.ts';
import { counted, lengthOf, missingIn, playedOn, spansOf, type Span } from './ledger.ts';
import { at, courseId, learners, port, screens } from './setting.ts';

const many = process.env['STOA_FULL'] === '1';
const visits = many ? 20 : 4;

/** The first item of the course. */
const film = { courseId, itemId: 10_301 };
const beatPath = '/api/course/pc/study/heartbeat';
const bad: readonly Rule[] = [
  {
    name: 'anything',
    when: { path: beatPath, probability: 0.6 },
    fault: [
      { kind: 'reset' },
      { kind: 'reset', of: 'reply', afterBytes: [0, 200] },
      { kind: 'commitThenDrop' },
      { kind: 'duplicate', apartMs: [0, 200] },
      { kind: 'delay', ms: [50, 600] },
      { kind: 'truncate', bytes: [0, 200] },
      { kind: 'freeze', ms: [500, 2000] },
      { kind: 'status', status: 503 },
      { kind: 'swap', body: '<h1>Welcome to the airport</h1>', contentType: 'text/html', status: 200 },
    ],
  },
];

/** The second of three records: the ranges that the server acknowledged in its answers. */
const acknowledgedBy = (proxy: FaultProxy): Span[] =>
  proxy.acked
    .filter(({ path, data }) => path === beatPath && Object(data).accepted === true)
    .flatMap(({ body }) => spansOf(Object(body).segments));

const watched = async (page: Page, seconds: number): Promise<void> => {
  const begin = await positionOf(page);
  await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBeGreaterThan(begin + seconds);
};

test.describe('a film, compared in page, network and server', () => {
  test.use({ learner: '', tolerated: faults.any(faults.network, faults.status(503), /ERR_/) });
  // The tests run one after the other, because a person's new study session ends the one before.
  test.describe.configure({ mode: 'default' });
  let proxy: FaultProxy;
  test.beforeEach(async () => {
    proxy = await createFaultProxy({ target: `http://127.0.0.1:${port}`, seed: 20_261 });
  });
  test.afterEach(() => proxy.close());

  async function open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${at('sunrise', proxy.port)}${screens.study}`);
    await arrived(page);
    await play(page);
    return page;
  }
  test('keeps every second through cuts, lost answers, reloads and closed tabs, and counts it once', async ({
    context,
  }) => {
    test.setTimeout(many ? 900_000 : 180_000);
    const token = await enter(context, learners.english);
    const before = await counted(token, film);
    const typed: Span[] = [...before.spans];
    let seconds = 0;
    let killed = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      proxy.set(bad);
      const page = await open(context);
      await watched(page, 6);
      const paused = visit % 2 === 0;
      if (paused) await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
      const played = await playedOn(page);
      typed.push(...played);
      seconds += lengthOf(played);
      // The visit ends in one of four ways: the person leaves, or the tab is killed, each while the film
      // plays or after a pause.
      if (visit % 4 === 1) await page.goto('about:blank');
      else killed += paused ? 0 : 1;
      await page.close({ runBeforeUnload: false });
    }
    // After the bad connections follows one more visit on a good one, which finds the beats that the other
    // visits left and sends them.
    proxy.set([]);
    const last = await open(context);
    await last.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await expect
      .poll(() => last.evaluate(() => localStorage.getItem('outboxUsed')), { timeout: 30_000 })
      .toBeNull();
    seconds += lengthOf(await playedOn(last));
    typed.push(...(await playedOn(last)));
    await last.close();

    const after = await counted(token, film);
    expect(missingIn(after.spans, acknowledgedBy(proxy))).toBeLessThan(0.5);
    // Everything is counted except at most five seconds for each tab that was killed while the film played.
    expect(missingIn(after.spans, typed)).toBeLessThan(1 + 5.5 * killed);
    // Nothing is counted that was not played, and no second is counted twice.
    expect(missingIn(typed, after.spans)).toBeLessThan(1);
    expect(after.studySeconds - before.studySeconds).toBeLessThan(seconds + visits * 3);
    const taken = proxy.acked
      .filter(({ path, data }) => path === beatPath && Object(data).accepted === true)
      .map(({ body }) => `${Object(body).sessionId} ${Object(body).seq}`);
    expect(taken.length - new Set(taken).size).toBe(0);
    expect(proxy.log.some(({ path, strikes }) => path === beatPath && strikes.length > 0)).toBe(true);
  });

  test('log-out asks while something is not sent, and deletes it from the device if the person says so', async ({
    context,
  }) => {
    await enter(context, learners.english);
    proxy.set([{ when: { path: beatPath }, fault: { kind: 'reset' } }]);
    const page = await open(context);
    // The player stores what was watched every five seconds. What it stores as the page goes may come too late.
    await watched(page, 7);
    await page.goto(`${at('sunrise', proxy.port)}/home`);
    await arrived(page);
    expect(await page.evaluate(() => localStorage.getItem('outboxUsed'))).not.toBeNull();
    const leave = async (): Promise<void> => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /账号|account/i })
        .click();
      await page.getByRole('menuitem', { name: /退出登录|Log out/ }).click();
      await reminder(page)
        .getByRole('button', { name: /^(退出登录|Log out)$/ })
        .click();
    };
    await leave();
    await expect(reminder(page)).toContainText(/还有内容未保存|Not everything is saved/);
    await expect(reminder(page).getByRole('button', { name: /^(取消|Cancel)$/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reminder(page)).toHaveCount(0);
    await leave();
    await reminder(page)
      .getByRole('button', { name: /放弃并退出|Discard and log out/ })
      .click();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('outboxUsed'))).toBeNull();
  });
});
