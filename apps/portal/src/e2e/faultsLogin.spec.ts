import { askedBy, colleague, navigationsOf, reachedBy, test } from './behindFaults.ts';
import { arrived, expect, faults, fillLogin, heading, reminder, storageOf } from './journey.ts';

const loginPath = '/api/user/pc/login';
const logoutPath = '/api/user/pc/loginOut';

test.describe('the login page', () => {
  test.use({ tolerated: faults.any(faults.status(401), faults.network) });

  test('sends one call for each click when the server answers HTTP 401: no dialog, no loop, and what was typed stays (S-04)', async ({
    page,
    front,
    origin,
  }) => {
    await page.goto(`${origin}/login`);
    await arrived(page);
    const seen = navigationsOf(page);
    front.set([{ when: { path: '/api/*' }, fault: { kind: 'status', status: 401 } }]);
    for (const clicks of [1, 2]) {
      await fillLogin(page, colleague(1));
      await expect.poll(() => askedBy(front, loginPath)).toBe(clicks);
      await expect(page.locator('form button[type="submit"]')).toBeEnabled();
    }
    await page.waitForLoadState('networkidle');
    expect(askedBy(front, loginPath)).toBe(2);
    expect(seen).toEqual([]);
    await expect(reminder(page)).toHaveCount(0);
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(colleague(1));
    front.set([]);
    await fillLogin(page, colleague(1));
    await page.waitForURL(/\/home$/);
  });

  test('whose login was done but never answered signs the person in at the next click (D-01)', async ({
    page,
    front,
    origin,
  }) => {
    await page.goto(`${origin}/login`);
    await arrived(page);
    // The rule applies each time, because the browser itself repeats a request after a reset.
    front.set([{ when: { path: loginPath }, fault: { kind: 'commitThenDrop' } }]);
    await fillLogin(page, colleague(2));
    await expect(page.getByText('网络异常，请重试', { exact: true })).toBeVisible();
    expect(reachedBy(front, loginPath)).toBeGreaterThan(0);
    front.set([]);
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(colleague(2));
    await fillLogin(page, colleague(2));
    await page.waitForURL(/\/home$/);
    await arrived(page);
    await expect(reminder(page)).toHaveCount(0);
  });
});

test('a log-out whose answer comes late ends at once, and ends nothing of the login after it (S-05)', async ({
  page,
  front,
  origin,
  enter,
}) => {
  await enter(colleague(3));
  await page.goto(`${origin}/home`);
  await arrived(page);
  const late = { of: 'reply', afterBytes: 0, ms: 4000 } as const;
  front.set([
    { when: { path: logoutPath }, fault: { kind: 'freeze', ...late } },
    { when: { path: logoutPath }, fault: { kind: 'swap', body: '{"code":202,"msg":"","data":null}' } },
  ]);
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL(/\/login/, { timeout: 3500 });
  await arrived(page);
  await fillLogin(page, colleague(4));
  await page.waitForURL(/\/home$/);
  await arrived(page);
  await front.until(({ path }) => path === logoutPath);
  await expect(reminder(page)).toHaveCount(0);
  expect((await storageOf(page))['userInfo']).toContain('access_token');
  await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
  await expect(page).toHaveURL(/\/course\/all/);
  await expect(heading(page)).toBeVisible();
});

test('every call of three pages says that the login has expired: one dialog in each, then one login page (S-02)', async ({
  context,
  front,
  origin,
  enter,
}) => {
  await enter(colleague(5));
  const pages = await Promise.all([0, 1, 2].map(() => context.newPage()));
  // All answers are delayed, so that none arrives before the other calls have been sent.
  front.set([
    { when: { path: '/api/*' }, fault: { kind: 'delay', ms: 400 } },
    { when: { path: '/api/*' }, fault: { kind: 'swap', body: '{"code":202,"msg":"x","data":null}' } },
  ]);
  const most = new Map(pages.map((page) => [page, 0]));
  await Promise.all(pages.map((page) => page.goto(`${origin}/home`)));
  const [first] = pages;
  if (first === undefined) throw new Error('There is no page.');
  await expect(reminder(first)).toHaveCount(1);
  for (const page of pages) {
    await expect
      .poll(async () => {
        const count = await reminder(page).count();
        most.set(page, Math.max(most.get(page) ?? 0, count));
        return count > 0 || /\/login/.test(page.url());
      })
      .toBe(true);
  }
  expect([...most.values()].every((count) => count <= 1)).toBe(true);
  front.set([]);
  await reminder(first).getByRole('button').click();
  await first.waitForURL(/\/login/);
  await arrived(first);
  await expect(reminder(first)).toHaveCount(0);
  expect((await storageOf(first))['userInfo'] ?? '').not.toContain('access_token');
});

test.describe('a device whose clock is two hours off', () => {
  test.use({ tolerated: faults.any(faults.status(400)) });
  for (const hours of [-2, 2]) {
    test(`(${hours}) accepts the code by message, with one more try at most (K-02)`, async ({
      page,
      front,
      origin,
    }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await page.goto(`${origin}/login`);
      await arrived(page);
      await page.getByRole('tab', { name: '验证码登录' }).click();
      await page.locator('input[autocomplete^="tel"]').fill(`1391111${hours > 0 ? '0001' : '0002'}`);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByText(/已发送/)).toBeVisible();
      const sends = front.log.filter(({ path }) => path.includes('/user/pc/loginCode'));
      expect(sends.length).toBeLessThanOrEqual(2);
      await expect(reminder(page)).toHaveCount(0);
    });
  }
});
