import { arrived, expect, fillLogin, test } from './journey.ts';
import { at, courseId, learners } from './setting.ts';

const deep = `/course/detail?courseId=${courseId}&tab=contents&a=1&a=2&c=%2B+x&d=%E4%B8%AD#outline`;

test('a deep link without a session comes back after the login, query and hash untouched', async ({
  page,
}) => {
  await page.goto(deep);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await arrived(page);
  await fillLogin(page, learners.trainer);
  await page.waitForURL((url) => url.pathname === '/course/detail');
  expect(page.url()).toBe(at('sunrise') + deep);
});

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '\n//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)//',
  'data:text/html,x',
  '//evil.example%00',
  '/login?redirect=//evil.example',
  '/LOGIN',
  '@evil.example',
  '/@evil.example//',
  '',
];

const stays = (address: string) => {
  const { origin, pathname } = new URL(address);
  expect(origin, address).toBe(at('sunrise'));
  expect(pathname, address).not.toMatch(/^\/login|^\/\//i);
};

test('after a real login the address of another site leads to the home page', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example');
  await fillLogin(page, learners.trainer);
  await page.waitForURL(`${at('sunrise')}/home`);
});

test.describe('with a session', () => {
  test.use({ learner: learners.rich });

  test('no redirect ever leaves the portal, however it is written', async ({ page }) => {
    const left: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== at('sunrise') && /^https?:/.test(request.url())) left.push(request.url());
    });
    for (const value of hostile) {
      // The address is tried as typed into the address bar, and as a link that encodes the value once.
      for (const written of new Set([value, encodeURIComponent(value)])) {
        await page.goto(`/login?redirect=${written}`);
        await page.waitForURL((url) => url.pathname !== '/login');
        stays(page.url());
      }
    }
    expect(left).toEqual([]);
  });

  test('an address of the portal is followed at once if the session is still valid', async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent('/course/all?keyword=a&sort=new')}`);
    await page.waitForURL(`${at('sunrise')}/course/all?keyword=a&sort=new`);
  });
});
