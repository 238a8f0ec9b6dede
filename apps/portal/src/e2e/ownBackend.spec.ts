import type { Page } from '@playwright/test';
import { contract } from '@stoa/api/contract/all';
import { areas } from '../areas/index.ts';
import { partialBackEnd } from '../routing/partialBackEnd.ts';
import { routesOf } from '../routing/defineArea.ts';
import { createRouteTable } from '../routing/table.ts';
import { framed, views } from './addresses.ts';
import { colleague } from './behindFaults.ts';
import {
  arrived,
  expect,
  fillLogin,
  follow,
  heading,
  play,
  positionOf,
  reminder,
  requestsOf,
  step,
  test,
} from './journey.ts';
import { courseId } from './setting.ts';

const calls = Object.values(contract).flatMap((area) => Object.values(area));
const courseCalls = [
  'courseList',
  'courseDetail',
  'courseChapters',
  'courseEnrol',
  'studyStart',
  'studyHeartbeat',
];

/**
 * Restricts the server to the calls of a list, and informs the page about it; returns the calls that were
 * made outside of the list.
 */
async function restrict(page: Page, listed: readonly string[]): Promise<string[]> {
  const { offers } = partialBackEnd(listed);
  const beyond: string[] = [];
  await page.route('**/api/**', (route, request) => {
    const { pathname } = new URL(request.url());
    const call = calls.find(({ path, method }) => `/api${path}` === pathname && method === request.method());
    if (!call || offers(call)) return route.continue();
    beyond.push(`${call.id} ${pathname}`);
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.route(
    (url) => !/^\/(api|assets|media)\//.test(url.pathname),
    async (route, request) => {
      if (request.resourceType() !== 'document') return route.continue();
      // Uses the IP address, because only browsers resolve names below localhost.
      const address = new URL(request.url());
      address.hostname = '127.0.0.1';
      address.searchParams.set('tenant', 'sunrise');
      const response = await route.fetch({ url: address.href, maxRedirects: 0 });
      const text = await response.text();
      const body = text.replace('"calls":"stoa"', `"calls":${JSON.stringify(listed)}`);
      return route.fulfill({ response, body });
    },
  );
  return beyond;
}

/**
 * The faults of a page with a restricted back end: a dialog, a message about the network, or a link to a page
 * that cannot be opened.
 */
async function wrongOn(page: Page, listed: readonly string[]): Promise<string[]> {
  const table = createRouteTable(routesOf(areas), partialBackEnd(listed).serves);
  const links = await page
    .locator('a[href]:not([href^="#"]):visible')
    .evaluateAll((all: HTMLAnchorElement[]) =>
      all.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    );
  const text = await page.locator('body').innerText();
  return [
    ...links
      .filter((path) => path !== '/login' && !path.startsWith('/media/') && !table.has(path))
      .map((path) => `link to ${path}`),
    ...(/网络|无法读取|服务响应异常/.exec(text) ?? []),
    ...((await reminder(page).count()) > 0 ? ['dialog'] : []),
  ];
}

async function walk(page: Page, listed: readonly string[]): Promise<void> {
  // Every address of the portal is opened.
  test.setTimeout(180_000);
  const table = createRouteTable(routesOf(areas), partialBackEnd(listed).serves);
  const addresses = [...framed, ...views];
  const quiet = requestsOf(page);
  await page.goto('/home');
  await arrived(page);
  for (const path of addresses.filter((each) => table.has(each))) {
    await step(page, path);
    await quiet();
    expect([path, await wrongOn(page, listed)]).toEqual([path, []]);
  }
  await page.goto('/home');
  await arrived(page);
  for (const path of addresses.filter((each) => !table.has(each))) {
    await follow(page, path);
    await expect(heading(page), path).toHaveText('这里不提供此功能');
    await expect(page.getByRole('main').getByRole('link', { name: '返回首页' }), path).toBeVisible();
    expect([path, await wrongOn(page, listed)]).toEqual([path, []]);
  }
}

test.describe('a back end with the 42 calls of the specification', () => {
  test('signs people in, shows the home page and who they are, and says of the rest that it is not offered', async ({
    page,
  }) => {
    const listed = ['specification'];
    const beyond = await restrict(page, listed);
    await page.goto('/login');
    await fillLogin(page, colleague(9));
    await page.waitForURL(/\/home$/);
    await arrived(page);
    await walk(page, listed);
    await page.goto('/user/info');
    await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '账号安全' })).toHaveCount(0);
    expect(beyond).toEqual([]);
  });
});

test.describe('a back end with the calls of courses as well', () => {
  test.use({ learner: colleague(10) });

  test('shows lists, course and chapters, and plays a lesson, without a part that fails', async ({
    page,
  }) => {
    const listed = ['specification', ...courseCalls];
    const beyond = await restrict(page, listed);
    await walk(page, listed);
    await page.goto(`/course/detail?courseId=${courseId}`);
    // The walk has opened the study page, so the course has been started.
    await page.getByRole('main').getByRole('link', { name: /^继续/ }).first().click();
    await page.waitForURL(/\/course\/study/);
    await play(page);
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
    await expect(page.getByRole('tab')).toHaveText([/目录/, '文字稿']);
    expect(await wrongOn(page, listed)).toEqual([]);
    expect(beyond).toEqual([]);
  });
});
