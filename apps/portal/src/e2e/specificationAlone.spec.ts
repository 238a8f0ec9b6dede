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
import { arrived, expect, faults, fillLogin, reminder, test as base } from './journey.ts';
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
const open = ['/login', '/home', '/user/info', '/user/info?tab=preferences', '/sso', '/auth-login'];

/** A text of the portal, in either language, that blames the network. */
const network = /网络|network/i;

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await fillLogin(page, account.account);
  await page.waitForURL((address) => address.pathname === '/home');
  await arrived(page);
}

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

    test('every page says what it can say: no dialog, nothing about the network, no dead link', async ({
      page,
      server,
    }) => {
      test.setTimeout(180_000);
      await signIn(page, server.url);
      const found = new Set<string>();
      const said: string[] = [];
      const pages = shape === 'literal' ? [...framed, ...alone.map(({ path }) => path)] : open;
      for (const path of pages) {
        await page.goto(server.url + path);
        await expect(page.locator('#main, main').first()).toBeVisible();
        await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        if (await reminder(page).isVisible()) said.push(`${path}: ${await reminder(page).innerText()}`);
        const words = (await page.locator('body').innerText())
          .split('\n')
          .filter((line) => network.test(line));
        said.push(...words.map((line) => `${path}: ${line}`));
        for (const link of await linksOn(page)) found.add(link);
      }
      expect(said).toEqual([]);
      expect(server.strange).toEqual([]);

      const dead: string[] = [];
      for (const link of found) {
        await page.goto(server.url + link);
        await expect(page.locator('#main, main').first()).toBeVisible();
        await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
        const text = await page.locator('body').innerText();
        if (/页面不存在|没有这个页面|没有开通|不提供/.test(text)) dead.push(link);
      }
      expect([...found]).toContain('/home');
      expect(dead).toEqual([]);
    });
  });
}
