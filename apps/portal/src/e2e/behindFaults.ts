import type { Page } from '@playwright/test';
import { createFaultProxy, type FaultProxy } from '@stoa/faults';
import { test as base } from './journey.ts';
import { seat } from './machine.ts';
import { at, port } from './place.ts';

interface Fixtures {
  /** Between this journey’s browser and the server; without rules it does nothing. */
  front: FaultProxy;
  /** The portal as it is seen through the proxy. */
  origin: string;
  /** Signs a learner in before the page opens; gives the token. */
  enter: (learner: string) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed.
  front: async ({}, use) => {
    const proxy = await createFaultProxy({ target: `http://127.0.0.1:${port}`, seed: 20_261 });
    await use(proxy);
    await proxy.close();
  },
  origin: async ({ front }, use) => use(at('sunrise', front.port)),
  enter: async ({ context }, use) =>
    use(async (learner) => {
      const user = await seat(learner);
      await context.addInitScript((text) => {
        // Blank pages have no storage.
        if (!location.protocol.startsWith('http')) return;
        if (!sessionStorage.getItem('entered')) localStorage.setItem('userInfo', text);
        sessionStorage.setItem('entered', '1');
      }, JSON.stringify(user));
      return String(user['access_token']);
    }),
});

/**
 * One of the many of the company sunrise, behind those who have a name in `place.ts`; each journey takes its own, so
 * that none ends the other's session.
 */
export const colleague = (n: number): string => `1391001${String(12 + n).padStart(4, '0')}`;

/** How often the server has got a call, duplicates included. */
export const reachedBy = (proxy: FaultProxy, path: string): number =>
  proxy.log.reduce((sum, entry) => sum + (entry.path === path ? entry.reached : 0), 0);

/** How often the browser has made a call. */
export const askedBy = (proxy: FaultProxy, path: string): number =>
  proxy.log.filter((entry) => entry.path === path).length;

/** Addresses that the page is sent to from now on. */
export function navigationsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && seen.push(new URL(request.url()).pathname),
  );
  return seen;
}
