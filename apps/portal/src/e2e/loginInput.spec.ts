import {
  openEmptyPage,
  arrived,
  expect,
  faults,
  fillLogin,
  heading,
  reminder,
  signIn,
  test,
} from './journey.ts';
import { at, learners } from './setting.ts';

const account = 'input[autocomplete="username"]';
const secret = 'input[autocomplete="current-password"]';

test('a wrong password shows the server’s message once; the account stays, the password is emptied', async ({
  page,
}) => {
  await page.goto('/login');
  // An account that nobody has, so that no other journey's login is throttled.
  await fillLogin(page, '13900000001', 'not-the-password');
  await expect(reminder(page)).toHaveCount(1);
  await expect(reminder(page)).toHaveAccessibleName('温馨提示');
  await expect(reminder(page)).toContainText('账号或密码错误');
  await expect(reminder(page).getByRole('button', { name: '确定' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reminder(page)).toHaveCount(0);
  await expect(page.locator(account)).toHaveValue('13900000001');
  await expect(page.locator(secret)).toHaveValue('');
  await expect(page.locator(secret)).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
});

test('a person who may no longer sign in is told so', async ({ page }) => {
  await page.goto(`${at('deepblue')}/login?panel=password`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('密码登录');
  await fillLogin(page, learners.disabled);
  await expect(reminder(page)).toContainText('账号已被停用');
});

test('what is missing or malformed is shown at its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/login');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator(account)).toHaveAccessibleDescription(/请输入账号/);
  await expect(page.locator(account)).toBeFocused();
  await page.locator(account).fill('a b');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator(account)).toHaveAccessibleDescription(/中间不能有空格/);
  await expect(page.locator(secret)).toHaveAccessibleDescription(/请输入密码/);
  await expect(page.getByText('请先阅读并同意')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a password manager can fill and a person can paste (A-10)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at('sunrise') });
  await page.goto('/login');
  await page.evaluate(() => navigator.clipboard.writeText('Pasted-1'));
  await page.locator(secret).press('Control+v');
  await expect(page.locator(secret)).toHaveValue('Pasted-1');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect(page.locator(secret)).toHaveAttribute('type', 'text');
  await page.locator(account).press('Control+v');
  await expect(page.locator(account)).toHaveValue('Pasted-1');
});

test('a double click logs in once', async ({ page }) => {
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().includes('/user/pc/login')) logins += 1;
  });
  await page.goto('/login');
  await page.locator(account).fill(learners.trainer);
  await page.locator(secret).fill('Learn@2026');
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.locator('form button[type="submit"]').dblclick();
  await page.waitForURL(/\/home/);
  expect(logins).toBe(1);
});

test('a host that no company has shows the platform’s page, and people can sign in there', async ({
  page,
}) => {
  await page.goto(`${at('nobody-here')}/login`);
  await expect(page.getByText('学习云').first()).toBeVisible();
  await expect(page).toHaveTitle('学习云');
  await fillLogin(page, learners.trainer);
  await page.waitForURL(/\/home$/);
});

test('in a browser that stores nothing one can still sign in (ST-02)', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await signIn(page, learners.trainer);
  await expect(page).toHaveURL(/\/home$/);
  await arrived(page);
});

const keys = [
  'userInfo',
  'loginSourceType',
  'referrerType',
  'globalConfig',
  'vodConfig',
  'listTypography',
  'playerTag',
  'currentPlayerTag',
  'currentCourseName',
  'playerDefinition',
  'playerRate',
  'continuedViewTime',
  'examSwitchMap',
  'examDraft:1',
  'outbox:1',
  'outboxUsed',
  'stoa:preferences',
  `stoa.theme:${new URL(at('sunrise')).host}`,
];
/** Other damage to a stored entry is tested in the storage of `@stoa/api`, where entries are read. */
const corrupted = {
  'half an object': '{',
  'two megabytes': JSON.stringify('x'.repeat(2_000_000)),
};

