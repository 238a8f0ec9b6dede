import type { Page } from '@playwright/test';
import { framed } from './addresses.ts';
import { arrived, expect, fillLogin, follow, heading, test } from './journey.ts';
import { at, learners } from './setting.ts';

/** A query that must be kept byte for byte: with repeated, empty, encoded and unknown parameters. */
const query = '?a=1&a=2&b=&c=%2B+x&d=%E4%B8%AD&u=https%3A%2F%2Fh%2F%3Fq%3D1%26r%3D2&e=%00';

/**
 * The redirects of specification point 2, copied from it as they are, because the portal's route table must
 * agree with them.
 */
const redirects: Record<string, string> = {
  '/': '/home',
  '/authLogin': '/auth-login',
  '/ecologyLogin': '/auth-login',
  '/ssoLogin': '/sso-login',
  '/course': '/course/all',
  '/course/play': '/course/study',
  '/exam': '/exam/list',
};
const others = [
  '/clues-website',
  '/content-center',
  '/live',
  '/certified/manager/registration',
  '/certified/manager/select-course',
  '/certified/manager/course-list',
  '/certified/manager/course-study',
  '/certified/manager/audit',
  '/knowledge/list',
  '/knowledge/create',
  '/knowledge/study',
  '/official/clues',
  '/official/content-center',
  '/live/company/list',
  '/live/company/detail',
  '/live/company/playback',
  '/live/lz/list',
  '/live/lz/room',
  '/vip/center',
  '/study/center',
  '/study/complete',
  '/study/recently',
  '/study/credit',
  '/study/omo/sign',
  '/study/omo/list',
  '/study/omo/detail',
  '/study/omo/homework',
  '/study/omo/offline-class/detail',
  '/study/omo/offline-class/examine',
  '/study/omo/nav-area',
  '/study/talent/channel',
  '/study/talent/scheme-detail',
  '/study/ojt/list',
  '/study/topic/list',
  '/study/topic/customize',
  '/study/topic/detail',
  '/study/topic/nav-area',
  '/study/ai-plan',
  '/user/knowledge',
  '/user/study-record',
  '/user/study-rule',
  '/miniMBA/intro',
  '/miniMBA/detail',
  '/news',
  '/PARTNER/home',
  '/PARTNER/omo/detail',
];
/** Addresses for which there is no screen. */
const nowhere = [
  '/course/unknown',
  '/course/cloud',
  '/COURSE/All',
  '/Home',
  '/no/such/page',
  '/course/all/extra',
  '/%E4%B8%AD',
  '/a%00b',
  '/..%2f..%2fetc',
];

test.use({ learner: learners.rich });

test('the screens of this release open directly, each with its frame, heading and title', async ({
  page,
}) => {
  const titles: string[] = [];
  for (const path of framed) {
    await page.goto(path);
    await arrived(page);
    expect(page.url()).toBe(at('sunrise') + path);
    await expect.soft(page.getByRole('banner'), path).toHaveCount(1, { timeout: 2000 });
    await expect(page.getByRole('main'), path).toHaveCount(1);
    // Pages on which a person works have no footer.
    const isWork = /^\/(course\/study|exam\/answer)/.test(path);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(isWork ? 0 : 1);
    await expect(page).toHaveTitle(/.+ [·–-] 晨曦零售学习平台$/);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(framed.length);
});

const isNotFound = async (page: Page, path: string) => {
  await expect(heading(page), path).toHaveText('页面不存在');
  await expect(page, path).toHaveTitle(/^页面不存在 .* 晨曦零售学习平台$/);
  await expect(page.getByRole('banner'), path).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: '返回首页' }), path).toBeVisible();
};

test('an address whose screen is not built is not found, with the frame and never blank', async ({
  page,
}) => {
  await page.goto('/home');
  await arrived(page);
  for (const path of others) {
    await follow(page, path);
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
    await isNotFound(page, path);
  }
});

test('one address of each area opens directly, and so do addresses that do not exist', async ({ page }) => {
  const areas = new Map(others.map((path) => [path.split('/')[1], path]));
  for (const path of [...areas.values(), ...nowhere]) {
    await page.goto(path);
    await isNotFound(page, path);
  }
});

/**
 * Without their parameter these addresses redirect a signed-in person, so they are tested without a session.
 */
