import type { Page, Route } from '@playwright/test';
import { arrived, expect, faults, fillLogin, heading, reminder, storageOf, test } from './journey.ts';
import { ask } from './machine.ts';
import { at, learners } from './setting.ts';

test.use({ learner: learners.rich });

/** Names of the entries in storage that belong to a person. */
const personal = [
  'userInfo',
  'loginSourceType',
  'globalConfig',
  'vodConfig',
  'playerTag',
  'currentPlayerTag',
  'currentCourseName',
  'continuedViewTime',
  'examSwitchMap',
];

const navigationsOf = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  return seen;
};

const tokenOf = async (page: Page): Promise<string> =>
  page.evaluate(() => String(JSON.parse(localStorage.getItem('userInfo') ?? '{}').access_token));

async function nothingOf(page: Page) {
  const kept = await storageOf(page);
  expect(Object.keys(kept).filter((key) => personal.includes(key))).toEqual([]);
  await expect(page.getByText('林小满')).toHaveCount(0);
}

/**
 * Answers every call with the same answer at the same time: none is answered before the last has been sent,
 * nor before `begun`, because a call of the page that is left would end the session before the step.
 */
async function storm(
  page: Page,
  answer: (route: Route) => Promise<void>,
  begun: Promise<unknown> = Promise.resolve(),
) {
  const waiting: Route[] = [];
  let timer: NodeJS.Timeout | undefined;
  await page.route('**/api/**', (route) => {
    waiting.push(route);
    clearTimeout(timer);
    timer = setTimeout(() => {
      void begun.then(() => Promise.all(waiting.splice(0).map((one) => answer(one))));
    }, 150);
  });
}

test('every call of a page says that the login has expired: one dialog, then the login page, then back', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(heading(page)).toHaveText(/林小满/);
  const dialogs: number[] = [];
  await storm(
    page,
    (route) => route.fulfill({ json: { code: 202, msg: 'x', data: null } }),
    page.waitForURL('/course/all'),
  );
  const seen = navigationsOf(page);
  await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
  await expect(reminder(page)).toHaveCount(1);
  await expect(reminder(page)).toContainText('登录已失效，请重新登录');
  // No second dialog opens after the first.
  await expect
    .poll(async () => dialogs.push(await reminder(page).count()), { timeout: 3000, intervals: [200] })
    .toBeGreaterThan(5);
  expect(Math.max(...dialogs)).toBe(1);
  expect((await storageOf(page))['userInfo'] ?? '{}').not.toContain('access_token":"F');
  await page.unroute('**/api/**');
  await reminder(page).getByRole('button', { name: '确定' }).click();
  await page.waitForURL(/\/login\?/);
  await arrived(page);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/course/all');
  expect(seen.filter((path) => path === '/login')).toHaveLength(1);
  await nothingOf(page);
  await expect(page.getByText('登录已失效，请重新登录。')).toBeVisible();

  await fillLogin(page, learners.rich);
  await page.waitForURL(/\/course\/all$/);
  await arrived(page);
});

const expired = (route: Route): Promise<void> => route.fulfill({ json: { code: 202, msg: '', data: null } });

for (const [name, answerAll] of [
  ['at once', (page: Page) => page.route('**/api/**', expired)],
  ['late', (page: Page) => storm(page, expired)],
] as const) {
  test(`a session that ended while the page was closed, which the server says ${name}, is reported once as the page opens`, async ({
    page,
  }) => {
    await answerAll(page);
    await page.goto('/course/all?keyword=%E8%AF%BE');
    await expect(reminder(page)).toHaveCount(1);
    await expect(reminder(page)).toContainText('登录已失效，请重新登录');
    await page.unroute('**/api/**');
    await reminder(page).getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login\?/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/course/all?keyword=%E8%AF%BE');
    await arrived(page);
  });
}

test.describe('HTTP 401', () => {
  test.use({ tolerated: faults.status(401) });
  const bodies = {
    'no body': '',
    'a page': '<html>Unauthorized</html>',
    'a success inside': '{"code":200,"msg":"ok","data":[]}',
  };
  for (const [name, body] of Object.entries(bodies)) {
    test(`with ${name} leads to the login page at once, without a dialog and without a loop (S-04)`, async ({
      page,
    }) => {
      await page.goto('/home');
      await expect(heading(page)).toHaveText(/林小满/);
      const calls: string[] = [];
      await storm(
        page,
        (route) => {
          calls.push(route.request().url());
          return route.fulfill({ status: 401, body, contentType: 'application/json' });
        },
        page.waitForURL('/course/all'),
      );
      const seen: string[] = [];
      page.on(
        'request',
        (request) => request.isNavigationRequest() && seen.push(new URL(request.url()).pathname),
      );
      await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
      await expect(page).toHaveURL(/\/login/);
      await arrived(page);
      await expect(reminder(page)).toHaveCount(0);
      await expect(page).toHaveURL(/redirect=%2Fcourse%2Fall/);
      await expect(page.getByText('登录已失效，请重新登录。')).toBeVisible();
      await nothingOf(page);
      // The login page fetches its branding and then sends nothing more.
      const after = calls.length;
      await page.waitForLoadState('networkidle');
      expect(calls.length - after).toBeLessThanOrEqual(1);
      expect(seen).toEqual(['/login']);
    });
  }
});

