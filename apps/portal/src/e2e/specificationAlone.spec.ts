import { join } from 'node:path';
import {
  account,
  shapes,
  startSpecificationServer,
  type Shape,
  type SpecificationServer,
} from '@stoa/specification';
import type { Page } from '@playwright/test';
import { alone, framed } from './addresses.ts';
import { arrived, expect, faults, fillLogin, reminder, requestsOf, step, test as base } from './journey.ts';
import { prefer } from './inspect.ts';
import { portalRoot } from './setting.ts';

/** A back end that answers the calls of the specification and nothing else. */
const test = base.extend<{ shape: Shape; server: SpecificationServer }>({
  shape: ['literal', { option: true }],
  server: async ({ shape }, use) => {
    const server = await startSpecificationServer({ shape, portal: join(portalRoot, 'dist') });
    await use(server);
    await server.close();
  },
});

/**
 * Pages with content of their own; the others say that they are not available, whatever the answers contain.
 */
const open = [
  '/login',
  '/home',
  '/user/info',
  '/user/info?tab=preferences',
  '/sso',
  '/sso-login?ticket=x&state=y',
  '/auth-login',
];

/** A text of the portal, in either language, that blames the network. */
const network = /网络|network/i;

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await fillLogin(page, account.account);
  await page.waitForURL((address) => address.pathname === '/home');
  await arrived(page);
}

const withoutFrame: ReadonlySet<string> = new Set(alone.map(({ path }) => path.replace(/\?.*/, '')));

/**
 * Opens an address: by a step inside the portal where the portal's frame stays, because the first load of each
 * screen is the subject of other journeys; else as a new document.
 */
async function go(page: Page, url: string, path: string) {
  const isStep = [new URL(page.url()).pathname, path].every(
    (each) => !withoutFrame.has(each.replace(/\?.*/, '')),
  );
  if (isStep) return step(page, path);
  await page.goto(url + path);
  await expect(page.locator('#main, main').first()).toBeVisible();
  await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
}

/** A key of a catalogue that stands on the page in place of its words, such as `exam.list.title`. */
const rawKey = /^[a-z][A-Za-z]+(?:\.[A-Za-z]+){1,5}$/;

/** A sentence with nothing where a name should stand, such as “Good morning,” or “logged in as .”. */
const hole = /[,，]$|^(?:At|在)$|[“「][”」]| [.,]/;

/** The sentences of a page that does not exist or is not available to the person. */
const closed = /页面不存在|不提供|没有开通|Page not found|Not offered here|Not (?:available|open)/;

/** The language in which the portal is opened with each back end. */
const localeOf = { literal: 'zh-CN', plausible: 'en', harsh: 'en' } as const;

/** Links inside the portal that can be seen. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.pathname + link.search),
  );

for (const shape of shapes) {
  test.describe(`a back end whose answers are ${shape}`, () => {
    // The pictures whose names the back end invents do not exist.
    test.use({ shape, tolerated: faults.status(404) });

    test('every page shows what it can: no dialog, nothing about the network, no message key, no empty text, no dead link', async ({
      page,
      server,
    }) => {
      test.setTimeout(180_000);
      await prefer(page, { locale: localeOf[shape] }, server.url);
      await signIn(page, server.url);
      const quiet = requestsOf(page);
      const found = new Set<string>();
      const said: string[] = [];
      const pages = shape === 'literal' ? [...framed, ...alone.map(({ path }) => path)] : open;
      for (const path of pages) {
        await go(page, server.url, path);
        await quiet();
        if (await reminder(page).isVisible()) said.push(`${path}: ${await reminder(page).innerText()}`);
        const words = (await page.locator('body').innerText())
          .split('\n')
          .filter((line) => [network, rawKey, hole].some((fault) => fault.test(line.trim())));
        said.push(...words.map((line) => `${path}: ${line}`));
        for (const link of await linksOn(page)) found.add(link);
      }
      expect(said).toEqual([]);
      expect(server.strange).toEqual([]);

      const dead: string[] = [];
      for (const link of found) {
        await go(page, server.url, link);
        const text = await page.locator('body').innerText();
        if (closed.test(text)) dead.push(link);
      }
      expect([...found]).toContain('/home');
      expect(dead).toEqual([]);
    });
  });
}
