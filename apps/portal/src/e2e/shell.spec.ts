import type { Page } from '@playwright/test';
import { arrived, expect, heading, storageOf, test } from './journey.ts';
import { ask, seat } from './machine.ts';
import { at, learners } from './setting.ts';

const search = (page: Page) => page.getByRole('combobox', { name: /搜索课程|Search courses/ });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(通知|Notifications)/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^(通知|Notifications)$/ });

/** Opens the home page and waits for the tools in its header, which load late. */
async function open(page: Page, path = '/home') {
  await page.goto(path);
  await arrived(page);
  await expect(bell(page)).toBeVisible();
}

test.describe('search', () => {
  // This is another learner than the one whose search history is counted, because the searches made here are
  // remembered.
  test.use({ learner: learners.trainer });

  test('offers popular words, then words that begin as the typed one, and works by keyboard alone', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('group', { name: '热门搜索' })).toBeVisible();
    await page.keyboard.type('结构化');
    const first = page.getByRole('option').filter({ hasText: '结构化思维' }).first();
    await expect(first).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const named = await search(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${named}"]`)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(search(page)).toHaveValue('结构化');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=%E7%BB%93%E6%9E%84%E5%8C%96/);
    await arrived(page);
    await expect(page.getByRole('link', { name: /结构化思维入门/ }).first()).toBeVisible();
  });
});

test.describe('the search of the header', () => {
  test.use({ learner: learners.searching });

  test('does not show again what was deleted', async ({ page }) => {
    const token = String((await seat(learners.searching))['access_token']);
    for (const keyword of ['防损', '沟通']) await ask('/search/pc/query', { query: { keyword }, token });
    await open(page);
    await search(page).click();
    await expect(page.getByRole('group', { name: '搜索历史' }).getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Delete');
    await expect(page.getByRole('group', { name: '搜索历史' }).getByRole('option')).toHaveText(['防损']);
    await page.getByRole('button', { name: '清空搜索历史' }).click();
    await expect(page.getByRole('group', { name: '搜索历史' })).toHaveCount(0);
  });
});

test.describe('notifications', () => {
  test.use({ learner: learners.rich });

  test('one is marked as read when it is opened, the rest at once, and other tabs show the same (M-04)', async ({
    page,
    context,
  }) => {
    await open(page);
    const second = await context.newPage();
    await open(second, '/course/all');
    for (const tab of [page, second]) await expect(bell(tab)).toHaveAttribute('aria-label', /\d+ 条未读/);
    const before = await bell(page).getAttribute('aria-label');
    await bell(page).click();
    await expect(page).toHaveURL(/notice=1/);
    await expect(drawer(page).getByRole('listitem')).toHaveCount(20);
    // Scrolls the end of the list into view, which loads the next page.
    await drawer(page).getByRole('listitem').nth(19).scrollIntoViewIfNeeded();
    await expect(drawer(page).getByRole('listitem')).not.toHaveCount(20);
    await drawer(page)
      .getByRole('link', { name: /收银规范与防损/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/course\/detail\?courseId=/);
    await arrived(page);
    await expect(bell(second)).not.toHaveAttribute('aria-label', before ?? '');

    await bell(page).click();
    await drawer(page).getByRole('button', { name: '全部标为已读' }).click();
    await expect(drawer(page).locator('[data-state="unread"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/notice/);
    await expect(bell(page)).toHaveAttribute('aria-label', '通知');
    await expect(bell(second)).toHaveAttribute('aria-label', '通知');
  });
});

test.describe('another company', () => {
  test.use({ learner: learners.rich });

  test('replaces the first with everything of its own, and other tabs are told (T-04, D7)', async ({
    page,
    context,
  }) => {
    await open(page);
    const second = await context.newPage();
    await open(second, '/course/all');
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '切换企业' }).click();
    const dialog = page.getByRole('dialog', { name: '切换企业' });
    await dialog.getByRole('button', { name: /深蓝智造/ }).click();
    await expect(page.getByRole('banner').getByText('深蓝智造')).toBeVisible();
    await arrived(page);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('晨曦零售')).toHaveCount(0);
    await expect.poll(async () => (await storageOf(page))['userInfo']).toContain('深蓝智造');
    expect((await storageOf(page))['userInfo']).not.toContain('晨曦零售');
    await expect(page).toHaveTitle(/深蓝/);
    const color = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--stoa-brand-exact').trim(),
      );
    await expect.poll(color).toBe('#2f6bff');

    await expect(heading(second)).toHaveText('你已切换到其他企业');
    await expect(second.getByText('结构化思维入门')).toHaveCount(0);
    await second.getByRole('link', { name: '打开新企业的首页' }).click();
    await second.waitForURL(/\/home$/);
    await expect(second.getByRole('banner').getByText('深蓝智造')).toBeVisible();
  });
});

test.describe('keyboard shortcuts', () => {
  test.use({ learner: learners.lapsed });

  test('lead everywhere, are listed, and can be turned off', async ({ page }) => {
    await open(page);
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/course\/all$/);
    await arrived(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '快速跳转' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('首页');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect(palette).toHaveCount(0);
    await arrived(page);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(help.getByText('打开快速跳转')).toBeVisible();
    await help.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible();
    await expect(help).toHaveCount(0);
  });

  test('are letters like any other inside a field', async ({ page }) => {
    await open(page, '/course/all');
    const field = page.getByRole('searchbox');
    await field.click();
    await page.keyboard.type('g/?h');
    await expect(field).toHaveValue('g/?h');
    await expect(page).toHaveURL(/\/course\/all/);
  });
});

test('if a company hides its header, everything is in the floating menu', async ({ browser, watch }) => {
  const session = await seat(learners.rich);
  const token = String(session['access_token']);
  const value = JSON.stringify(session);
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin: at('sunrise'), localStorage: [{ name: 'userInfo', value }] }],
    },
  });
  watch(context);
  const page = await context.newPage();
  await page.route('**/company/company/config/get**', async (route) => {
    const { code, msg, data } = await ask('/company/company/config/get', { token });
    await route.fulfill({ json: { code, msg, data: Object.assign(data, { hidePCHeader: true }) } });
  });
  await page.goto(`${at('sunrise')}/home`);
  await arrived(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: '打开菜单' }).click();
  for (const name of ['课程', '快速跳转', '我的资料', '切换企业', '退出登录']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: /^通知/ }).click();
  await expect(drawer(page)).toBeVisible();
  await context.close();
});