async function logOut(page: Page) {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
}

test.describe('log-out', () => {
  test.use({ tolerated: faults.any(faults.status(401, 500), faults.network) });
  const outcomes: Record<string, ((route: Route) => Promise<void>) | undefined> = {
    'is accepted': undefined,
    'fails with HTTP 500': (route) => route.fulfill({ status: 500, body: 'no' }),
    'says that the login has expired': (route) => route.fulfill({ json: { code: 202, msg: '', data: null } }),
    'answers HTTP 401': (route) => route.fulfill({ status: 401, body: '' }),
    'never answers': () => new Promise(() => undefined),
    'cannot be reached': (route) => route.abort('internetdisconnected'),
  };
  for (const [name, answer] of Object.entries(outcomes)) {
    test(`whose call ${name} ends logged out (S-05)`, async ({ page }) => {
      await page.goto('/home');
      await expect(heading(page)).toHaveText(/林小满/);
      const token = await tokenOf(page);
      if (answer) await page.route('**/api/user/pc/loginOut**', answer);
      const sent = page.waitForRequest(/loginOut/);
      await logOut(page);
      expect((await sent).postData()).toBe('type=5');
      await page.waitForURL(/\/login$/, { timeout: 4000 });
      await arrived(page);
      await expect(reminder(page)).toHaveCount(0);
      await nothingOf(page);
      if (!answer) expect((await ask('/user/user/pc/info', { query: { from: 'pc' }, token })).code).toBe(202);
      // The Back button shows nothing of the person.
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
      await nothingOf(page);
    });
  }
});

test('log-out in one tab is noticed in the others, which say so and send no more requests (M-01)', async ({
  page,
  context,
}) => {
  await page.goto('/home');
  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto('/course/all');
  await third.goto('/course/detail?courseId=103');
  for (const tab of [second, third]) await arrived(tab);
  await expect(heading(page)).toHaveText(/林小满/);
  await logOut(page);
  const asked: string[] = [];
  for (const tab of [second, third])
    tab.on('request', (request) => request.url().includes('access_token') && asked.push(request.url()));
  for (const tab of [page, second, third]) {
    await tab.waitForURL(/\/login/, { timeout: 4000 });
    await arrived(tab);
    await expect(tab.getByText('登录已失效，请重新登录。')).toHaveCount(tab === page ? 0 : 1);
    await nothingOf(tab);
  }
  expect(asked).toEqual([]);
});

test('a login in one tab opens the other', async ({ browser, watch }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  watch(context);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`${at('sunrise')}/login`);
  await second.goto(`${at('sunrise')}/course/all`);
  await expect(second).toHaveURL(/\/login\?redirect/);
  await arrived(second);
  await fillLogin(first, learners.rich);
  await first.waitForURL(/\/home$/);
  await second.waitForURL(/\/course\/all$/);
  await arrived(second);
  await context.close();
});

test('the login asks in the order of the specification and keeps its fields (S-01)', async ({
  browser,
  watch,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  watch(context);
  const page = await context.newPage();
  await page.goto(`${at('sunrise')}/login`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      asked.push(
        `${pathname.slice(4)}${searchParams.has('from') ? '?from=' + searchParams.get('from') : ''}`,
      );
    if (pathname.startsWith('/api/')) expect(request.headers()['devicemodel']).toBe('PC');
  });
  await fillLogin(page, learners.rich);
  await page.waitForURL(/\/home$/);
  await arrived(page);
  expect(asked.slice(0, 2)).toEqual(['/user/pc/login', '/user/user/pc/info?from=pc']);
  expect(asked.slice(2)).toContain('/company/company/config/get');
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}'));
  expect(session).toMatchObject({
    userId: 1,
    companyId: 1001,
    hasCompany: true,
    fontSize: 2,
    vipStatus: 1,
    realName: '林小满',
    platformName: '晨曦零售',
  });
  await context.close();
});