const entrances = new Set(['/auth-login', '/sso-login']);

async function keepsQuery(page: Page, from: string, to: string): Promise<void> {
  await page.goto('about:blank');
  const before = await page.evaluate(() => history.length);
  await page.goto(`${from}${query}`);
  await expect(heading(page), from).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.pathname), { message: from }).toBe(to);
  expect(await page.evaluate(() => location.search), from).toBe(query);
  expect(await page.evaluate(() => history.length), from).toBe(before + 1);
}

test('redirects keep the query byte for byte and leave one entry in the history (N-02)', async ({ page }) => {
  for (const [from, to] of Object.entries(redirects)) {
    if (!entrances.has(to)) await keepsQuery(page, from, to);
  }
});

test.describe('without a session', () => {
  test.use({ learner: '' });

  test('the redirects to the entrances keep it as well (N-02)', async ({ page }) => {
    for (const [from, to] of Object.entries(redirects)) {
      if (entrances.has(to) && to !== '/auth-login') await keepsQuery(page, from, to);
    }
  });

  test('the redirects to the hand-off hand it over byte for byte (N-02)', async ({ page }) => {
    for (const [from] of Object.entries(redirects).filter(([, to]) => to === '/auth-login')) {
      const handedOver = page.waitForRequest('**/user/pc/loginTp?**');
      await page.goto(from + query);
      expect(new URL((await handedOver).url()).search, from).toBe(query);
      await arrived(page);
    }
  });
});

test('a wrong or missing parameter is reported without a request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/course/') && asked.push(request.url()));
  for (const path of [
    '/course/detail',
    '/course/detail?courseId=',
    '/course/detail?courseId=abc',
    '/course/detail?courseId=-1',
    '/course/study?courseId=1e9x',
  ]) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText('链接不完整');
  }
  expect(asked).toEqual([]);
});

for (const path of ['/course/detail?courseId=999999', '/course/chapter?courseId=999999']) {
  test(`a course that does not exist says so and leads to the others: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    await page.getByRole('alertdialog').getByRole('button').click();
    await arrived(page);
    await expect(heading(page)).toHaveText('没有找到这门课');
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  });
}

test('opening a page, Back and Forward: focus on the heading, the title of the page, the place that was left (N-05)', async ({
  page,
}) => {
  await page.goto('/home');
  await arrived(page);
  const home = await page.title();
  await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
  await expect(heading(page)).toHaveText('全部课程');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^全部课程/);
  await expect(page.getByRole('status').filter({ hasText: /^全部课程/ })).toHaveCount(1);
  await expect(page.getByRole('main').locator('[data-component="CourseCard"]').nth(8)).toBeVisible();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);

  // Chooses a course that the person has not begun, because the link of a course that was begun leads to its
  // lesson. The link is in view, so that the click does not scroll.
  const courses = page.getByRole('main').locator('a[href^="/course/detail"]');
  const inView = await courses.evaluateAll((all) =>
    all.findIndex((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 150 && bottom < innerHeight - 50;
    }),
  );
  await courses.nth(inView).click();
  await expect(page).toHaveURL(/\/course\/detail/);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('全部课程');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 500))).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle(home);
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText('全部课程');
});

test.describe('without a session', () => {
  test.use({ learner: '' });

  test('addresses for members lead to the login page, which remembers them, and public ones do not (N-01)', async ({
    page,
  }) => {
    for (const path of framed) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login/);
      await arrived(page);
      expect(new URL(page.url()).searchParams.get('redirect') ?? '/home').toBe(path);
    }
    for (const path of ['/no/such/page', '/official/clues']) {
      await page.goto(path);
      await expect(heading(page), path).toHaveText('页面不存在');
      await expect(page, path).toHaveURL(at('sunrise') + path);
    }
  });
});

test.describe('a person without a company', () => {
  test('signs in on the platform’s page and sees its courses', async ({ browser, watch }) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    watch(context);
    const page = await context.newPage();
    await page.goto(`${at('')}/login`);
    await fillLogin(page, '13800000008');
    await page.waitForURL(/\/home$/);
    await arrived(page);
    await page.goto(`${at('')}/course/all`);
    await expect(heading(page)).toHaveText('全部课程');
    await context.close();
  });
});
