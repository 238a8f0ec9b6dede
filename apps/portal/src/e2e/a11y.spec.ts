import type { Page } from '@playwright/test';
import { alone, framed, views } from './addresses.ts';
import { breaches, clipped, moving, open, overflow, prefer, spaceOut, stuck } from './inspect.ts';
import { arrived, expect, heading, test } from './journey.ts';
import { looksOf, nameOf } from './looks.ts';
import { learners, screens } from './setting.ts';

const notFound = '/no/such/page';

/** Each screen, with the learner who opens it. */
const walked = [
  ...[...framed, ...views, notFound].map((path) => ({ path, learner: learners.lapsed })),
  ...alone.map(({ path, visitor }) => ({ path, learner: visitor ? '' : learners.lapsed })),
];

for (const { path, learner } of walked) {
  test.describe(path, () => {
    test.use({ learner });

    for (const look of looksOf(path)) {
      test(`${path} breaks no rule of axe, needs no sideways scrolling at 400 % and cuts nothing off: ${nameOf(look)}`, async ({
        page,
      }) => {
        await prefer(page, look);
        await open(page, path);
        expect.soft(await moving(page), 'reduced motion').toEqual([]);
        expect.soft(await breaches(page)).toEqual([]);
        await test.step('in wide spacing', async () => {
          const narrow = await spaceOut(page);
          expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
          expect.soft(await clipped(page)).toEqual([]);
          await narrow();
        });
        await test.step('at 400 %, which is a window of 320 px', async () => {
          await page.setViewportSize({ width: 320, height: 256 });
          expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
          expect.soft(await clipped(page)).toEqual([]);
          expect.soft(await stuck(page), 'what sticks to an edge').toBeLessThanOrEqual(256 * 0.25);
        });
      });
    }
  });
}

test.describe('beside a lesson', () => {
  test.use({ learner: learners.lapsed });

  for (const [panel, name] of Object.entries({
    notes: /笔记|Notes/,
    qa: /问答|Q&A/,
    comments: /评论|Comments/,
  })) {
    for (const look of looksOf(panel)) {
      test(`the ${panel} break no rule of axe: ${nameOf(look)}`, async ({ page }) => {
        await prefer(page, look);
        await open(page, `/course/study?courseId=203&itemId=20301&panel=${panel}`);
        await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        expect(await breaches(page)).toEqual([]);
      });
    }
  }
});

/** Presses Tab until the wanted control has focus; throws when focus is trapped or lost. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'checkbox' | 'tab',
  name: RegExp,
  most = 80,
) {
  for (let step = 0; step < most; step += 1) {
    const found = page.getByRole(role, { name }).and(page.locator(':focus'));
    if ((await found.count()) > 0) return found;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} ${String(name)} was not reached with ${most} Tabs.`);
}

test.describe('by keyboard', () => {
  test('from the address bar to a lesson that plays, without a mouse (A-02)', async ({ page }) => {
    await page.goto('/login');
    await arrived(page);
    await tabTo(page, 'textbox', /账号/);
    await page.keyboard.type(learners.manager);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Learn@2026');
    const agreement = page.getByRole('checkbox', { name: /同意/ });
    for (
      let step = 0;
      step < 10 && !(await agreement.evaluate((box) => box === document.activeElement));
      step += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(agreement).toBeChecked();
    await page.keyboard.press('Tab');
    const submit = page.locator('form button[type="submit"]');
    for (
      let step = 0;
      step < 6 && !(await submit.evaluate((button) => button === document.activeElement));
      step += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
    await expect(heading(page)).toBeFocused();

    await page.goto('/home');
    await arrived(page);
    await (await tabTo(page, 'link', /^课程$/)).press('Enter');
    await expect(heading(page)).toHaveText('全部课程');
    await expect(heading(page)).toBeFocused();
    const search = page.getByRole('searchbox');
    for (
      let step = 0;
      step < 60 && !(await search.evaluate((box) => box === document.activeElement));
      step += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('结构化');
    await expect(page.getByRole('link', { name: /结构化思维入门/ })).toHaveCount(1);
    await (await tabTo(page, 'link', /结构化思维入门/)).press('Enter');
    await expect(page).toHaveURL(/\/course\/detail/);
    await expect(heading(page)).toBeFocused();
    for (
      let step = 0;
      step < 40 && !/^(开始学习|继续)/.test((await page.locator(':focus').textContent()) ?? '');
      step += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/course\/study/);
    await expect(page.locator('video')).toHaveCount(1);
    if (await page.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused)) {
      await (await tabTo(page, 'button', /^播放/)).press('Enter');
    }
    await expect
      .poll(() => page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime), {
        timeout: 20_000,
      })
      .toBeGreaterThan(1);
  });

  test.describe('inside', () => {
    test.use({ learner: learners.lapsed });

    test('the skip link comes first and leads past the navigation, on every screen with one', async ({
      page,
    }) => {
      for (const path of [screens.home, screens.list, screens.detail, screens.study, notFound]) {
        await open(page, path);
        await page.keyboard.press('Tab');
        const skip = page.locator('[data-part="skip"]');
        await expect(skip, path).toBeFocused();
        await expect(skip, path).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main'), path).toBeFocused();
        expect(new URL(page.url()).hash).toBe('');
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
      }
    });
  });
});
