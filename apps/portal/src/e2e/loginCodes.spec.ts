import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arrived, carryOut, expect, faults, heading, test } from './journey.ts';
import { startServer, type OwnServer } from './machine.ts';
import { at, password, smsDataDir, smsPort } from './setting.ts';

// The tests run one after the other, because all of them read the log of the same server.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
test.beforeAll(async () => {
  // A slow machine that also runs other journeys fills the first database of a server in more than a minute.
  test.setTimeout(180_000);
  rmSync(smsDataDir, { recursive: true, force: true });
  server = await startServer(smsPort, smsDataDir);
});
test.afterAll(() => server.kill());

/** The last code that was sent to a number of mainland China. */
async function lastCode(number: string): Promise<string> {
  const sent = () =>
    server
      .said()
      .split('\n')
      .findLast((line) => line.includes(`SMS to +86 ${number}: `));
  await expect.poll(sent).toBeDefined();
  return /\b(\d{6})\b/.exec((sent() ?? '').split(': ')[1] ?? '')?.[1] ?? '';
}

const phone = (page: Page) => page.locator('input[type="tel"]');
const code = (page: Page) => page.locator('input[autocomplete="one-time-code"]');
const login = (tenant: string, query: string) => `${at(tenant, smsPort)}/login${query}`;

