import type { Locator, Page } from '@playwright/test';
import { arrived, enter, expect, faults, fillLogin, heading, reminder, test } from './journey.ts';
import { ask, seat } from './machine.ts';
import { at, learners } from './setting.ts';

/** Learners of the company that no other journey uses, so that no other journey changes their exams. */
const sitter = (n: number): string => `139100100${String(24 + n)}`;

/** An exam with every kind of question: 20 minutes long; the paper may be handed in after two minutes. */
const quarterly = '/exam/answer?examId=101';
/** An exam with six kinds of questions: 30 minutes long; the paper may be handed in at any time. */
const placement = '/exam/answer?examId=109';

const saveState = (page: Page): Locator => page.locator('[data-part="saveState"]').first();
const saved = (page: Page) => expect(saveState(page)).toHaveAttribute('data-state', 'saved');
/** The newest message of the page. */
const latest = (page: Page): Locator => page.locator('[data-part="latest"]');
const question = (page: Page, kind: string): Locator =>
  page.locator('[data-component="Question"]').filter({ hasText: kind }).first();

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-component="ExamPage"]')).toBeVisible();
}

async function handIn(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: '交卷', exact: true }).click();
}

test('an exam is found in the list, read about, and answered in each of its kinds; a reload brings all of it back', async ({
  page,
  context,
}) => {
  await enter(context, sitter(1));
  await page.goto('/exam/list?tab=all');
  await page
    .getByRole('link', { name: /季度考试/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/季度考试/);
  await arrived(page);
  const start = page.getByRole('button', { name: '开始考试' });
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(start).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: '我已阅读考试规则' }).check();
  await start.click();
  await expect(page.locator('[data-component="ExamPage"]')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/exam/answer');

  await question(page, '单选题').getByRole('radio').nth(1).check();
  await question(page, '多选题').getByRole('checkbox').first().check();
  await question(page, '多选题').getByRole('checkbox').nth(1).check();
  await question(page, '判断题').getByRole('radio').first().check();
  await question(page, '填空题').getByRole('textbox').first().fill('60');
  await question(page, '简答题').getByRole('textbox').fill('先道歉，再核对小票。');
  await question(page, '匹配题').getByRole('combobox').first().selectOption({ index: 1 });
  await question(page, '排序题').getByRole('button', { name: '就按这个顺序' }).click();
  await question(page, '单选题')
    .getByRole('button', { name: /^标记第/ })
    .click();
  await saved(page);

  await page.reload();
  await expect(page.locator('[data-component="ExamPage"]')).toBeVisible();
  await expect(question(page, '单选题').getByRole('radio').nth(1)).toBeChecked();
  await expect(question(page, '多选题').getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(question(page, '判断题').getByRole('radio').first()).toBeChecked();
  await expect(question(page, '填空题').getByRole('textbox').first()).toHaveValue('60');
  await expect(question(page, '简答题').getByRole('textbox')).toHaveValue('先道歉，再核对小票。');
  await expect(question(page, '匹配题').getByRole('combobox').first()).not.toHaveValue('');
  await expect(question(page, '排序题').getByRole('button', { name: '就按这个顺序' })).toHaveCount(0);
  await expect(question(page, '单选题').getByRole('button', { name: /^已标记/ })).toBeVisible();

  // On a phone every control must be large enough for a thumb.
  await page.setViewportSize({ width: 375, height: 812 });
  const pressed = page
    .locator('header, [data-component="ExamPage"]')
    .locator('button, [data-component="Select"], input[type="text"]');
  const tooSmall = () =>
    pressed.evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.getBoundingClientRect().height < 43.5)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent),
    );
  await expect.poll(tooSmall).toEqual([]);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: /后才能交卷/ })).toBeDisabled();
});

