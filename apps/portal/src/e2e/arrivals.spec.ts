import type { BrowserContext, Page } from '@playwright/test';
import { arrived, carryOut, expect, faults, heading, storageOf, test } from './journey.ts';
import { at, port } from './setting.ts';

test.use({ tolerated: faults.any(faults.network, /ERR_/) });

const exchange = '**/api/user/pc/loginTp?*';

/** A link that signs in once, as another system would issue it. */
async function newLink(): Promise<string> {
  const picked = await fetch(`${at('')}/api/demo-idp/hand-off`.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ domainName: 'sunrise', subject: 'SR0003' }),
  });
  return at('sunrise') + (picked.headers.get('location') ?? '');
}

/** Every exchange that these tabs send, in order. */
function exchanges(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (one) => {
    if (one.url().includes('/user/pc/loginTp')) asked.push(one.url());
  });
  return asked;
}

const tokenOf = async (page: Page): Promise<string> =>
  String(JSON.parse((await storageOf(page))['userInfo'] ?? '{}').access_token);

test('two tabs with the same link: one signs in, the other follows', async ({ page, context }) => {
  const asked = exchanges(context);
  const link = await newLink();
  const other = await context.newPage();
  await Promise.all([page.goto(link), other.goto(link)]);
  await page.waitForURL(/\/home$/);
  await other.waitForURL(/\/home$/);
  expect(asked).toHaveLength(1);
  await arrived(other);
});

test('a page that is reloaded while it signs somebody in signs them in all the same', async ({ page }) => {
  const reached = page.waitForRequest(/loginTp/);
  await page.route(
    exchange,
    async (route) => {
      expect(await carryOut(route)).toMatchObject({ code: 200 });
    },
    { times: 1 },
  );
  await page.goto(await newLink());
  await reached;
  await page.reload();
  await page.waitForURL(/\/home$/);
});

test('a lost answer is requested again only by the person', async ({ page, context }) => {
  const asked = exchanges(context);
  await page.route(
    exchange,
    async (route) => {
      expect(await carryOut(route)).toMatchObject({ code: 200 });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.goto(await newLink());
  await expect(heading(page)).toHaveText('登录没有成功');
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: '重试' }).click();
  await page.waitForURL(/\/home$/);
  expect(asked).toHaveLength(2);
});

test('Back and Forward during the sign-on still lead to the portal', async ({ page }) => {
  await page.goto(`${at('sunrise')}/login`);
  const reached = page.waitForRequest(/loginTp/);
  // The first exchange never gets an answer, as on a connection that hangs.
  await page.route(exchange, () => undefined, { times: 1 });
  await page.goto(await newLink());
  await reached;
  await page.goBack();
  await page.goForward();
  await page.waitForURL(/\/home$/);
  await page.goto(`${at('sunrise')}/auth-login`);
  await page.waitForURL(/\/home$/);
});

test('a second arrival of the same person leaves no additional session', async ({ page }) => {
  await page.goto(await newLink());
  await page.waitForURL(/\/home$/);
  await arrived(page);
  const before = await tokenOf(page);
  await page.goto(await newLink());
  await page.waitForURL(/\/home$/);
  await arrived(page);
  expect(await tokenOf(page)).not.toBe(before);
  const old = await fetch(`http://127.0.0.1:${port}/api/user/user/pc/info?from=pc&access_token=${before}`, {
    headers: { DeviceModel: 'PC' },
  });
  expect(await old.text()).not.toContain('"code":200');
});
