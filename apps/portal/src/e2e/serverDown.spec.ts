import type { Route } from '@playwright/test';
import { arrived, expect, faults, fillLogin, heading, reminder, test } from './journey.ts';
import { seat, staticHost, type Front } from './machine.ts';
import { at, learners, screens } from './setting.ts';

test.describe('the server is down when the page opens', () => {
  test.use({ tolerated: faults.any(faults.network, faults.status(502)) });
  let front: Front;
  test.beforeAll(async () => {
    front = await staticHost();
  });
  test.afterAll(() => front.close());

  for (const state of ['down', 'gateway'] as const) {
    test(`a visitor (${state}) sees the login page with a note, and gets in once it is back`, async ({
      page,
    }) => {
      front.set(state);
      await page.goto(`${at('sunrise', front.port)}/login`);
      await arrived(page);
      await expect(page.getByText(/未能加载企业品牌信息/)).toBeVisible();
      await fillLogin(page, learners.rich);
      await expect(page.getByText('网络异常，请重试', { exact: true })).toBeVisible();
      await expect(reminder(page)).toHaveCount(0);
      front.set('up');
      await fillLogin(page, learners.rich);
      await page.waitForURL(/\/home$/);
      await arrived(page);
    });

    test(`a person with a session (${state}) gets a panel whose Retry works, never an endless spinner`, async ({
      page,
      context,
    }) => {
      const value = JSON.stringify(await seat(learners.rich));
      front.set(state);
      const origin = at('sunrise', front.port);
      await context.addInitScript(
        ([where, user]) => {
          if (location.origin === where && !localStorage.getItem('userInfo'))
            localStorage.setItem('userInfo', user);
        },
        [origin, value] as const,
      );
      await page.goto(`${origin}${screens.home}`);
      await expect(heading(page)).toHaveText('暂时无法连接服务器');
      await arrived(page);
      await page.getByRole('button', { name: '重试' }).click();
      await expect(heading(page)).toHaveText('暂时无法连接服务器');
      front.set('up');
      await page.getByRole('button', { name: '重试' }).click();
      await expect(heading(page)).toHaveText(/林小满/);
    });
  }
});

test.describe('the settings of a static host', () => {
  test.use({ tolerated: faults.any(faults.network, faults.status(404, 500)) });
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'are missing': (route) => route.fulfill({ status: 404 }),
    'are a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Index</h1>' }),
    'are half a file': (route) => route.fulfill({ contentType: 'application/json', body: '{"host":"/ap' }),
    'cannot be fetched': (route) => route.abort('connectionrefused'),
  };
  for (const [name, answer] of Object.entries(answers)) {
    test(`${name}: the page works with the defaults or says that it cannot open, with a way to try again`, async ({
      page,
    }) => {
      const front = await staticHost();
      await page.route('**/stoa.config.json', answer);
      await page.goto(`${at('sunrise', front.port)}/login`);
      await arrived(page);
      const failed = page.getByRole('button', { name: /重试 · Retry/ });
      if ((await failed.count()) > 0) {
        await page.unroute('**/stoa.config.json');
        await failed.click();
      }
      await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
      await front.close();
    });
  }
});

test.describe('a section of the page', () => {
  test.use({ learner: learners.rich });
  const malformed = {
    'a page': '<!doctype html><title>Welcome to the airport</title>',
    nothing: '',
    'a code that is text': '{"code":"200","data":[]}',
    'half an answer': '{"code":200,"data":[{"modu',
  };
  for (const [name, body] of Object.entries(malformed)) {
    test(`that gets ${name} shows one dialog and its own error, and the rest of the page stays`, async ({
      page,
    }) => {
      await page.route('**/api/company/homepage/pc/modules**', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      await page.goto('/home');
      await expect(reminder(page)).toHaveCount(1);
      await expect(reminder(page)).toContainText('服务响应异常');
      await reminder(page).getByRole('button').click();
      await expect(reminder(page)).toHaveCount(0);
      await expect(heading(page)).toHaveText(/林小满/);
      const retry = page.getByRole('main').getByRole('button', { name: '重试' });
      await expect(retry).toHaveCount(1);
      await page.unroute('**/api/company/homepage/pc/modules**');
      await retry.click();
      await expect(retry).toHaveCount(0);
      await expect(page.getByRole('link', { name: /课|思维|沟通/ }).first()).toBeVisible();
    });
  }

  test('when everything fails at once, there is still one dialog', async ({ page }) => {
    const main = [
      '**/api/operational/**',
      '**/api/company/homepage/**',
      '**/upcomingTasks**',
      '**/api/study/pc/summary**',
    ];
    for (const pattern of main) {
      await page.route(pattern, (route) =>
        route.fulfill({ contentType: 'application/json', body: '{"code":"200"}' }),
      );
    }
    await page.goto('/home');
    await expect(reminder(page)).toHaveCount(1);
    await reminder(page).getByRole('button').click();
    await expect(reminder(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: '重试' }).first()).toBeVisible();
  });
});
