import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { arrived, expect, heading, test } from './journey.ts';
import { seat } from './machine.ts';
import { at, learners } from './setting.ts';

/** A second browser: a phone, signed in with `account` or not at all. */
async function telephone(browser: Browser, watch: (context: BrowserContext) => void, account = '') {
  const value = account === '' ? undefined : JSON.stringify(await seat(account));
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 780 },
    storageState: {
      cookies: [],
      origins:
        value === undefined ? [] : [{ origin: at('sunrise'), localStorage: [{ name: 'userInfo', value }] }],
    },
  });
  watch(context);
  return context.newPage();
}

/** Has a code shown by `press` and returns what it contains. */
async function showCode(page: Page, press: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse((one) => one.url().includes('/user/login/qr/get'));
  await press();
  const { data } = await (await answer).json();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  return String(data.qrContent);
}

async function open(page: Page): Promise<string> {
  await page.goto('/login?redirect=%2Fcourse%2Fall');
  await page.getByRole('button', { name: '扫码登录' }).click();
  return showCode(page, () => page.getByRole('checkbox', { name: /同意/ }).check());
}

test('a code is scanned and confirmed on another device, and signs in here once (S-09)', async ({
  page,
  browser,
  watch,
}) => {
  const polls: Request[] = [];
  page.on('requestfinished', (one) => one.url().endsWith('/user/login/qr') && polls.push(one));
  const address = await open(page);
  expect(address).toMatch(/\/auth-login\?qrId=/);
  const phone = await telephone(browser, watch, learners.manager);
  await phone.goto(address);
  await expect(heading(phone)).toHaveText('确认登录晨曦零售？');
  await expect(phone.getByText(/二维码由 (Windows|Linux|macOS) 上的 \S+ 于 \d{1,2}:\d\d 生成/)).toBeVisible();
  await expect(page.getByText('周以衡，请在手机上确认')).toBeVisible();
  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(heading(phone)).toHaveText('已确认登录');
  await page.waitForURL(`${at('sunrise')}/course/all`);
  await arrived(page);
  // The polls are timed by the browser's clock, because the test receives their events late and unevenly.
  const asked = polls.map((one) => one.timing().startTime);
  const pauses = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(0);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1900);
  // The QR code cannot be used again.
  await phone.goto(address);
  await expect(heading(phone)).toHaveText('二维码已失效');
});

test('a refusal is shown here, and another code is a click away', async ({ page, browser, watch }) => {
  const first = await open(page);
  const phone = await telephone(browser, watch, learners.manager);
  await phone.goto(first);
  await phone.getByRole('button', { name: '取消' }).click();
  await expect(heading(phone)).toHaveText('已取消登录');
  await expect(page.getByText('已取消登录')).toBeVisible();
  const second = await showCode(page, () => page.getByRole('button', { name: '刷新二维码' }).click());
  expect(second).not.toBe(first);
});

test('a code that runs out is not replaced by itself', async ({ page }) => {
  await page.route('**/user/login/qr', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { status: 3 } } }),
  );
  let codes = 0;
  page.on('request', (one) => one.url().includes('/user/login/qr/get') && (codes += 1));
  await open(page);
  await expect(page.getByText('二维码已过期')).toBeVisible();
  expect(codes).toBe(1);
  await showCode(page, () => page.getByRole('button', { name: '刷新二维码' }).click());
  expect(codes).toBe(2);
});

test('a person who scans without being signed in signs in first and then returns to the question', async ({
  page,
  browser,
  watch,
}) => {
  const address = await open(page);
  const phone = await telephone(browser, watch);
  await phone.goto(address);
  await expect(phone).toHaveURL(/\/login\?redirect=/);
  await phone.locator('input[autocomplete="username"]').fill(learners.manager);
  await phone.locator('input[autocomplete="current-password"]').fill('Learn@2026');
  await phone.getByRole('checkbox', { name: /同意/ }).check();
  await phone.locator('form button[type="submit"]').click();
  await expect(heading(phone)).toHaveText('确认登录晨曦零售？');
  await expect(page.getByText('周以衡，请在手机上确认')).toBeVisible();
});

test('leaving the panel ends its requests, and one can sign in without a camera', async ({ page }) => {
  let polls = 0;
  page.on('request', (one) => one.url().endsWith('/user/login/qr') && (polls += 1));
  await page.clock.install();
  await open(page);
  await expect.poll(() => polls).toBeGreaterThan(0);
  await page.getByRole('button', { name: '密码登录' }).click();
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible();
  // The consent stays checked after the code has expired.
  await expect(page.getByRole('checkbox', { name: /同意/ })).toBeChecked();
  // Runs the clock far beyond the time of the next poll.
  const before = polls;
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(polls).toBe(before);
});
