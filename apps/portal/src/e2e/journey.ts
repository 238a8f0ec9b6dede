import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { leaveSeats, seat } from './machine.ts';
import { at, password } from './setting.ts';

interface Options {
  /** Account that is signed in when the journey begins; '' for a visitor. */
  learner: string;
  /** Faults that a page may report; a journey lists those that it causes. */
  tolerated: RegExp;
}

interface Fixtures {
  /** Watches one more browser context for faults. */
  watch: (context: BrowserContext) => void;
  watched: void;
}

/**
 * Playwright's `test`; a journey fails on any script error, console error or breach of the content security
 * policy that it did not name.
 */
export const test = base.extend<Options & Fixtures>({
  learner: ['', { option: true }],
  tolerated: [/^never$/, { option: true }],
  storageState: async ({ learner }, use) => {
    const value = learner === '' ? undefined : JSON.stringify(await seat(learner));
    const localStorage = value === undefined ? undefined : [{ name: 'userInfo', value }];
    await use({ cookies: [], origins: localStorage ? [{ origin: at('sunrise'), localStorage }] : [] });
    // The sessions are ended after the context has closed, when no page is open any more.
    await leaveSeats();
  },
  watch: async ({ tolerated }, use) => {
    const faults: string[] = [];
    await use((context) => {
      context.on('weberror', (fault) => {
        const error = fault.error();
        faults.push(`script error: ${error.stack ?? error.message}`);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
      });
    });
    expect(faults.filter((fault) => !tolerated.test(fault))).toEqual([]);
  },
  watched: [
    async ({ context, watch }, use) => {
      watch(context);
      await use();
    },
    { auto: true },
  ],
});

export { expect };

/** The failures that a journey provokes on purpose, as the browser prints them. */
export const faults = {
  any: (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|')),
  status: (...codes: number[]) => new RegExp(`the server responded with a status of (${codes.join('|')}) `),
  network: /net::ERR_(FAILED|EMPTY_RESPONSE|CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED|ABORTED)/,
};

/**
 * The server handles the POST of this route, and its answer is returned to the journey instead of the page. The
 * call goes to the address of this machine, because Node does not know the names of the companies' hosts.
 */
export async function carryOut(route: Route): Promise<Record<string, unknown>> {
  const request = route.request();
  const { port, pathname, search } = new URL(request.url());
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
    method: 'POST',
    headers: { DeviceModel: 'PC', 'Content-Type': (await request.headerValue('content-type')) ?? '' },
    body: request.postData(),
  });
  return answer.json();
}

/** Fills the login form as a person would and submits it. */
export async function fillLogin(page: Page, account: string, secret: string = password) {
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(secret);
  const agreement = page.getByRole('checkbox', { name: /同意|accept/i });
  // A company without terms asks for no consent.
  if ((await agreement.count()) > 0 && !(await agreement.isChecked())) await agreement.check();
  await page.locator('form button[type="submit"]').click();
}

export async function signIn(page: Page, account: string, from = '/login') {
  await page.goto(from);
  await fillLogin(page, account);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Signs a person in for the whole journey, on every page of a context; returns the token. */
export async function enter(context: BrowserContext, account: string, on?: number): Promise<string> {
  const user = await seat(account, 'sunrise', on);
  const value = JSON.stringify(user);
  await context.addInitScript((text) => {
    if (location.protocol === 'http:' && !localStorage.getItem('userInfo')) {
      localStorage.setItem('userInfo', text);
    }
  }, value);
  return String(user['access_token']);
}

/** The one error dialog of specification point 8. */
export const reminder = (page: Page): Locator => page.getByRole('alertdialog');

/** The main heading; there is exactly one on every page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Waits until the page has settled on a screen: its main heading is there and nothing is loading. */
export async function arrived(page: Page) {
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
}

/** Starts a navigation as a link inside the portal does, without a new document. */
export const follow = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState({ key: path, usr: null, idx: history.length }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to);

/**
 * Goes to another screen as a link inside the portal does and waits until it has settled. An address of the
 * screen that is shown already is loaded anew, because nothing would tell when its new content is there.
 */
export async function step(page: Page, to: string) {
  const { pathname, origin } = new URL(page.url());
  const target = new URL(to, origin);
  if (target.pathname === pathname) {
    await page.goto(target.href);
  } else {
    // A screen replaces the one before it together with its heading.
    const before = await heading(page).elementHandle();
    await follow(page, target.pathname + target.search);
    await before?.waitForElementState('hidden');
  }
  await arrived(page);
}

/** Counts the requests of a page; the function returned waits until none has been open for a while. */
export function requestsOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => {
    // A film that is paused keeps its request open.
    if (request.resourceType() === 'media') return;
    open.add(request);
    changed = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => open.size === 0 && Date.now() - changed > 300).toBe(true);
}

/** Opens an empty page of an origin, on which storage can be prepared before the portal runs. */
export async function openEmptyPage(page: Page, origin = at('sunrise')) {
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }),
  );
  await page.goto(`${origin}/empty-page`);
}

/** Everything in local storage for this origin. */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Current position of the film in seconds. */
export const positionOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Starts the film if it does not play already. */
export async function play(page: Page) {
  const player = page.locator('[data-component="VideoPlayer"]');
  await expect(player).toBeVisible();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(1);
  if (await video.evaluate(({ paused }: HTMLVideoElement) => paused)) {
    await player
      .getByRole('button', { name: /^(播放|Play)/ })
      .first()
      .click();
  }
}
