import type { Locator, Page } from '@playwright/test';
import { open, prefer } from './inspect.ts';
import { arrived, expect, heading, test } from './journey.ts';
import { learners } from './setting.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const kinds = (page: Page) => page.getByRole('navigation', { name: /结果类型|Kinds of results/ });

/** Where the place ends, in whole pixels from the start of the window. */
const edgeOf = async (place: Locator) => {
  const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
  return Math.round(x + width);
};

test.describe('searching', () => {
  test.use({ learner: learners.lapsed });

  test('without a word yet leads to the lists of courses and to what the company recommends', async ({
    page,
  }) => {
    await prefer(page, { locale: 'zh-CN' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const given: (() => void)[] = [];
    const late = new Promise<void>((done) => given.push(done));
    await page.route('**/assets/Start-*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/search');
    const main = page.getByRole('main');
    const skeleton = await main.locator('[data-component="Skeleton"]').first().boundingBox();
    expect(skeleton?.x).toBe((await heading(page).boundingBox())?.x);
    given.forEach((give) => give());

    const recommended = main.getByRole('region', { name: '为你推荐' });
    await expect(recommended.getByRole('article')).toHaveCount(3);
    expect(await edgeOf(recommended.getByRole('article').last())).toBe(await edgeOf(recommended));
    await main.getByRole('region', { name: '按分类浏览' }).getByRole('link', { name: '热门' }).click();
    await expect(page).toHaveURL(/\/course\/hot/);
  });

  test('from the header leads to everything that was found, by kind, and Back to the word before', async ({
    page,
  }) => {
    await prefer(page, { locale: 'zh-CN' });
    await open(page, '/home');
    await page.getByRole('combobox', { name: '搜索课程' }).fill('管理');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=/);
    await expect(heading(page)).toHaveText('搜索“管理”的结果');
    await expect(page).toHaveTitle(/^搜索“管理”的结果/);
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    await expect(first.locator('em').first()).toBeVisible();
    for (const section of await page.locator('main section:not(aside *)').all()) {
      expect(await section.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    }

    const tab = kinds(page).getByRole('link', { name: /^课程/ });
    const count = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
    await tab.click();
    await expect(page).toHaveURL(/kind=1/);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('status').filter({ hasText: `共 ${count} 条结果` })).toBeVisible();

    await field(page).fill('沟通');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('搜索“沟通”的结果');
    await page.goBack();
    await expect(heading(page)).toHaveText('搜索“管理”的结果');
    await expect(field(page)).toHaveValue('管理');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/course\/detail\?courseId=\d+/);
  });

  test('for a typing error offers the word that was meant, and other results', async ({ page }) => {
    await prefer(page, { locale: 'zh-CN' });
    await open(page, '/search?keyword=Exsel');
    await expect(page.getByText('没有找到相关内容')).toBeVisible();
    await expect(page.getByRole('heading', { name: '热门搜索' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '为你推荐' })).toBeVisible();
    await page.getByRole('link', { name: 'Excel', exact: true }).click();
    await expect(heading(page)).toHaveText('搜索“Excel”的结果');
  });

  test('marks only words: what looks like markup in an address stays text', async ({ page }) => {
    await prefer(page, { locale: 'zh-CN' });
    await open(page, `/search?keyword=${encodeURIComponent('<img src=x onerror=alert(1)>管理')}`);
    await expect(heading(page)).toHaveText('搜索“<img src=x onerror=alert(1)>管理”的结果');
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });

  test('an address with invalid parameters is a search without them', async ({ page }) => {
    await prefer(page, { locale: 'zh-CN' });
    await open(page, '/search?keyword=%E7%AE%A1%E7%90%86&kind=999&sort=best&pageNo=-1');
    await expect(kinds(page).getByRole('link', { name: /^全部/ })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('what was searched for', () => {
  test.use({ learner: learners.english });

  test('is offered again, and deleted one by one or all at once by keyboard, with the focus never lost', async ({
    page,
  }) => {
    await prefer(page, { locale: 'zh-CN' });
    for (const word of ['防损', '沟通', '报表']) {
      await open(page, `/search?keyword=${encodeURIComponent(word)}`);
    }
    await open(page, '/search');
    const history = page.getByRole('region', { name: '搜索历史' });
    await expect(history.getByRole('link')).toHaveText(['报表', '沟通', '防损']);
    await page.getByRole('button', { name: '删除“沟通”' }).focus();
    await page.keyboard.press('Enter');
    await expect(history.getByRole('link')).toHaveText(['报表', '防损']);
    await expect(page.getByRole('button', { name: '删除“防损”' })).toBeFocused();
    await history.getByRole('button', { name: '清空' }).press('Enter');
    await expect(history).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await page.reload();
    await arrived(page);
    await expect(page.getByRole('heading', { name: '热门搜索' })).toBeVisible();
    await expect(history).toHaveCount(0);
  });
});
