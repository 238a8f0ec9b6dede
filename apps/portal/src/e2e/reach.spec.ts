import type { Page } from '@playwright/test';
import { areas } from '../areas/index.ts';
import { routesOf } from '../routing/defineArea.ts';
import { createRouteTable } from '../routing/table.ts';
import type { ScreenRow } from '../routing/types.ts';
import { framedOf } from './addresses.ts';
import { openHome, visitor } from './homePlace.ts';
import { expect, requestsOf, step, test } from './journey.ts';
import { learners } from './setting.ts';

/** Most links that a person follows from the home page to any screen. */
const mostPresses = 4;
/**
 * The number of addresses of one screen that are searched for links, because two courses may lead to
 * different places.
 */
const examples = 2;

const table = createRouteTable(routesOf(areas));

/** Screens that a button leads to, because opening one begins something; journeys of their own press these. */
const byButton: ReadonlySet<string> = new Set(['/exam/answer']);

interface Place {
  /** The screen, with the value of its parameter filled in. */
  readonly screen: string;
  readonly row: ScreenRow;
}

/**
 * The screen that an address shows; `undefined` for an address outside the portal, a redirect, or an address
 * without a screen.
 */
function placeOf(address: string): Place | undefined {
  const { pathname } = new URL(address, 'http://stoa.test');
  const match = table.match(pathname);
  const route = match?.route;
  if (route === undefined) return undefined;
  if (route.redirect !== undefined) return placeOf(route.redirect);
  return { screen: route.values ? pathname : route.path, row: route };
}

/** The links of the page that is open, also those that appear while it is scrolled. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const look = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        if (link.origin === location.origin && link.checkVisibility()) found.add(link.pathname + link.search);
      }
    };
    look();
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      look();
    }
    return [...found];
  });
}

/** The links behind the tabs of the page that is open. */
async function tabbedLinksOf(page: Page, quiet: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click();
    await quiet();
    found.push(...(await linksOf(page)));
  }
  return found;
}

/** The addresses that the tools of the header lead to, and after how many presses: the account's menu and the search. */
async function toolsOf(page: Page): Promise<[address: string, presses: number][]> {
  const found: [string, number][] = [];
  await page
    .getByRole('banner')
    .getByRole('button', { name: /账号菜单$/ })
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  for (const address of await linksOf(page)) found.push([address, 2]);
  await page.keyboard.press('Escape');
  const search = page.getByRole('banner').getByRole('combobox');
  if ((await search.count()) === 0) return found;
  await search.fill('安全');
  await search.press('Enter');
  await page.waitForURL(/\/search/);
  found.push([new URL(page.url()).pathname + new URL(page.url()).search, 1]);
  return found;
}

/** Every screen that links lead to from the home page, with the number of presses, and the addresses that were met. */
async function crawl(page: Page, quiet: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const presses = new Map<string, number>([['/home', 0]]);
  const looked = new Map<string, number>();
  const queue: [address: string, presses: number][] = [['/home', 0]];
  const meet = (address: string, after: number) => {
    const place = placeOf(address);
    if (place === undefined) return;
    const { screen, row } = place;
    presses.set(screen, Math.min(after, presses.get(screen) ?? after));
    // Opening a screen without the frame would begin something, such as an exam, so such screens are not
    // opened.
    if (row.layout !== 'global' && row.layout !== 'user') return;
    const seen = looked.get(screen) ?? 0;
    if (after < mostPresses && seen < (row.requires ? examples : 1) && !known.has(address)) {
      looked.set(screen, seen + 1);
      known.add(address);
      queue.push([address, after]);
    }
  };
  const known = new Set(['/home']);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [address, after] = next;
    if (address === '/home') await openHome(page);
    else await step(page, address);
    await quiet();
    for (const link of await linksOf(page)) meet(link, after + 1);
    for (const link of await tabbedLinksOf(page, quiet)) meet(link, after + 2);
    if (address === '/home') for (const [link, more] of await toolsOf(page)) meet(link, more);
    // Screens that need fewer presses are opened first.
    queue.sort((one, other) => one[1] - other[1]);
  }
  return presses;
}

/** Whether the address shows its screen to the person, and not why it is closed or that nothing is there. */
async function isOpen(page: Page, quiet: () => Promise<void>, address: string): Promise<boolean> {
  await step(page, address);
  await quiet();
  return (await page.locator('main [data-component="ErrorState"] h1').count()) === 0;
}

/** The people who look for screens, with the addresses that each of them may not see. */
const people = [
  { tenant: 'sunrise', account: learners.rich, who: 'a learner', closed: ['/mentor/teach'] },
  { tenant: 'sunrise', account: learners.trainer, who: 'a lecturer', closed: [] },
  {
    tenant: 'deepblue',
    account: '13800000004',
    who: 'a learner',
    closed: ['/course/vip', '/course/paid', '/course/wanna', '/mentor/teach'],
  },
  {
    tenant: 'qinghe',
    account: '13800000007',
    who: 'a learner',
    closed: [
      '/course/ai',
      '/course/vip',
      '/course/paid',
      '/course/recommend',
      '/course/wanna',
      '/search',
      '/mentor/teach',
    ],
  },
] as const;

for (const { tenant, account, who, closed } of people) {
  test(`every screen that ${who} of ${tenant} may see is reached from home by links, within ${mostPresses} presses`, async ({
    browser,
    watch,
  }) => {
    test.setTimeout(300_000);
    const page = await visitor(browser, watch, { tenant, account });
    const quiet = requestsOf(page);
    const presses = await crawl(page, quiet);
    const far = [...presses].filter(([, count]) => count > mostPresses);
    expect(far).toEqual([]);
    const lost: string[] = [];
    const shut: string[] = [];
    for (const address of framedOf(tenant)) {
      const place = placeOf(address);
      if (place === undefined || presses.has(place.screen) || byButton.has(place.screen)) continue;
      ((await isOpen(page, quiet, address)) ? lost : shut).push(place.screen);
    }
    expect(lost).toEqual([]);
    // The address of something in another company would not open either, so the addresses that do not open
    // must be exactly the expected ones.
    expect(shut).toEqual(closed);
    await page.context().close();
  });
}
