import type { Page } from '@playwright/test';
import { visitor } from './homePlace.ts';
import { open } from './inspect.ts';
import { arrived, expect, faults, heading, reminder, storageOf, test } from './journey.ts';
import { learners } from './setting.ts';

const marks = '**/api/interact/pc/relation/set**';
const asking = '**/api/interact/pc/thread/create**';

/** The card of a person; a lecturer who is also a mentor has a second one below. */
const person = (page: Page, name: string) =>
  page.locator('[data-component="PersonCard"]', { hasText: name }).first();

test.describe('people', () => {
  test.use({ learner: learners.lapsed });

  test('are found by a word and by a subject, and the address keeps both', async ({ page }) => {
    await open(page, '/teacher/list');
    await expect(heading(page)).toHaveText('名师');
    await expect(page.getByRole('status').first()).toHaveText('共 8 位名师');
    await page.getByRole('group', { name: '筛选名师' }).getByRole('button', { name: '领导力' }).click();
    await expect(page).toHaveURL(/[?&]tag=/);
    await expect(page.locator('[data-component="PersonCard"]')).toHaveCount(2);
    await page.getByRole('searchbox', { name: '搜索姓名、专长' }).fill('教练');
    await expect(page.locator('[data-component="PersonCard"]')).toHaveCount(1);
    await page.reload();
    await arrived(page);
    await expect(person(page, '方以宁')).toBeVisible();
    await expect(page.locator('[data-component="PersonCard"]')).toHaveCount(1);
    await page.getByRole('searchbox').fill('没有这个人');
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect(page).toHaveURL(/\/teacher\/list$/);
    await expect(page.locator('[data-component="PersonCard"]')).toHaveCount(8);
  });

  test('show what they teach under their own address, and the way back keeps the tab', async ({ page }) => {
    await open(page, '/teacher/list');
    await person(page, '顾清和').getByRole('link', { name: '顾清和' }).click();
    await expect(heading(page)).toHaveText('顾清和');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^顾清和/);
    // This person has no account, so nobody would answer a question.
    await expect(page.getByRole('tab', { name: '问答' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '提问' })).toHaveCount(0);
    await page.getByRole('tab', { name: '课程' }).click();
    await expect(page).toHaveURL(/[?&]tab=courses/);
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: /高效沟通/ })
      .click();
    await expect(page).toHaveURL(/\/course\/detail\?courseId=101/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: '课程' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('link', { name: /高效沟通/ })).toBeVisible();
    // A person has one address: under that of another role the page redirects.
    await page.goto('/mentor/detail?id=801');
    await expect(page).toHaveURL(/\/teacher\/detail\?id=801/);
  });
});

test('somebody of another company does not exist, neither by an address nor in a list', async ({
  browser,
  watch,
}) => {
  const page = await visitor(browser, watch, { tenant: 'deepblue', account: learners.sender });
  for (const path of ['/lecturer/detail?id=811', '/mentor/detail?id=841', '/lecturer/detail?id=999999']) {
    await page.goto(path);
    // The server's message is shown in the dialog of specification point 8.
    await reminder(page).getByRole('button').click();
    await expect(heading(page), path).toHaveText('没有找到这个人');
  }
  await open(page, '/lecturer/list');
  await expect(person(page, '高原')).toBeVisible();
  await expect(person(page, '苏映雪')).toHaveCount(0);
  await page.context().close();
});

test.describe('following', () => {
  test.use({ learner: learners.english, tolerated: faults.network });

  test('is shown at once, undone if it could not be saved, and kept if it was', async ({ page }) => {
    await open(page, '/lecturer/list');
    const follow = person(page, '程晓岚').getByRole('button', { name: /程晓岚/ });
    await expect(follow).toHaveAccessibleName('关注 程晓岚');
    await page.route(marks, (route) => route.abort());
    await follow.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('网络异常，请重试', { exact: true })).toBeVisible();
    await expect(follow).toHaveAccessibleName('关注 程晓岚');
    await page.unroute(marks);
    const saved = page.waitForResponse(marks);
    await page.keyboard.press('Enter');
    await expect(follow).toHaveAccessibleName('已关注 程晓岚');
    await saved;
    await open(page, '/lecturer/detail?id=812');
    await expect(page.getByRole('button', { name: /^已关注/ })).toBeVisible();
  });
});

test.describe('the person’s own mentor', () => {
  test.use({ learner: learners.rich, tolerated: faults.network });

  test('can be asked by keyboard, and no text is lost by another tab, a reload or a failure', async ({
    page,
  }) => {
    await open(page, '/mentor/detail?id=841');
    await expect(page.locator('[data-part="hero"]').getByText('我的导师')).toBeVisible();
    await page.getByRole('button', { name: '提问' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]tab=questions/);
    const field = page.getByRole('textbox', { name: '提问题' });
    await expect(field).toBeFocused();
    const words = `盘点差异怎么报？${Date.now()}`;
    await page.keyboard.insertText(words);
    await page.getByRole('tab', { name: '简介' }).click();
    await page.getByRole('tab', { name: '问答' }).click();
    await expect(field).toHaveValue(words);
    // The check is repeated, because the browser asks before the page is left until the draft is stored on
    // the device.
    await expect.poll(async () => (await storageOf(page))['outboxUsed']).toBe('1');
    await page.goto('/home');
    await open(page, '/mentor/detail?id=841&tab=questions');
    await expect(field).toHaveValue(words);

    await page.route(asking, (route) => route.abort());
    const send = page.getByRole('tabpanel').getByRole('button', { name: '提问', exact: true });
    await send.click();
    const mine = page.locator('[data-part="comment"]', { hasText: words });
    await expect(mine.locator('[data-part="failed"]')).toBeVisible();
    await page.unroute(asking);
    await mine.getByRole('button', { name: '重试' }).click();
    await expect(mine.locator('[data-part="failed"]')).toHaveCount(0);
    await expect(mine.locator('[data-part="actions"]')).toBeVisible();
    await page.reload();
    await expect(mine).toHaveCount(1);
  });
});
