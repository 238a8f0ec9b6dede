import { open } from './inspect.ts';
import { arrived, expect, heading, test } from './journey.ts';
import { learners } from './setting.ts';

test.use({ learner: learners.rich });

test('an exam that was taken is found from the home page, with its result and what to practise', async ({
  page,
}) => {
  await open(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: '考试', exact: true }).click();
  await expect(heading(page)).toHaveText('考试');
  await page.getByRole('link', { name: '已完成' }).click();
  await expect(page).toHaveURL(/[?&]tab=done/);
  const passed = page.getByRole('article').filter({ hasText: '已通过' }).filter({ hasText: '课后测试' });
  const title = await passed.getByRole('heading').innerText();
  await passed.getByRole('link', { name: '查看结果' }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('已通过')).toBeVisible();
  // A printed result contains the name and the paper, without the portal's header and navigation.
  await expect(page.getByText(/^考生：/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText('考生：林小满', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '答卷' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: '练习错题' }).click();
  await page.getByRole('link', { name: /^练习这 \d+ 题/ }).click();
  await expect(page.getByText(/^第 1 题，共 \d+ 题$/)).toBeVisible();
  // Back leads out of the practice and not out of the book.
  await page.goBack();
  await expect(page.getByRole('link', { name: /^练习这 \d+ 题/ })).toBeVisible();
  await expect(page).toHaveURL(/[?&]tab=wrong/);
});

test('records are filtered by the address; a result begins at its top and heading, and the way back keeps the filter', async ({
  page,
}) => {
  await open(page, '/exam/record');
  const rows = page.getByRole('table').getByRole('row');
  const all = await rows.count();
  await page.getByRole('combobox', { name: '结果' }).selectOption('未通过');
  await expect(page).toHaveURL(/[?&]passed=false/);
  await expect(rows).not.toHaveCount(all);
  await page.reload();
  await arrived(page);
  await expect(page.getByRole('combobox', { name: '结果' })).toHaveValue('false');
  await page.setViewportSize({ width: 1440, height: 400 });
  await rows.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/[?&]attemptId=\d+/);
  await expect(page.getByText('未通过').first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('考试记录');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/[?&]passed=false/);
  await expect(rows).not.toHaveCount(all);
});

test.describe('the wrong-answer book', () => {
  test.use({ learner: learners.practising });

  test('lists questions with formulae and code, and they are practised one after the other', async ({
    page,
  }) => {
    await page.goto('/exam/info?examId=112');
    await page.getByRole('checkbox', { name: '我已阅读考试规则' }).check();
    await page.getByRole('button', { name: '开始考试' }).click();
    await page.getByRole('button', { name: '交卷' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '交卷', exact: true }).click();
    await expect(page.getByText('已答 0 / 5')).toBeVisible();
    await page.getByRole('link', { name: '练习错题' }).click();
    await expect(page.getByRole('heading', { name: /横线处应当填什么/ })).toBeVisible();
    await page.getByRole('link', { name: '练习这 5 题' }).click();
    await expect(page.getByText('第 1 题，共 5 题')).toBeVisible();
  });
});
