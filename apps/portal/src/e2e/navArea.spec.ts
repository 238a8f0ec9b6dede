import { open, prefer } from './inspect.ts';
import { arrived, expect, faults, heading, reminder, test } from './journey.ts';
import { learners } from './setting.ts';

test.describe('a navigation area', () => {
  test.use({ learner: learners.lapsed });

  test('opens from home, shows its courses tab by tab in the company’s order, and Back is the tab before', async ({
    page,
  }) => {
    await prefer(page, { locale: 'zh-CN' });
    await open(page, '/home');
    await page.getByRole('link', { name: '新店员', exact: true }).click();
    await expect(page).toHaveURL(/\/course\/navArea\?areaId=1$/);
    await expect(heading(page)).toHaveText('新店员起步');
    const tabs = page.getByRole('navigation', { name: '分区' });
    await expect(tabs.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(11);
    await tabs.getByRole('link', { name: '第一周' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tabId=11$/);
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText('新店员第一课');
    await page.goBack();
    await expect(cards).toHaveCount(11);
    await open(page, '/course/navArea?areaId=1&tabId=999');
    await expect(cards).toHaveCount(11);
  });

  test('of another company, of another kind or of nobody does not exist, and the page says where to go', async ({
    page,
  }) => {
    await prefer(page, { locale: 'zh-CN' });
    // The server refuses these areas, and its message is shown in the dialog of specification point 8.
    for (const areaId of [4, 5, 999_999]) {
      await page.goto(`/course/navArea?areaId=${areaId}`);
      await reminder(page).getByRole('button').click();
      await arrived(page);
      await expect(heading(page)).toHaveText('没有找到这个页面');
    }
    await page.goto('/course/navArea?areaId=2');
    await arrived(page);
    await expect(heading(page)).toHaveText('没有找到这个页面');
    await page.getByRole('link', { name: '全部课程' }).click();
    await expect(page).toHaveURL(/\/course\/all$/);
  });
});

test.describe('an area whose courses fail', () => {
  test.use({ learner: learners.lapsed, tolerated: faults.status(500) });

  test('keeps its head and can load the courses again in their place', async ({ page }) => {
    await prefer(page, { locale: 'zh-CN' });
    let broken = true;
    await page.route('**/api/course/pc/list**', (route) =>
      broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/course/navArea?areaId=1');
    await expect(heading(page)).toHaveText('新店员起步');
    const retry = page.getByRole('main').getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible();
    broken = false;
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await retry.click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(11);
  });
});
