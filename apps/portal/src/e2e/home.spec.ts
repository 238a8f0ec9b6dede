import type { Page, Route } from '@playwright/test';
import { companies, openHome, visitor } from './homePlace.ts';
import { breaches, clipped, overflow, shiftOf } from './inspect.ts';
import { arrived, expect, faults, heading, signIn, test } from './journey.ts';
import { looksOf, nameOf } from './looks.ts';
import { at, learners } from './setting.ts';

const sections = {
  banner: '**/api/operational/pc/banner**',
  functions: '**/api/company/homepage/pc/functions**',
  greeting: '**/api/study/pc/summary**',
  tasks: '**/api/company/company/pc/upcomingTasks**',
  modules: '**/api/company/homepage/pc/modules**',
} as const;
type Section = keyof typeof sections;

/** The locator that shows that a section has its content. */
const contentOf = (page: Page): Record<Section, ReturnType<Page['locator']>> => ({
  banner: page.locator('[data-part="banner"]').getByRole('link').first(),
  functions: page.locator('[data-part="functions"]').getByRole('link').first(),
  greeting: page.locator('[data-part="continue"]'),
  tasks: page.locator('[data-part="tasks"]').getByRole('listitem').first(),
  modules: page.locator('[data-part="module"]').getByRole('link').first(),
});
const names: readonly Section[] = ['banner', 'functions', 'greeting', 'tasks', 'modules'];

for (const { tenant, account, layout } of companies) {
  for (const look of looksOf(`home of ${tenant}`)) {
    test(`${tenant}: banner in its layout, shortcuts, greeting, tasks and modules; no rule of axe is broken and nothing is cut: ${nameOf(look)}`, async ({
      browser,
      watch,
    }) => {
      const page = await visitor(browser, watch, { tenant, account, preferences: look });
      await openHome(page);
      await expect(page.locator('[data-part="banner"] [data-layout]')).toHaveAttribute(
        'data-layout',
        `${layout}`,
      );
      for (const name of names) await expect(contentOf(page)[name], name).toBeVisible();
      // A module with banners is between the others, in a layout of its own.
      const pictures = page.locator('[data-part="module"][data-shape="banner"] [data-layout]');
      await expect(pictures.first()).toBeAttached();
      await expect(pictures.first()).not.toHaveAttribute('data-layout', `${layout}`);
      const rows = page.locator('[data-part="module"][data-shape="rows"]');
      await expect(rows.getByRole('link').first()).toBeAttached();
      if (look.locale === 'en') {
        const words = await page.getByRole('main').innerText();
        expect(words.match(/[\u4e00-\u9fff]+/g) ?? []).toEqual([]);
      }
      expect(await breaches(page)).toEqual([]);
      for (const width of [1440, 1024, 320]) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 900 });
        await page.waitForLoadState('networkidle');
        expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await clipped(page), `${width} px`).toEqual([]);
      }
      await page.context().close();
    });
  }
}

test.describe('people on the home page', () => {
  test.use({ learner: learners.trainer });

  test('are followed and unfollowed where they are shown', async ({ page }) => {
    await openHome(page);
    const person = page.locator('[data-part="person"]').first();
    const name = await person.getByRole('heading').innerText();
    const button = (words: string) => person.getByRole('button', { name: `${words}：${name}`, exact: true });
    await button('关注').click();
    // The button changes its name once the server has stored the mark.
    await expect(button('已关注')).toBeVisible();
    await expect(button('已关注')).toBeFocused();
    await openHome(page);
    await button('已关注').click();
    await expect(button('关注')).toBeVisible();
    await openHome(page);
    await expect(button('关注')).toBeVisible();
  });
});

