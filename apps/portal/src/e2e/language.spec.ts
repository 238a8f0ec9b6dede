import type { Page } from '@playwright/test';
import { arrived, expect, heading, test } from './journey.ts';
import { learners, screens } from './setting.ts';

async function chooseLanguage(page: Page, name: string) {
  await page.getByRole('button', { name: /账号菜单|Account menu/ }).click();
  await page.getByRole('menuitem', { name: /语言与外观|Language and appearance/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name }).click();
}

test('the login page shows the company’s own texts in the language that is chosen', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('每天进步一点点')).toBeVisible();
  await expect(page).toHaveTitle('晨曦零售学习平台');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByText('A little better every day')).toBeVisible();
  await expect(page).toHaveTitle('Sunrise Retail Learning');
  await expect(page.getByText('每天进步一点点')).toHaveCount(0);
  await page.getByRole('radio', { name: '简体中文' }).click();
  await expect(page.getByText('每天进步一点点')).toBeVisible();
});

test.describe('after the login', () => {
  test.use({ learner: learners.rich });

  test('company, person and courses change their language at once, without a reload', async ({ page }) => {
    await page.goto(screens.home);
    await arrived(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: '晨曦零售' })).toBeVisible();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });

    await chooseLanguage(page, 'English');
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'Sunrise Retail' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Courses' })).toBeVisible();
    await expect(heading(page)).toHaveText(/^Good \w+, Lin Xiaoman$/);
    await expect(page).toHaveTitle(/Sunrise Retail Learning$/);
    await expect(page.getByRole('link', { name: /Food Safety Rules/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('食品安全法规')).toHaveCount(0);
    expect(loads).toBe(0);
  });

  test('the last choice is shown, however late the answers come', async ({ page }) => {
    await page.goto(screens.home);
    await arrived(page);
    const banner = page.getByRole('banner');
    await page.route('**/api/company/company/pc/companyInfo**', async (route) => {
      const english = route.request().headers()['accept-language'] === 'en';
      if (english) await new Promise((go) => setTimeout(go, 1500));
      await route.continue();
    });
    await chooseLanguage(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const last = page.waitForResponse(
      (answer) =>
        answer.url().includes('companyInfo') && answer.request().headers()['accept-language'] === 'zh-CN',
    );
    await page.getByRole('dialog').getByRole('radio', { name: '简体中文' }).click();
    await last;
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: '晨曦零售' })).toBeVisible();
    await expect(heading(page)).toHaveText(/林小满$/);
  });

  test('another tab of the portal changes its language, too', async ({ page, context }) => {
    await page.goto(screens.home);
    await arrived(page);
    const other = await context.newPage();
    await other.goto(screens.list);
    await arrived(other);
    await chooseLanguage(page, 'English');
    await expect(heading(other)).toHaveText('All courses');
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sunrise Retail' })).toBeVisible();
  });
});
