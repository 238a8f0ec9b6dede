import { arrived, expect, heading, storageOf, test } from './journey.ts';
import { at, learners } from './setting.ts';

const p = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
const look = {
  name: '预览公司',
  slogan: '看看样子',
  colorPrimary: '#8a1c7c',
  tabTitle: '预览标题',
  deep: 'true',
  showDownloadButton: 'true',
};

test('a preview shows the look from the address, says so, and logs nobody in', async ({ page }) => {
  await page.goto('/login');
  await arrived(page);
  // By now the visit has stored what it remembers of the company.
  await page.waitForLoadState('networkidle');
  const before = await storageOf(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/user/pc/login') && calls.push(request.url()));
  await page.goto(`/login?p=${p(look)}`);
  await expect(page.getByText('看看样子')).toBeVisible();
  await expect(page.getByText(/^预览：/)).toBeVisible();
  await expect(page).toHaveTitle('预览标题');
  await expect(page.locator('[data-component="LoginPage"]')).toHaveAttribute('data-scheme', 'deep');
  const submit = page.locator('form button[type="submit"]');
  await page.locator('input[autocomplete="username"]').fill(learners.rich);
  await page.locator('input[autocomplete="current-password"]').fill('Learn@2026');
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await expect(submit).toBeDisabled();
  expect(calls).toEqual([]);
  expect(await storageOf(page)).toEqual(before);
});

test('query pairs are read as well, and “preview” does not change the title of the tab', async ({ page }) => {
  await page.goto('/login');
  const own = await page.title();
  await page.goto(`/login?p=${p(new URLSearchParams(look).toString())}&preview=1`);
  await expect(page.getByText('看看样子')).toBeVisible();
  await expect(page).toHaveTitle(own);
});

test('an unreadable `p` is ignored in favour of the company’s own look', async ({ page }) => {
  for (const broken of ['', '{', '%E4%', '[1]', 'plain', p({ slogan: 'x'.repeat(9000) })]) {
    await page.goto(`/login?p=${broken}`);
    await expect(page.getByText('每天进步一点点')).toBeVisible();
    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
  }
});

test('hostile values are text, no picture, no colour and no code (N-06)', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(at('sunrise')))
      foreign.push(request.url());
  });
  const hostile = {
    name: '<img src=x onerror="window.hacked=1">',
    slogan: '<script>window.hacked=1</script>{{7*7}}',
    logoUrl: 'javascript:alert(1)',
    backgroundUrl: 'http://evil.example/a.png") , url("x',
    tabLogoUrl: 'data:image/svg+xml,<svg onload="alert(1)">',
    bottomDescription: '\u202eevil',
    colorPrimary: 'url(https://evil.example/c)',
    downloadUrl: 'https://evil.example/app.apk',
    __proto__x: '1',
  };
  await page.goto(`/login?p=${p(JSON.stringify(hostile).replace('__proto__x', '__proto__'))}`);
  await expect(page.getByText('<script>window.hacked=1</script>{{7*7}}')).toBeVisible();
  await expect(heading(page)).toHaveCount(1);
  expect(await page.evaluate(() => ['hacked' in window, 'polluted' in {}])).toEqual([false, false]);
  expect(await page.locator('img[src^="javascript:"], link[rel="icon"][href^="data:"]').count()).toBe(0);
  expect(foreign).toEqual([]);
});
