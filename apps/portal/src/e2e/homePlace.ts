import type { Browser, BrowserContext, Page } from '@playwright/test';
import { arrived, expect } from './journey.ts';
import { ask, seat } from './machine.ts';
import { at } from './place.ts';

/** A company as its learner opens it; banners as its home page lays them out. */
export const companies = [
  { tenant: 'sunrise', account: '13800000001', layout: 1 },
  { tenant: 'deepblue', account: '13800000004', layout: 3 },
  { tenant: 'qinghe', account: '13800000007', layout: 2 },
] as const;

export type Company = (typeof companies)[number];

interface Visit {
  account: string;
  tenant?: string;
  preferences?: object;
  viewport?: { width: number; height: number };
}

/** A browser of its own with somebody signed in. */
export async function visitor(
  browser: Browser,
  watch: (context: BrowserContext) => void,
  { account, tenant = 'sunrise', preferences = {}, viewport = { width: 1440, height: 900 } }: Visit,
): Promise<Page> {
  // A company whose login asks for job numbers lets its people in by the platform's.
  const session = await seat(account, tenant === 'qinghe' ? '' : tenant);
  // After a login a browser knows the company's text size as well.
  const company = await ask('/company/company/pc/companyInfo', {
    query: { loginType: '3', deviceType: '5' },
    token: String(session['access_token']),
  });
  const userInfo = JSON.stringify(Object.assign({}, session, { fontSize: company.data['fontSize'] }));
  const context = await browser.newContext({
    viewport,
    baseURL: at(tenant),
    storageState: {
      cookies: [],
      origins: [
        {
          origin: at(tenant),
          localStorage: [
            { name: 'userInfo', value: userInfo },
            { name: 'stoa:preferences', value: JSON.stringify(preferences) },
          ],
        },
      ],
    },
  });
  watch(context);
  return context.newPage();
}

/** The home page with everything on it, what comes after its first paint as well. */
export async function openHome(page: Page, path = '/home') {
  await page.goto(path);
  await arrived(page);
  await expect(page.locator('[data-part="module"]').nth(1)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
