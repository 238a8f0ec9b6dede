import type { CDPSession, Page } from '@playwright/test';
import { arrived, expect, heading, test } from './journey.ts';
import { shiftOf } from './inspect.ts';
import { learners, screens } from './setting.ts';

/** Simulates a slow processor (4×) on a slow connection (1.6 Mbit/s, 150 ms). */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

const restMs = 3000;
const isFilm = (url: string): boolean => /\/media\/.*\.(m4s|ts|mp4)/.test(url);

/**
 * Resolves when the page has requested nothing but its film for `restMs`; requests of idle work count as
 * well.
 */
async function atRest(page: Page, work: () => Promise<unknown>): Promise<void> {
  let last = Date.now();
  const note = (request: { url: () => string }) => {
    if (!isFilm(request.url())) last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await work();
  await expect.poll(() => Date.now() - last, { timeout: 45_000 }).toBeGreaterThan(restMs);
  page.off('request', note);
  page.off('requestfinished', note);
}

/**
 * Limits for scripts and style sheets in KiB as transferred, and for the number of requests, including
 * everything that loads when the browser is idle.
 */
interface Ceiling {
  readonly scripts: number;
  readonly sheets: number;
  readonly requests: number;
}

/** The measured values, with a small margin. The film of the lesson is not counted, but hls.js is. */
const ceilings: Partial<Record<keyof typeof addresses, Ceiling>> = {
  login: { scripts: 138, sheets: 13, requests: 29 },
  home: { scripts: 196, sheets: 24, requests: 67 },
  list: { scripts: 183, sheets: 17, requests: 57 },
  detail: { scripts: 197, sheets: 20, requests: 62 },
  study: { scripts: 410, sheets: 34, requests: 97 },
};

const addresses = {
  ...screens,
  people: '/teacher/list',
  search: '/search?keyword=沟通',
  collections: '/course/special/list',
  collection: '/course/special/detail?id=1',
  questionnaire: '/questionnaire/answer?id=101',
};

/** Pages that moved only where the window is too narrow for a column beside the content. */
const narrow = {
  questionnaires: '/questionnaire/list?tab=all',
  courses: '/teacher/detail?id=801&tab=courses',
  account: '/user/info',
  security: '/user/info?tab=security',
  login: '/login',
};

for (const [name, address] of Object.entries(addresses)) {
  test.describe(name, () => {
    test.use({ learner: name === 'login' ? '' : learners.reader });
    test.setTimeout(90_000);

    test(`${name} does not move on a slow connection, also while the rest loads in idle time`, async ({
      page,
    }) => {
      let requests = 0;
      const bytes = { scripts: 0, sheets: 0 };
      const kinds = new Map<string, keyof typeof bytes>();
      const session = await slowDown(page);
      await session.send('Network.enable');
      session.on('Network.responseReceived', ({ requestId, response, type }) => {
        if (!isFilm(response.url)) requests += 1;
        if (type === 'Script') kinds.set(requestId, 'scripts');
        if (type === 'Stylesheet' || response.mimeType === 'text/css') kinds.set(requestId, 'sheets');
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId);
        if (kind) bytes[kind] += encodedDataLength;
      });
      await atRest(page, async () => {
        await page.goto(address);
        await arrived(page);
      });
      const [scripts, sheets] = [bytes.scripts / 1024, bytes.sheets / 1024];
      test.info().annotations.push({
        type: 'measured',
        description: `${name}, idle on: ${requests} requests, scripts ${scripts.toFixed(1)} KiB, sheets ${sheets.toFixed(1)} KiB`,
      });
      expect.soft(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      const ceiling = Object.entries(ceilings).find(([each]) => each === name)?.[1];
      if (!ceiling) return;
      expect.soft(requests).toBeLessThanOrEqual(ceiling.requests);
      expect.soft(scripts).toBeLessThanOrEqual(ceiling.scripts);
      expect.soft(sheets).toBeLessThanOrEqual(ceiling.sheets);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ learner: learners.reader, viewport: { width: 375, height: 812 } });
  test.setTimeout(90_000);

  for (const name of ['search', 'questionnaire'] as const) {
    test(`${name} does not move on a slow connection on a phone`, async ({ page }) => {
      await slowDown(page);
      await atRest(page, async () => {
        await page.goto(addresses[name]);
        await arrived(page);
      });
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    });
  }
});

for (const [name, address] of Object.entries(narrow)) {
  test.describe('in a narrow window', () => {
    test.use({ learner: name === 'login' ? '' : learners.reader, viewport: { width: 1024, height: 768 } });
    test.setTimeout(90_000);

    test(`${name} does not move on a slow connection in a narrow window`, async ({ page }) => {
      await slowDown(page);
      await atRest(page, async () => {
        await page.goto(address);
        await arrived(page);
      });
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    });
  });
}

test.describe('after the login', () => {
  test.use({ learner: learners.reader });
  test.setTimeout(90_000);

  test('the step from a list to a course moves nothing that is already shown', async ({ page }) => {
    await slowDown(page);
    await atRest(page, async () => {
      await page.goto('/course/all');
      await arrived(page);
    });
    const before = await shiftOf(page);
    await atRest(page, async () => {
      await page.getByRole('main').locator('[data-component="CourseCard"] a').first().click();
      await expect(page).toHaveURL(/\/course\/detail/);
      await arrived(page);
    });
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(0.02);
  });

  test('what a list loads at last waits for the pictures on the screen', async ({ page }) => {
    const held: (() => Promise<void>)[] = [];
    const answer = page.waitForResponse(/\/course\/pc\/list\?/);
    await page.route('**/covers/**', async (route) => {
      const { data }: { data: { list: { coverUrl: string }[] } } = await (await answer).json();
      // The pictures of the first row are loaded before the document counts as loaded.
      const later = data.list.slice(4).map(({ coverUrl }) => coverUrl);
      if (later.includes(new URL(route.request().url()).pathname)) held.push(() => route.continue());
      else await route.continue();
    });
    const tools: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/\w*tools-.*\.js$/i.test(pathname)) tools.push(pathname);
    });
    await page.goto('/course/all');
    await arrived(page);
    // Without the pictures it would begin within some milliseconds.
    await page.waitForTimeout(1500);
    expect(held.length).toBeGreaterThan(0);
    expect(tools).toEqual([]);
    for (const go of held) await go();
    await expect.poll(() => tools.length).toBeGreaterThan(0);
  });
});

