import type { Locator } from '@playwright/test';
import { visitor } from './homePlace.ts';
import { open } from './inspect.ts';
import { expect, heading, test } from './journey.ts';
import { ask, seat } from './machine.ts';
import { learners } from './setting.ts';

/** Sets a mark, checks that it stays through a reload, and takes it back. `set` is the button of a set mark. */
async function setAndTakenBack(mark: Locator, set: Locator): Promise<void> {
  const saved = mark.page().waitForResponse(/relation\/set/);
  await mark.click();
  await expect(set).toBeVisible();
  await saved;
  await mark.page().reload();
  await set.click();
  await expect(mark).toBeVisible();
}

const detail = (courseId: number, rest = '') => `/course/detail?courseId=${courseId}${rest}`;

test.describe('without access', () => {
  test.use({ learner: learners.marking });

  for (const [courseId, kind, reason, unlock] of [
    [105, 'for VIP', '这门课仅限 VIP 学习。', '开通 VIP 后解锁'],
    [107, 'to be bought', '这是付费课程。', '购买后解锁'],
  ] as const) {
    test(`a course ${kind} says so, and whom to ask, and its first lesson can be tried`, async ({ page }) => {
      await open(page, detail(courseId));
      const main = page.getByRole('main');
      await expect(main.getByText(reason)).toBeVisible();
      await expect(main.getByRole('button', { name: /开始学习/ })).toHaveCount(0);
      await main.getByRole('tab', { name: '目录' }).click();
      const locked = main.locator('[data-component="LessonRow"][data-state="locked"]').first();
      await expect(locked.getByText(unlock)).toBeVisible();
      await locked.getByRole('button').click();
      await expect(page.getByText('获得这门课的学习权限后才能打开', { exact: true })).toBeVisible();
      await main.getByRole('link', { name: /^试学/ }).click();
      await expect(page).toHaveURL(new RegExp(`/course/study\\?courseId=${courseId}&itemId=\\d+`));
    });
  }

  test('a course of another company does not exist, whatever the address says', async ({ page }) => {
    await open(page, detail(301, '&tab=qa&shareCode=A1b2C3d4E5f6'));
    await expect(heading(page)).toHaveText('没有找到这门课');
  });
});

test('a course that is not open yet says when it opens, and whoever wants to be notified can ask for it', async ({
  browser,
  watch,
}) => {
  const page = await visitor(browser, watch, { tenant: 'deepblue', account: '13800000005' });
  await open(page, detail(306));
  await expect(page.getByText('这门课尚未开放。')).toBeVisible();
  await expect(page.getByRole('button', { name: /开始学习/ })).toHaveCount(0);
  const reminder = (pressed: boolean) => page.getByRole('button', { name: '开课提醒', pressed });
  await setAndTakenBack(reminder(false), reminder(true));
  await page.context().close();
});

test.describe('marks', () => {
  test.use({ learner: learners.marking });

  test('collecting and putting on the wish list stay, and can be undone', async ({ page }) => {
    await open(page, detail(204));
    for (const name of ['收藏', '想学']) {
      const button = (words: string) => page.getByRole('button', { name: words, exact: true });
      await setAndTakenBack(button(name), button(`已${name}`));
    }
  });

  test('a rating before a minute of study says what is missing, and the text stays', async ({ page }) => {
    const token = String((await seat(learners.marking))['access_token']);
    expect((await ask('/course/pc/enrol', { json: { courseId: 204 }, token })).code).toBe(200);
    await open(page, detail(204));
    await page.getByRole('button', { name: '评分', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '给课程评分' });
    await dialog.getByRole('radio', { name: /^4/ }).check();
    await dialog.getByRole('textbox').fill('讲得清楚');
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog.getByRole('alert')).toContainText('学满 1 分钟');
    await expect(dialog.getByRole('textbox')).toHaveValue('讲得清楚');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '评分', exact: true })).toBeFocused();
  });

  test('sharing gives a link of one’s own, which opens the course', async ({ page }) => {
    await open(page, detail(204));
    await page.getByRole('button', { name: '分享', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '分享课程' });
    const link = dialog.getByRole('textbox', { name: '课程链接' });
    await expect(link).toHaveValue(/courseId=204&shareCode=[\w-]{12}$/);
    await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible();
    await expect(dialog.getByText('0.1 选修学分')).toBeVisible();
    const { pathname, search } = new URL(await link.inputValue());
    await page.keyboard.press('Escape');
    await open(page, pathname + search);
    await expect(heading(page)).toHaveText('生鲜品质管理');
  });
});

test.describe('tabs', () => {
  test.use({ learner: learners.untouched });

  test('are in the address and reached by keyboard, and an unknown one is replaced by the first', async ({
    page,
  }) => {
    await open(page, detail(203, '&tab=tests'));
    await expect(page.getByRole('tab', { selected: true })).toHaveText('介绍');
    await page.getByRole('tab', { name: '介绍' }).focus();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/tab=qa/);
    await page.goBack();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('介绍');
    await expect(page.getByRole('link', { name: '苏映雪' })).toBeVisible();
  });
});

test('a company without comments and collecting shows neither', async ({ browser, watch }) => {
  const page = await visitor(browser, watch, { tenant: 'qinghe', account: '13800000007' });
  await open(page, detail(401, '&tab=comments'));
  await expect(page.getByRole('tab')).toHaveText(['介绍', '目录']);
  await expect(page.getByRole('button', { name: '分享' })).toBeVisible();
  await expect(page.getByRole('button', { name: /收藏/ })).toHaveCount(0);
  await page.context().close();
});
