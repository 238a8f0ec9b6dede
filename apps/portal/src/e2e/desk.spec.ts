import type { Page } from '@playwright/test';
import { visitor } from './homePlace.ts';
import { arrived, expect, faults, heading, test } from './journey.ts';
import { ask, seat } from './machine.ts';
import { learners } from './setting.ts';

/** The lecturer of the exams of the company deepblue, and one of its learners. */
const lecturer = { tenant: 'deepblue', account: '13800000005' };
const learner = { tenant: 'deepblue', account: learners.sender };

const submitting = '**/api/review/pc/submit**';

async function openDesk(page: Page) {
  await page.goto('/home');
  await arrived(page);
  await page.getByRole('button', { name: /^高原/ }).click();
  await page.getByRole('menuitem', { name: '带教工作台' }).click();
  await expect(heading(page)).toHaveText('带教工作台');
}

test.describe('marking', () => {
  test.use({ tolerated: faults.network });

  test('keeps what is typed when the network fails, and its learner sees what is published', async ({
    browser,
    watch,
  }) => {
    const page = await visitor(browser, watch, lecturer);
    await openDesk(page);
    await page.getByRole('link', { name: '陈默' }).click();
    await expect(page.getByRole('heading', { name: '陈默' })).toBeFocused();
    const score = page.getByRole('textbox', { name: '得分' });

    await page.route(submitting, (route) => route.abort());
    await score.fill('12.5');
    await page.getByRole('textbox', { name: '批阅意见' }).fill('步骤完整。');
    await expect(page.getByText('网络已断开，草稿暂存在这台电脑上')).toBeVisible();
    await page.reload();
    await expect(score).toHaveValue('12.5');
    await page.unroute(submitting);
    await expect(page.getByText('草稿已保存')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('29.5 / 32')).toBeVisible();

    await page.getByRole('button', { name: '公布成绩' }).click();
    await expect(page.getByText(/高原 于 .+ 公布了成绩/)).toBeVisible();
    await expect(score).toHaveCount(0);
    await page.context().close();

    const marked = await visitor(browser, watch, learner);
    await marked.goto('/exam/record?attemptId=4100');
    await expect(marked.getByText('29.5').first()).toBeVisible();
    await expect(marked.getByText('步骤完整。')).toBeVisible();
    await marked.context().close();
  });
});

test('extra time that is given at the desk arrives at the attempt', async ({ browser, watch }) => {
  const { access_token: token } = await seat(learner.account, learner.tenant);
  const sitting = { token: String(token) };
  const started = await ask('/exam/pc/attempt/start', { json: { examId: 201 }, ...sitting });
  const attemptId = Number(Object(started.data['attempt'])['attemptId']);

  const page = await visitor(browser, watch, lecturer);
  await openDesk(page);
  const tabs = page.getByRole('navigation', { name: '带教工作台的栏目' });
  await tabs.getByRole('link', { name: '考试' }).click();
  await page.getByRole('link', { name: /· 季度考试/ }).click();
  await expect(page.getByRole('heading', { name: /· 季度考试/ })).toBeFocused();
  const row = page.getByRole('row', { name: /陈默/ });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: '补时' }).click();
  const dialog = page.getByRole('dialog', { name: '调整考试时间' });
  await dialog.getByRole('textbox', { name: '原因' }).fill('网络故障');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('含补时 10 分钟');
  const watched = await ask('/exam/pc/attempt/watch', { json: { attemptId }, ...sitting });
  expect(watched.data).toMatchObject({ extraSeconds: 600, note: '网络故障' });
  await page.context().close();
});

test('a granted request opens the course to the person who asked, who reads the answer', async ({
  browser,
  watch,
}) => {
  const asks = { tenant: 'sunrise', account: learners.opened };
  const { access_token: token } = await seat(asks.account, asks.tenant);
  await ask('/course/pc/access/request', {
    json: { courseId: 107, reason: '要带新人' },
    token: String(token),
  });

  const page = await visitor(browser, watch, { tenant: 'sunrise', account: learners.trainer });
  await page.goto('/mentor/teach?tab=access');
  const row = page.getByRole('row', { name: /要带新人/ });
  await row.getByRole('button', { name: /^处理/ }).click();
  const dialog = page.getByRole('dialog', { name: '处理学习申请' });
  await dialog.getByRole('textbox', { name: '答复' }).fill('学完和我聊聊');
  await dialog.getByRole('button', { name: '同意' }).click();
  await expect(page.getByText(/已同意，课程已对.+开放/).first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '已同意' }).click();
  await expect(page.getByRole('row', { name: /要带新人/ })).toContainText('学完和我聊聊');
  await page.context().close();

  const reader = await visitor(browser, watch, asks);
  await reader.goto('/course/detail?courseId=107');
  await expect(reader.getByRole('button', { name: '开始学习' }).first()).toBeVisible();
  await reader.getByRole('button', { name: /^通知/ }).click();
  await expect(reader.getByText('学习申请已通过')).toBeVisible();
  await reader.context().close();
});

test.describe('somebody who does not teach', () => {
  test.use({ learner: learners.rich });

  test('finds no link to the desk, and its address says that access is missing', async ({ page }) => {
    await page.goto('/mentor/teach');
    await expect(heading(page)).toHaveText('你没有访问权限');
    await page.getByRole('button', { name: /^林小满/ }).click();
    await expect(page.getByRole('menuitem', { name: '我的资料' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '带教工作台' })).toHaveCount(0);
  });
});