test.describe('what the page begins with', () => {
  test.use({ learner: learners.reader });

  /** Addresses with different first calls; a learner of this company may open all of them. */
  const begun = [
    '/home',
    '/course/all',
    '/course/hot',
    '/course/fresh',
    '/course/industry',
    '/course/wanna',
    '/cloud-course',
    screens.detail,
    screens.study,
    '/course/chapter?courseId=103',
    '/course/special/list',
    '/course/special/detail?id=1',
    '/course/institute/list',
    '/course/navArea?areaId=1',
    '/teacher/list',
    '/teacher/detail?id=1',
    '/user/info',
  ];
  for (const address of begun) {
    test(`${address}: each call that the page sends early is the screen’s own, and is sent once`, async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/'))
          sent.push(`${request.method()} ${pathname}${search.replace(/.access_token=[^&]*/, '')}`);
      });
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => Object.keys(globalThis.stoaBoot ?? {}))).toEqual([]);
      // Beats and the poll of unread messages are left out, because they repeat by design.
      const reads = sent.filter((call) => !/heartbeat|unreadNum/.test(call));
      expect(reads.filter((call, at) => reads.indexOf(call) !== at)).toEqual([]);
      expect(reads.length).toBeGreaterThan(3);
    });
  }

  test('a link sends the first request of its screen before the code has loaded, and only once', async ({
    page,
  }) => {
    await page.goto('/course/all');
    await arrived(page);
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/course/pc/detail')) reads.push(request.url());
    });
    const held: (() => Promise<void>)[] = [];
    await page.route(/assets\/CourseDetail-[\w-]+\.js/, (route) => {
      held.push(() => route.continue());
    });
    // The tools beside the header, which watch the links, load after the page.
    await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toBeVisible();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect.poll(() => reads.length).toBe(1);
    for (const go of held) await go();
    await expect(page.locator('[data-component="CourseDetailPage"] h1')).toBeVisible();
    await arrived(page);
    expect(reads).toHaveLength(1);
  });

  test('the page of one address contains no file of another', async ({ page }) => {
    const answer = await page.goto('/course/all', { waitUntil: 'commit' });
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('CourseList-');
    expect(html).not.toMatch(/"(Home|Study|CourseDetail|Search|PersonList)-/);
  });
});

test('a person who is not signed in sends none of the calls of a screen', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  await page.goto(screens.study);
  await expect(page).toHaveURL(/\/login/);
  await expect(heading(page)).toBeVisible();
  expect(sent.filter((path) => !path.includes('/login/'))).toEqual([]);
});