test.describe('each section', () => {
  test.use({ learner: learners.rich, tolerated: faults.network });

  for (const name of names) {
    test(`${name} fails alone and can be loaded again by its own button`, async ({ page }) => {
      await page.route(sections[name], (route) => route.abort());
      await page.goto('/home');
      const content = contentOf(page);
      for (const other of names.filter((one) => one !== name)) await expect(content[other]).toBeVisible();
      const retry = page.getByRole('main').getByRole('button', { name: '重试' });
      await expect(retry).toHaveCount(1);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.unroute(sections[name]);
      await retry.click();
      await expect(content[name]).toBeVisible();
      await expect(retry).toHaveCount(0);
    });

    test(`${name} delays no other section`, async ({ page }) => {
      const held: Route[] = [];
      await page.route(sections[name], (route) => void held.push(route));
      await page.goto('/home');
      const content = contentOf(page);
      await expect(heading(page)).toHaveText(/林小满/);
      for (const other of names.filter((one) => one !== name)) await expect(content[other]).toBeVisible();
      await expect(content[name]).toHaveCount(0);
      for (const route of held) await route.continue();
      await page.unroute(sections[name]);
      await expect(content[name]).toBeVisible();
    });
  }

  test('all of them fail: the page says so once, and one retry loads them all', async ({ page }) => {
    for (const pattern of Object.values(sections)) await page.route(pattern, (route) => route.abort());
    await page.goto('/home');
    const retry = page.getByRole('main').getByRole('button', { name: '重试' });
    // The message in place of the whole page has the heading of the page.
    await expect(heading(page)).toHaveText('没能加载出来');
    await expect(retry).toHaveCount(1);
    for (const pattern of Object.values(sections)) await page.unroute(pattern);
    await retry.click();
    for (const name of names) await expect(contentOf(page)[name]).toBeVisible();
  });
});

test.describe('a new colleague', () => {
  test.use({ learner: learners.untouched });

  test('sees where to start in place of the tasks of others', async ({ page }) => {
    await openHome(page);
    const start = page.locator('[data-part="tasks"]');
    await expect(start.getByRole('heading', { level: 2 })).toHaveText('从这里开始');
    await expect(start.getByRole('article')).toHaveCount(3);
  });
});

const full = process.env['STOA_FULL'] === '1';
const lastAnswers = Object.entries({ ...sections, company: '**/pc/companyInfo**' });

for (const [turn, { tenant, account }] of companies.entries()) {
  // Each company delays a part of the answers, so that all are delayed; in a full run each delays all of them.
  const delayed = lastAnswers.filter((_answer, each) => full || each % companies.length === turn);
  test(`nothing moves by itself on login and home of ${tenant}, whichever answer comes last`, async ({
    browser,
    watch,
  }) => {
    const login = await (await browser.newContext({ baseURL: at(tenant) })).newPage();
    await login.goto('/login');
    await expect(login.locator('form')).toBeVisible();
    await login.waitForLoadState('networkidle');
    expect.soft(await shiftOf(login), 'login').toBeLessThanOrEqual(0.02);
    await login.context().close();

    const page = await visitor(browser, watch, { tenant, account });
    await openHome(page);
    expect.soft(await shiftOf(page), 'first visit').toBeLessThanOrEqual(0.02);
    for (const [last, pattern] of delayed) {
      await page.route(pattern, async (route) => {
        await new Promise((done) => setTimeout(done, 800));
        await route.continue();
      });
      await openHome(page);
      expect.soft(await shiftOf(page), last).toBeLessThanOrEqual(0.02);
      await page.unroute(pattern);
    }
    await page.context().close();
  });
}

test.describe('by keyboard', () => {
  test.use({ learner: learners.rich });

  test('one gets from the address bar past the navigation to the one thing to do next, and opens it', async ({
    page,
  }) => {
    await openHome(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    // The order of Tab is the strip, then the one button of the greeting.
    const link = page.locator('[data-part="continue"]').getByRole('link');
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((one) => one === document.activeElement)) break;
      expect(await page.locator('main :focus').count()).toBe(1);
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/course\/study\?courseId=206/);
    await expect(heading(page)).toBeFocused();
  });
});

test('after a login everything of the home page is loaded', async ({ page }) => {
  await signIn(page, learners.manager);
  await arrived(page);
  await expect(page.locator('[data-part="module"]').nth(3)).toBeAttached();
  for (const name of names.filter((one) => one !== 'tasks')) {
    await expect(contentOf(page)[name]).toBeVisible();
  }
});
