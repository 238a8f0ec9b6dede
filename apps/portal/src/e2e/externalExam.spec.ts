import type { Page } from '@playwright/test';
import { expect, faults, heading, test } from './journey.ts';
import { ask } from './machine.ts';
import { learners } from './setting.ts';

const address = '/exam/external?code=EXT2026';
const sessionOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}').access_token);

async function enter(page: Page, phone: string) {
  await page.getByRole('button', { name: '填写信息' }).click();
  await page.getByLabel('姓名').fill('王小明');
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '开始答题' }).click();
}
const answer = (page: Page) => page.getByRole('radio').first();

test.describe('an exam by a link', () => {
  test.use({ learner: learners.rich });

  test('is taken by a guest while somebody is logged in, continues after a reload and ends with its result', async ({
    page,
  }) => {
    await page.goto(address);
    const before = await sessionOf(page);
    await enter(page, '13911110001');
    await answer(page).check();
    await expect(page.getByText(/^已保存 /)).toBeVisible();
    const bar = await page.locator('[data-part="header"]').boundingBox();
    expect(bar, 'the bar reaches the edges of the window').toMatchObject({
      x: 0,
      y: 0,
      width: page.viewportSize()?.width,
    });
    await page.reload();
    await expect(answer(page)).toBeChecked();

    await page.getByRole('button', { name: '交卷' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
    await expect(heading(page)).toHaveText(/招聘测评/);
    await expect(page.getByText('未通过')).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('未通过')).toBeVisible();

    expect(await sessionOf(page)).toBe(before);
    await page.goto('/home');
    await expect(page.getByRole('button', { name: /账号菜单/ })).toBeVisible();
  });

  test('is continued on another device by the same phone number, and by nobody with another name', async ({
    page,
    browser,
    watch,
  }) => {
    await page.goto(address);
    await enter(page, '13911110002');
    await answer(page).check();
    await expect(page.getByText(/^已保存 /)).toBeVisible();

    const elsewhere = await browser.newContext();
    watch(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(address);
    await enter(other, '13911110002');
    await expect(answer(other)).toBeChecked();
    await elsewhere.close();

    const guessing = await browser.newContext();
    watch(guessing);
    const stranger = await guessing.newPage();
    await stranger.goto(address);
    await stranger.getByRole('button', { name: '填写信息' }).click();
    await stranger.getByLabel('姓名').fill('李四');
    await stranger.getByLabel('手机号').fill('13911110002');
    await stranger.getByRole('checkbox').check();
    await stranger.getByRole('button', { name: '开始答题' }).click();
    await expect(answer(stranger)).toBeVisible();
    await expect(answer(stranger)).not.toBeChecked();
    await guessing.close();
  });
});

test.describe('answers of a guest that could not be sent before the paper was handed in', () => {
  test.use({ tolerated: faults.network });

  test('are sent when the guest enters again, who sees what was taken, and keeps what was not until deleting it', async ({
    page,
    context,
  }) => {
    const person = { name: '王小明', phone: '13911110003' };
    await page.goto(address);
    await enter(page, person.phone);
    await answer(page).check();
    await expect(page.getByText(/^已保存 /)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByText(/这台设备/).first()).toBeVisible();
    const attemptId: unknown = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('stoa:guest:EXT2026:seat') ?? '{}').attemptId,
    );
    await page.close();

    const entry = await ask('/exam/pc/external/enter', {
      json: { code: 'EXT2026', ...person, idemKey: crypto.randomUUID() },
    });
    const handedIn = await ask('/exam/pc/attempt/submit', {
      token: String(entry.data['access_token']),
      json: { attemptId, seq: 99, answers: [], flagged: [], reason: 1, idemKey: crypto.randomUUID() },
    });
    expect(handedIn.code).toBe(200);

    await context.setOffline(false);
    const again = await context.newPage();
    // The server would take the answer, so it is refused in the server's place.
    await again.route('**/attempt/late*', async (route) => {
      const given: { answers: { questionId: number }[] } = JSON.parse(route.request().postData() ?? '');
      const refusedAnswers = given.answers.map(({ questionId }) => ({ questionId, reason: 'TOO_LATE' }));
      await route.fulfill({ json: { code: 200, msg: '', data: { late: [], refusedAnswers } } });
    });
    const show = again.getByRole('button', { name: '查看', exact: true });
    const left = again.getByRole('dialog', { name: '上次没能送出的答案' });
    await again.goto(address);
    await enter(again, person.phone);
    await expect(again.getByText('1 题答案没有被接收').first()).toBeVisible();
    await show.click();
    await expect(left.getByRole('button', { name: /^复制答案/ })).toBeVisible();
    await left.getByRole('button', { name: '先留着' }).click();
    await expect(left).toBeHidden();

    await again.unroute('**/attempt/late*');
    await again.reload();
    await expect(again.getByText('1 题答案已送到阅卷人那里').first()).toBeVisible();
    await show.click();
    await expect(left.getByRole('region', { name: '已送到阅卷人那里' }).getByRole('listitem')).toHaveCount(1);
    await left.getByRole('button', { name: '关闭' }).last().click();
    await expect(left).toBeHidden();
  });
});
