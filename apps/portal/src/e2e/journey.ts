import { expect, test as base, type Page } from '@playwright/test';
import { password } from './place.ts';

interface Fixtures {
  /** Faults a page may report; the journey names those that it provokes. */
  tolerated: RegExp[];
  watched: void;
}

/** A journey fails on any script error, console error or breach of the content policy that it did not name. */
export const test = base.extend<Fixtures>({
  tolerated: [[], { option: true }],
  watched: [
    async ({ page, tolerated }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`script error: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
      });
      await use();
      expect(faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills the login form as a person would and submits it. */
export async function fillLogin(page: Page, account: string, secret: string = password) {
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(secret);
  const agreement = page.getByRole('checkbox', { name: /同意|agree/i });
  if (!(await agreement.isChecked())) await agreement.check();
  await page.locator('form button[type="submit"]').click();
}

export async function signIn(page: Page, account: string, from = '/login') {
  await page.goto(from);
  await fillLogin(page, account);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Where the film stands, in seconds. */
export const positionOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
