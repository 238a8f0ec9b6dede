import { openEmptyPage, arrived, expect, fillLogin, heading, test } from './journey.ts';
import { seat } from './machine.ts';
import { at, learners, screens } from './setting.ts';

test('a language chosen before the login applies everywhere and after a reload', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await fillLogin(page, learners.english);
  await page.waitForURL(/\/home$/);
  await expect(heading(page)).toHaveText(/^Good (morning|afternoon|evening), /);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Courses' })).toBeVisible();
  // The title comes from the server and is in the same language.
  await expect(page).toHaveTitle(/Sunrise Retail Learning$/);
  await page.goto(screens.detail);
  await expect(heading(page)).toHaveText('Structured Thinking Basics');
});

test('the browser’s language applies while nobody has chosen one', async ({ browser, watch }) => {
  for (const [locale, words] of [
    ['en-GB', 'Welcome back'],
    ['zh-TW', '欢迎回来'],
    ['fr-FR', '欢迎回来'],
  ] as const) {
    const context = await browser.newContext({ locale });
    watch(context);
    const page = await context.newPage();
    await page.goto('/login');
    await expect(heading(page)).toHaveText(words);
    await context.close();
  }
});

test.describe('after the login', () => {
  test.use({ learner: learners.rich });

  test('language, appearance and text size are changed in the menu, at once, and survive a reload', async ({
    page,
  }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.goto('/home');
    await arrived(page);
    const light = await background();
    expect(await rootSize()).toBe('14px');
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '语言与外观' }).click();
    const dialog = page.getByRole('dialog', { name: '语言与外观' });
    await dialog.getByRole('radio', { name: '深色' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-stoa-appearance', 'dark');
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    await dialog.getByRole('radio', { name: '特大' }).check();
    await expect.poll(rootSize).toBe('18px');
    await dialog.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('dialog', { name: 'Language and appearance' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Account menu/ })).toBeFocused();

    await page.reload({ waitUntil: 'commit' });
    // All preferences are applied from the first paint on: nothing turns dark, large or English later.
    await page.locator('#root').waitFor({ state: 'attached' });
    expect([await background(), await rootSize(), await page.locator('html').getAttribute('lang')]).toEqual([
      dark,
      '18px',
      'en',
    ]);
    await expect(heading(page)).toHaveText(/^Good /);
  });

  test('a choice in one tab applies to the others', async ({ page, context }) => {
    await page.goto('/home');
    const other = await context.newPage();
    await other.goto('/course/all');
    await arrived(other);
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '语言与外观' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: '深色' }).check();
    await expect(other.locator('html')).toHaveAttribute('data-stoa-appearance', 'dark');
  });

  test('the company’s default applies while the person has chosen nothing: deepblue is dark and large', async ({
    page,
  }) => {
    await openEmptyPage(page, at('deepblue'));
    const value = JSON.stringify(await seat(learners.rich, 'deepblue'));
    await page.evaluate((text) => localStorage.setItem('userInfo', text), value);
    await page.goto(`${at('deepblue')}/home`);
    await arrived(page);
    await expect(page.locator('html')).toHaveAttribute('data-stoa-appearance', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-stoa-font-size', '3');
  });

  test('every page has its own title in the tab, followed by the company', async ({ page }) => {
    const titles: Record<string, RegExp> = {
      [screens.home]: /^首页 . 晨曦零售学习平台$/,
      [screens.list]: /^全部课程 . 晨曦零售学习平台$/,
      [screens.detail]: /^结构化思维入门 . 晨曦零售学习平台$/,
      [screens.study]: /结构化思维入门|结论先行/,
    };
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    }
  });
});