test('extra time reaches the page at once and is announced; a second window continues, and the first one can take over again', async ({
  page,
  context,
}) => {
  await enter(context, sitter(2));
  await opened(page, quarterly);
  // The page listens from the beginning, because the first frame may arrive before the page has loaded.
  const connected = new Promise<void>((done) => {
    page.on('websocket', (socket) => socket.once('framereceived', () => done()));
  });
  await page.reload();
  await connected;
  const trainer = await seat(learners.trainer);
  const given = await ask('/exam/pc/desk/extraTime', {
    token: String(trainer['access_token']),
    json: { idemKey: crypto.randomUUID(), examId: 101, minutes: 30, reason: '停电补时' },
  });
  expect(given.code).toBe(200);
  await expect(latest(page)).toHaveText('考试延长了 30 分钟：停电补时', { timeout: 5000 });
  await expect(page.getByRole('timer')).toHaveText(/^4\d:/);

  await question(page, '简答题').getByRole('textbox').fill('在第一个窗口写的');
  const second = await context.newPage();
  await opened(second, quarterly);
  await expect(question(second, '简答题').getByRole('textbox')).toHaveValue('在第一个窗口写的');
  await expect(question(page, '简答题').getByRole('textbox')).toBeDisabled();
  await question(second, '简答题').getByRole('textbox').fill('在第二个窗口写的');
  await page.getByRole('button', { name: '在这里继续' }).click();
  await expect(question(page, '简答题').getByRole('textbox')).toHaveValue('在第二个窗口写的');
  await expect(question(page, '简答题').getByRole('textbox')).toBeEnabled();
  await expect(latest(second)).toHaveText('这场考试已在另一个窗口打开');
});

test.describe('when something fails', () => {
  test.use({ tolerated: faults.any(faults.network, faults.status(404, 502, 503)) });

  test('without a network answers stay on the device, which the page says, and are sent when it returns; the hand-in asks for nothing again', async ({
    page,
    context,
  }) => {
    await enter(context, sitter(3));
    await opened(page, placement);
    await context.setOffline(true);
    await question(page, '填空题').getByRole('textbox').first().fill('60');
    await expect(saveState(page)).toContainText('网络已断开，尚未保存');
    await expect(saveState(page)).toContainText('答案已留在这台设备上');
    await context.setOffline(false);
    await saved(page);

    // The server hands the paper in, but its answer is lost twice; there must still be only one hand-in.
    const keys: unknown[] = [];
    await page.route('**/attempt/submit*', async (route) => {
      const body: unknown = route.request().postDataJSON();
      keys.push(Object(body)['idemKey']);
      if (keys.length > 2) return route.continue();
      // Node cannot resolve the companies' host names; the token identifies the company instead.
      await route.fetch({ url: route.request().url().replace('sunrise.localhost', '127.0.0.1') });
      await route.abort('connectionreset');
    });
    await handIn(page);
    await expect.poll(() => keys.length, { timeout: 30_000 }).toBeGreaterThan(2);
    await page.waitForURL(/\/exam\/(record|info)/);
    expect(new Set(keys).size).toBe(1);
  });

  test('if the code of the paper could not be loaded, the page says so and can try again', async ({
    page,
    context,
  }) => {
    await enter(context, sitter(4));
    let isBroken = true;
    await page.route(/\/assets\/paperParts-[^/]+\.js/, (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto(placement);
    const again = page.locator('[data-part="missing"]').getByRole('button');
    await expect(again).toBeVisible();
    isBroken = false;
    await again.click();
    await expect(page.locator('[data-component="ExamPage"]')).toBeVisible();
  });
});

test('a session that ends during an exam keeps what was typed for the next login, and shows it to nobody else', async ({
  page,
  context,
}) => {
  const person = await seat(sitter(5));
  await page.goto('/login');
  await fillLogin(page, sitter(5));
  await page.waitForURL((url) => url.pathname !== '/login');
  await opened(page, placement);
  await question(page, '填空题').getByRole('textbox').first().fill('6');
  await saved(page);
  // Replaces the server's answer: the session is over.
  await page.route('**/attempt/save*', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ code: 202, msg: '', data: null }),
    }),
  );
  await question(page, '填空题').getByRole('textbox').first().fill('60 度以上');
  await expect(reminder(page)).toBeVisible();
  await expect(page.locator('[data-part="bar"] h1')).toContainText('摸底考试');
  await page.unroute('**/attempt/save*');
  await reminder(page).getByRole('button').click();
  await page.waitForURL(/\/login/);

  await fillLogin(page, sitter(6));
  await page.waitForURL((url) => url.pathname !== '/login');
  await opened(page, placement);
  await expect(question(page, '填空题').getByRole('textbox').first()).toHaveValue('');

  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('userInfo'));
  await page.evaluate((value) => localStorage.setItem('userInfo', value), JSON.stringify(person));
  await opened(page, placement);
  await expect(question(page, '填空题').getByRole('textbox').first()).toHaveValue('60 度以上');
  await saved(page);
  await expect(heading(page)).toHaveText(/摸底考试/);
  expect(new URL(page.url()).origin).toBe(at('sunrise'));
});
