import type { Browser, BrowserContext, Page } from '@playwright/test';
import { arrived, expect } from './journey.ts';
import { ask, seat } from './machine.ts';
import { at } from './setting.ts';

/** The companies with one of their learners, and the layout of the banners on their home page. */
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

/** A new browser context with this person signed in. */
export async function visitor(
  browser: Browser,
  watch: (context: BrowserContext) => void,
  { account, tenant = 'sunrise', preferences = {}, viewport = { width: 1440, height: 900 } }: Visit,
): Promise<Page> {
  // A company whose login asks for job numbers also lets its people in by the platform's login.
  const session = await seat(account, tenant === 'qinghe' ? '' : tenant);
  // After a login a browser also knows the company's text size, so the call for the company is made here.
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

/** Opens the home page and waits for everything on it, including what loads after the first paint. */
export async function openHome(page: Page, path = '/home') {
  await page.goto(path);
  await arrived(page);
  await expect(page.locator('[data-part="module"]').nth(1)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