for (const [name, value] of Object.entries(corrupted)) {
  test(`storage full of ${name} does not prevent the login (ST-01)`, async ({ page }) => {
    await openEmptyPage(page);
    const kept = await page.evaluate(
      ([list, text]) => {
        localStorage.clear();
        let count = 0;
        for (const key of list) {
          try {
            localStorage.setItem(key, text);
            count += 1;
          } catch {
            // Texts of two megabytes reach the browser's own limit, so storing one may fail.
          }
        }
        return count;
      },
      [keys, value] as const,
    );
    expect(kept).toBeGreaterThan(0);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login/);
    await arrived(page);
    await expect(reminder(page)).toHaveCount(0);
    if (name === 'two megabytes') return;
    await fillLogin(page, learners.trainer);
    await page.waitForURL(/\/home$/);
    await arrived(page);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
}

test.describe('with a session', () => {
  test.use({ learner: learners.rich });

  test('broken entries beside a good session are replaced and nobody is logged out (ST-01)', async ({
    page,
  }) => {
    for (const value of Object.values(corrupted)) {
      await openEmptyPage(page);
      await page.evaluate(
        ([list, text]) => {
          for (const key of list) {
            try {
              if (key !== 'userInfo') localStorage.setItem(key, text);
            } catch {
              return;
            }
          }
        },
        [keys, value.length > 1000 ? '"'.padEnd(100_000, 'x') : value] as const,
      );
      await page.goto('/course/all');
      await arrived(page);
      await expect(page).toHaveURL(/\/course\/all/);
      await expect(page.getByRole('link', { name: /课/ }).first()).toBeVisible();
    }
  });
});

test.describe('answers that cannot be read', () => {
  // Other answers that cannot be read are tested in the client of `@stoa/api`, where answers are read.
  test('half of an answer to the login shows one dialog, without the message of a parser, and the next try works', async ({
    page,
  }) => {
    await page.route(
      '**/api/user/pc/login**',
      (route) =>
        route.fulfill({ contentType: 'application/json', body: '{"code":200,"msg":"ok","data":{"access_to' }),
      { times: 1 },
    );
    await page.goto('/login');
    await fillLogin(page, learners.trainer);
    await expect(reminder(page)).toHaveCount(1);
    await expect(reminder(page).locator('[data-part="message"]')).toHaveText('服务响应异常');
    await reminder(page).getByRole('button').click();
    await expect(page.locator(account)).toHaveValue(learners.trainer);
    await fillLogin(page, learners.trainer);
    await page.waitForURL(/\/home$/);
  });

  test.describe('a failing gateway', () => {
    test.use({ tolerated: faults.status(502) });
    test('whose answer to the login is lost shows a toast, and the form stays', async ({ page }) => {
      await page.route('**/api/user/pc/login**', (route) =>
        route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      );
      await page.goto('/login');
      await fillLogin(page, learners.trainer);
      await expect(page.getByText('网络异常，请重试', { exact: true })).toBeVisible();
      await expect(reminder(page)).toHaveCount(0);
      await expect(page.locator(account)).toHaveValue(learners.trainer);
    });
  });
});

const busy = (place: number, retryAfterSeconds: number) => ({
  status: 503,
  json: { code: 1014, msg: 'busy', data: { place, retryAfterSeconds } },
});

test.describe('too many logins at once', () => {
  test.use({ tolerated: faults.status(503) });
  test('the form shows the place in the queue and tries again by itself until the person is signed in, without a dialog', async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/api/user/pc/login**', (route) => {
      calls += 1;
      return calls < 3 ? route.fulfill(busy(42 - calls, 1)) : route.continue();
    });
    await page.goto('/login');
    await fillLogin(page, learners.trainer);
    await expect(page.getByText('您排在第 41 位，1 秒后自动重试')).toBeVisible();
    await page.waitForURL(/\/home$/);
    expect(calls).toBe(3);
    await expect(reminder(page)).toHaveCount(0);
  });

  test('waiting ends when the person stops it', async ({ page }) => {
    await page.route('**/api/user/pc/login**', (route) => route.fulfill(busy(7, 600)));
    await page.goto('/login');
    await fillLogin(page, learners.trainer);
    await page.getByRole('button', { name: '停止等待' }).click();
    await expect(page.getByText('您排在第 7 位')).toHaveCount(0);
    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
    await expect(page.locator(account)).toHaveValue(learners.trainer);
    await expect(reminder(page)).toHaveCount(0);
  });
});

test('a hostile message is shown as text, and OK can be reached at 400 % (E-04)', async ({ page }) => {
  const msg = [
    '<img src=x onerror="window.hacked=1"><b>bold</b>',
    'safe \u202egnp.exe',
    // Long texts: twenty thousand letters without a space, and five hundred lines.
    'x'.repeat(20_000),
    ...Array.from({ length: 500 }, (_, at) => `line ${at}`),
  ].join('\n');
  await page.setViewportSize({ width: 320, height: 256 });
  const body = JSON.stringify({ code: 1004, msg, data: null });
  await page.route('**/api/user/pc/login**', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto('/login');
  await fillLogin(page, learners.trainer);
  await expect(reminder(page)).toContainText('<b>bold</b>');
  const ok = reminder(page).getByRole('button', { name: '确定' });
  await expect(ok).toBeInViewport({ ratio: 0.9 });
  await expect(ok).toBeFocused();
  expect(await reminder(page).locator('img, b').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Enter');
  await expect(reminder(page)).toHaveCount(0);
  await expect(heading(page)).toHaveCount(1);
});
