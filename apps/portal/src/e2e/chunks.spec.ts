import { readFileSync } from 'node:fs';
import path from 'node:path';
import { arrived, expect, faults, heading, test } from './journey.ts';
import { at, learners, port, portalRoot, screens } from './setting.ts';

test.use({ learner: learners.rich, tolerated: faults.any(faults.status(404), /ChunkError/) });

const gone = { status: 404, contentType: 'text/plain', body: '' };
interface BuiltCost {
  readonly path: string;
  readonly files: Readonly<Record<string, number>>;
}
const costs: readonly BuiltCost[] = JSON.parse(
  readFileSync(path.join(portalRoot, 'dist/budgets.json'), 'utf8'),
);
const filesOf = (address: string) =>
  Object.keys(costs.find(({ path: built }) => built === address)?.files ?? {});
const home = new Set(filesOf(screens.home));
/** A file with this ending that the course list needs and the home page does not. */
const onlyList = (ending: string) => {
  const own = filesOf(screens.list).filter((file) => file.endsWith(ending) && !home.has(file));
  return ({ pathname }: URL) => own.includes(pathname.slice(1));
};
const files = { script: /\/assets\/CourseList-[^/]*\.js$/, 'style sheet': onlyList('.css') };

for (const [name, pattern] of Object.entries(files)) {
  test(`a ${name} that no longer exists: one reload, then a page that says so, with retry and home (C-01)`, async ({
    page,
  }) => {
    await page.goto('/home');
    await arrived(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(pattern, (route) => route.fulfill(gone));
    await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
    await expect(heading(page)).toHaveText('页面资源加载失败');
    await expect(
      page.getByText(
        name === 'script'
          ? /Loading chunk .+ failed/
          : /Loading CSS chunk .+ failed \(CSS_CHUNK_LOAD_FAILED\)/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    await expect(page).toHaveURL(/\/course\/all/);
    await expect(page).toHaveTitle(/^页面资源加载失败/);
    expect(documents).toBe(1);

    await page.unroute(pattern);
    // A tool in the header may need the same style sheet, and offers to try again as well.
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expect(heading(page)).toHaveText('全部课程');
  });
}

test('a script that a release has just replaced: one reload and the person notices nothing else', async ({
  page,
}) => {
  await page.goto('/home');
  await arrived(page);
  await page.route(files.script, (route) => route.fulfill(gone), { times: 1 });
  await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
  await expect(heading(page)).toHaveText('全部课程');
  await expect(page).toHaveURL(/\/course\/all/);
});

test.describe('while the server is down', () => {
  test.use({
    tolerated: faults.any(faults.network, /ChunkError|Failed to fetch dynamically imported module/),
  });

  test('a script that does not load from a server that is down: the page stays, says so and can try again', async ({
    page,
  }) => {
    await page.goto('/home');
    await arrived(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // Requests fail although the browser has a network and reports that it is online.
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
    await expect(heading(page)).toHaveText('页面资源加载失败');
    expect(documents).toBe(0);
    await page.unroute('**/*');
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expect(heading(page)).toHaveText('全部课程');
  });
});

test('if the entry script is missing, the page says so instead of waiting for ever', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill(gone));
  await page.goto('/login');
  await expect(
    page
      .getByRole('button')
      .or(page.getByRole('link'))
      .or(page.getByText(/重试|Retry|刷新/))
      .first(),
  ).toBeVisible();
});

test('a missing asset is a real 404, the page is never cached, assets are cached for ever', async ({
  request,
}) => {
  const host = `http://127.0.0.1:${port}`;
  const headers = { accept: 'text/html,*/*', host: new URL(at('sunrise')).host };
  for (const path of [
    '/assets/gone-12345678.js',
    '/assets/gone-12345678.css',
    '/assets/',
    '/assets/..%2findex.html',
  ]) {
    const answer = await request.get(host + path, { headers });
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'] ?? '', path).not.toContain('html');
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
  const page = await request.get(`${host}/course/all`, { headers });
  expect(page.headers()['cache-control']).toBe('no-store');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const asset = await request.get(host + script, { headers });
  expect(asset.status()).toBe(200);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.describe('a network that goes away in the first moments', () => {
  test.use({ tolerated: faults.any(faults.network, /ERR_/) });

  test('removes nothing of the page: parts that were not loaded yet load when the network is back (O-01)', async ({
    page,
    context,
  }) => {
    const late = /\/assets\/CourseMarks-[^/]*\.js$/;
    await page.route(late, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.goto('/course/all');
    await arrived(page);
    const card = page.getByRole('main').locator('[data-component="CourseCard"]').first();
    await expect(page.getByRole('status').getByText(/网络已断开/)).toBeVisible();
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: /收藏/ })).toHaveCount(0);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.unroute(late);
    await context.setOffline(false);
    await expect(card.getByRole('button', { name: /收藏/ })).toBeVisible();
    expect(documents).toEqual([]);
  });
});