/** The server carries the first of these calls out, and the browser gets no answer. */
const loseFirst = (page: Page, path: RegExp) =>
  page.route(
    path,
    async (route) => {
      expect(await carryOut(route)).toMatchObject({ code: 200 });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
const noAnswer = (page: Page) => page.getByText('网络异常，请重试', { exact: true });

const languages = [
  { locale: 'zh-CN', send: '获取验证码', wait: /秒后重发/, who: '13800000002', tenant: 'sunrise' },
  { locale: 'en', send: 'Get code', wait: /Again in \d+ s/, who: '13800000003', tenant: '' },
] as const;

for (const { locale, send, wait, who, tenant } of languages) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`a code by message leads to the page that was wanted, and its countdown survives a reload, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(login(tenant, `?panel=sms&redirect=${encodeURIComponent('/course/all?sort=new')}`));
      await arrived(page);
      await phone(page).fill(who);
      await page.getByRole('button', { name: send }).click();
      await expect(code(page)).toBeFocused();
      await expect(page.getByRole('button', { name: wait })).toBeDisabled();
      await page.reload();
      await arrived(page);
      await expect(page.getByRole('button', { name: wait })).toBeDisabled();
      await expect(phone(page)).toHaveValue(/138 0000 000\d/);
      await page.getByRole('checkbox', { name: /同意|accept/ }).check();
      // The form submits itself when the sixth digit is typed, so no button is pressed.
      await code(page).pressSequentially(await lastCode(who));
      await page.waitForURL(`${at(tenant, smsPort)}/course/all?sort=new`);
      await arrived(page);
    });
  });
}

test.describe('on a line that loses the answer', () => {
  test.use({ tolerated: faults.network });

  test('the same code signs in when it is typed again after a reload, although it was used up already', async ({
    page,
  }) => {
    const who = '13800000011';
    await loseFirst(page, /\/api\/user\/pc\/login(\?|$)/);
    await page.goto(login('sunrise', '?panel=sms'));
    await phone(page).fill(who);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('checkbox', { name: /同意/ }).check();
    const sent = await lastCode(who);
    await code(page).pressSequentially(sent);
    await expect(noAnswer(page)).toBeVisible();
    await expect(code(page)).toHaveValue(sent);
    await page.reload();
    await arrived(page);
    await page.getByRole('checkbox', { name: /同意/ }).check();
    await code(page).pressSequentially(sent);
    await page.waitForURL(/\/home$/);
    await arrived(page);
  });

  test('a forgotten password is set when it is sent again after a reload, and signs in', async ({ page }) => {
    const who = '13800000001';
    await loseFirst(page, /\/api\/user\/user\/forgetPassword/);
    await page.goto(login('sunrise', '?panel=forgot'));
    await phone(page).fill(who);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const sent = await lastCode(who);
    const submit = page.locator('form button[type="submit"]');
    const set = async (wanted: string) => {
      await code(page).pressSequentially(sent);
      const fresh = page.locator('input[autocomplete="new-password"]');
      await fresh.nth(0).fill(wanted);
      await fresh.nth(1).fill(wanted);
      await submit.click();
    };
    await set('Winter2028');
    await expect(noAnswer(page)).toBeVisible();
    await page.reload();
    await arrived(page);
    // Another password than before, because the person types it anew after a reload.
    await set('Spring2029');
    await expect(page.getByText('密码已重置，请用新密码登录。', { exact: true })).toBeVisible();
    await page.locator('input[autocomplete="current-password"]').fill('Spring2029');
    await page.getByRole('checkbox', { name: /同意/ }).check();
    await submit.click();
    await page.waitForURL(/\/home$/);
    await arrived(page);
  });
});

test('a wrong code shows the server’s message, and the number stays', async ({ page }) => {
  await page.goto(login('sunrise', '?panel=sms'));
  await phone(page).fill('13800000009');
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await code(page).fill('000000');
  await expect(page.getByRole('alertdialog')).toContainText('验证码错误或已过期');
  await page.keyboard.press('Escape');
  await expect(code(page)).toHaveValue('');
  await expect(phone(page)).toHaveValue('138 0000 0009');
});

test('a code that was not looked at, because there were too many tries, stays in its field', async ({
  page,
}) => {
  await page.route(/\/api\/user\/pc\/login(\?|$)/, (route) =>
    route.fulfill({ json: { code: 1006, msg: '操作过于频繁，请 30 秒后再试', data: null } }),
  );
  await page.goto(login('sunrise', '?panel=sms'));
  await phone(page).fill('13800000009');
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await code(page).fill('123456');
  await expect(page.getByRole('alertdialog')).toContainText('操作过于频繁');
  await page.keyboard.press('Escape');
  await expect(code(page)).toHaveValue('123456');
});

test('what is missing is shown at its field, and nothing is sent', async ({ page }) => {
  await page.goto(login('sunrise', '?panel=sms'));
  await arrived(page);
  const sent: string[] = [];
  page.on(
    'request',
    (asked) => /login(Code)?/.test(asked.url()) && asked.method() === 'POST' && sent.push(asked.url()),
  );
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveAccessibleDescription(/请输入手机号/);
  await phone(page).fill('12345');
  await page.locator('form button[type="submit"]').click();
  await expect(phone(page)).toHaveAccessibleDescription(/请输入正确的手机号/);
  await expect(code(page)).toHaveAccessibleDescription(/6 位验证码/);
  await expect(page.getByText('请先阅读并同意')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a forgotten password is replaced with a code, and the new one is accepted', async ({ page }) => {
  await page.goto(login('sunrise', ''));
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(heading(page)).toHaveText('重置密码');
  await phone(page).fill('13800000006');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(code(page)).toBeFocused();
  await code(page).fill(await lastCode('13800000006'));
  const fresh = page.locator('input[autocomplete="new-password"]');
  await fresh.nth(0).fill('short1');
  await fresh.nth(1).fill('other');
  await page.locator('form button[type="submit"]').click();
  await expect(fresh.nth(0)).toHaveAccessibleDescription(/8–20 位且包含字母和数字/);
  await expect(fresh.nth(1)).toHaveAccessibleDescription(/不一致/);
  await fresh.nth(0).fill('NewPass2026');
  await expect(page.getByText('强度：强')).toBeVisible();
  await fresh.nth(1).fill('NewPass2026');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByText('密码已重置，请用新密码登录。', { exact: true })).toBeVisible();
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue('13800000006');
  await page.locator('input[autocomplete="current-password"]').fill('NewPass2026');
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/home$/);
});

test('a wrong code for a new password leads back to the number, which stays', async ({ page }) => {
  await page.goto(login('deepblue', '?panel=forgot'));
  await phone(page).fill('13800000005');
  await code(page).fill('000000');
  const fresh = page.locator('input[autocomplete="new-password"]');
  await fresh.nth(0).fill(password.replace('@', 'x'));
  await fresh.nth(1).fill(password.replace('@', 'x'));
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alertdialog')).toContainText('验证码错误或已过期');
  await page.keyboard.press('Escape');
  await expect(phone(page)).toHaveValue('138 0000 0005');
  await expect(code(page)).toHaveValue('');
});
