import type { Page } from '@playwright/test';
import { createFaultProxy, type FaultProxy } from '@stoa/faults';
import { test as base } from './journey.ts';
import { seat } from './machine.ts';
import { at, port } from './setting.ts';

interface Fixtures {
  /** The proxy between this journey's browser and the server; without rules it changes nothing. */
  front: FaultProxy;
  /** Origin of the portal, seen through the proxy. */
  origin: string;
  /** Signs a learner in before the page opens; returns the token. */
  enter: (learner: string) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern as the first parameter, and this fixture needs no other.
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
        // Blank pages have no local storage.
        if (!location.protocol.startsWith('http')) return;
        if (!sessionStorage.getItem('entered')) localStorage.setItem('userInfo', text);
        sessionStorage.setItem('entered', '1');
      }, JSON.stringify(user));
      return String(user['access_token']);
    }),
});

/**
 * Account of one of the many unnamed people of the company sunrise; those with a name are in `place.ts`. Each
 * journey takes its own, so that no journey ends another one's session.
 */
export const colleague = (n: number): string => `1391001${String(12 + n).padStart(4, '0')}`;

/** How often the server has received a call, duplicates included. */
export const reachedBy = (proxy: FaultProxy, path: string): number =>
  proxy.log.reduce((sum, entry) => sum + (entry.path === path ? entry.reached : 0), 0);

/** How often the browser has sent a call. */
export const askedBy = (proxy: FaultProxy, path: string): number =>
  proxy.log.filter((entry) => entry.path === path).length;

/** Records the addresses that the page is sent to from now on. */
export function navigationsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && seen.push(new URL(request.url()).pathname),
  );
  return seen;
}
