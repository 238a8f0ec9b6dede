import type { Page } from '@playwright/test';
import { companies as demo, visitor } from './homePlace.ts';
import { breaches, overflow, shiftOf } from './inspect.ts';
import { arrived, expect, heading, test } from './journey.ts';
import { at, learners } from './setting.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('[data-component="CourseCard"]');
const total = async (page: Page) => {
  const count = main(page).getByRole('status').filter({ hasText: /\d/ }).first();
  await expect(count).toBeVisible();
  return Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
};
const shown = async (page: Page, path: string, title: string) => {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await expect(cards(page).first()).toBeVisible();
};

const everywhere = {
  '/course/all': '全部课程',
  '/course/hot': '热门课程',
  '/course/free': '免费课程',
  '/course/fresh': '新课上架',
  '/course/industry': '行业课程',
  '/course/customize': '定制课程',
  '/course/company': '企业课程',
  '/cloud-course': '云课程',
} as const;
/** Lists that are open only in the companies that have switched them on. */
const gated: Readonly<Record<string, readonly string[]>> = {
  '/course/vip': ['sunrise'],
  '/course/paid': ['sunrise'],
  '/course/wanna': ['sunrise'],
  '/course/ai': ['sunrise', 'deepblue'],
  '/course/recommend': ['sunrise', 'deepblue'],
};

/** Records for each mark that is sent whether the browser finishes sending it when the page is left. */
function watchMarks(): void {
  const noted: boolean[] = [];
  Reflect.set(window, 'outliveThePage', noted);
  const own = window.fetch;
  window.fetch = (address, how) => {
    if (new Request(address).url.includes('/relation/set')) noted.push(how?.keepalive === true);
    return own(address, how);
  };
}

for (const company of demo) {
  test(`nothing moves by itself above the courses of ${company.tenant}, also when its banner comes last`, async ({
    browser,
    watch,
  }) => {
    const page = await visitor(browser, watch, company);
    await page.route('**/api/operational/cside/pc/banner**', async (route) => {
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    // The page is opened twice, because a browser knows only from its second visit on that there is no
    // banner.
    await shown(page, '/course/all', '全部课程');
    const banner = page.waitForResponse(/\/operational\/cside\/pc\/banner/);
    await shown(page, '/course/all', '全部课程');
    await banner;
    // A moment for what the answer changes to be drawn.
    await page.waitForTimeout(500);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await page.context().close();
  });

  test(`${company.tenant} finds courses in each of its lists, and the others are closed`, async ({
    browser,
    watch,
  }) => {
    const page = await visitor(browser, watch, company);
    for (const [path, title] of Object.entries(everywhere)) await shown(page, path, title);
    for (const [path, companies] of Object.entries(gated)) {
      await page.goto(path);
      await arrived(page);
      if (companies.includes(company.tenant)) await expect(cards(page).first(), path).toBeVisible();
      else await expect(heading(page), path).toHaveText('你的企业未开通该模块');
    }
    for (const path of ['/course/special/list', '/course/institute/list']) {
      await page.goto(path);
      await expect(main(page).locator('[data-part="collection"]').first(), path).toBeVisible();
    }
    await page.context().close();
  });
}

test.describe('a list', () => {
  test.use({ learner: learners.manager });

  test('is narrowed by menus whose choices are in the address, can be removed one by one, and return with the back button', async ({
    page,
  }) => {
    await shown(page, '/course/all', '全部课程');
    const all = await total(page);
    const filters = main(page).getByRole('group', { name: '筛选课程' });
    const choose = async (filter: string, value: RegExp) => {
      await filters.getByRole('button', { name: filter }).click();
      await page.getByRole('menuitemradio', { name: value }).click();
    };
    await choose('分类', /^领导力/);
    await expect(page).toHaveURL(/categoryId=2/);
    await choose('分类', /^中层管理/);
    await expect(page).toHaveURL(/categoryId=22/);
    await choose('岗位层级', /^中层/);
    await expect(page).toHaveURL(/categoryId=22&jobLevel=2/);
    await expect.poll(() => total(page)).toBeLessThan(all);

    await main(page).getByRole('button', { name: '移除中层', exact: true }).click();
    await expect(page).toHaveURL(/\?categoryId=22$/);
    await page.goBack();
    await expect(filters.getByRole('button', { name: '岗位层级 中层' })).toBeVisible();
    await main(page).getByRole('button', { name: '清除筛选' }).first().click();
    await expect(page).toHaveURL(/\/course\/all$/);
    await expect.poll(() => total(page)).toBe(all);
  });

  test('keeps filters, order and layout when a course is opened and left, and after a reload', async ({
    page,
  }) => {
    await shown(page, '/course/free?jobLevel=2&sort=score', '免费课程');
    const asRows = page.getByRole('radio', { name: '列表' });
    await main(page).locator('[data-part="segment"]', { has: asRows }).click();
    await expect(asRows).toBeChecked();
    const rows = main(page).getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    const titles = await rows.allTextContents();
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/course\/detail/);
    await page.goBack();
    await expect(rows).toHaveText(titles);
    await page.reload();
    await expect(rows).toHaveText(titles);
    await expect(main(page).getByRole('button', { name: '评分最高' })).toBeVisible();
  });

  test('of new courses is grouped by month, each with its badge; of popular ones twenty are numbered', async ({
    page,
  }) => {
    await shown(page, '/course/fresh', '新课上架');
    await expect(
      main(page)
        .getByRole('heading', { level: 2, name: /^\d{4}年\d+月$/ })
        .first(),
    ).toBeVisible();
    await expect(cards(page).filter({ hasNotText: '新课' })).toHaveCount(0);

    await shown(page, '/course/hot', '热门课程');
    const ranked = main(page).locator('ol > li');
    await expect(ranked).toHaveCount(20);
    await expect(ranked.nth(19)).toContainText(/^20/);
    await expect(ranked.first()).toContainText(/近 30 天 .+ 人在学/);
  });

  test('is one link away from each other list', async ({ page }) => {
    await shown(page, '/course/all', '全部课程');
    const channels = page.getByRole('navigation', { name: '课程频道' }).getByRole('link');
    const names = await channels.allTextContents();
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const link = channels.filter({ hasText: new RegExp(`^${name}$`) });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await arrived(page);
    }
  });

  test('by industry begins with the company’s own, and another industry is one link away', async ({
    page,
  }) => {
    await shown(page, '/course/industry', '行业课程');
    const column = main(page).getByRole('navigation', { name: '行业' });
    await expect(column.getByRole('link').first()).toHaveText('零售');
    await expect(column.getByRole('link', { name: '零售' })).toHaveAttribute('aria-current', 'true');
    const own = await total(page);
    await column.getByRole('link', { name: '金融' }).click();
    await expect(page).toHaveURL(/industryId=3/);
    await expect(column.getByRole('link', { name: '金融' })).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => total(page)).toBeLessThan(own);
  });

  test('lets people collect courses and put them on the wish list at once, with requests that outlive the page', async ({
    page,
  }) => {
    await page.addInitScript(watchMarks);
    await shown(page, '/course/company', '企业课程');
    const unmarked = page.getByRole('button', { name: /^收藏/ });
    const first = cards(page).filter({ hasText: '想学', has: unmarked }).first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    const card = cards(page).filter({ hasText: title });
    for (const mark of ['收藏', '想学']) {
      const saved = page.waitForResponse(/relation\/set/);
      await card.getByRole('button', { name: `${mark} ${title}` }).click();
      await expect(card.getByRole('button', { name: `已${mark} ${title}` })).toBeFocused();
      await saved;
    }
    expect(await page.evaluate(() => Reflect.get(window, 'outliveThePage'))).toEqual([true, true]);
    await page.getByRole('button', { name: '查看想学清单' }).click();
    await expect(page).toHaveURL(/\/course\/wanna$/);
    const wanted = cards(page).filter({ hasText: title });
    await expect(wanted.getByRole('button', { name: `已收藏 ${title}` })).toBeVisible();
    const forgotten = page.waitForResponse(/relation\/set/);
    await wanted.getByRole('button', { name: `已想学 ${title}` }).click();
    await expect(wanted.getByRole('button', { name: `想学 ${title}`, exact: true })).toBeVisible();
    await forgotten;
    await page.reload();
    await expect(heading(page)).toHaveText('想学的课');
    await expect(cards(page).filter({ hasText: title })).toHaveCount(0);
  });

  test('says when nothing matches, with a link back to all', async ({ page }) => {
    await page.goto('/course/free?keyword=没有这样的课');
    await expect(main(page).getByText('没有符合条件的课程')).toBeVisible();
    await main(page).getByRole('button', { name: '清除筛选' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/course\/free$/);
  });

  test('works by keyboard: from the heading past a filter and a heart to a course', async ({ page }) => {
    await shown(page, '/course/hot', '热门课程');
    await expect(cards(page).first().getByRole('button', { name: /收藏/ })).toBeVisible();
    const all = await total(page);
    const menu = main(page).getByRole('button', { name: /^分类/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('menuitemradio', { name: /^领导力/ });
    await expect(choice).toBeVisible();
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/categoryId=2/);
    await expect(menu).toBeFocused();
    // Until the answer is rendered, the page still shows the old cards, and when a focused card disappears
    // the focus is lost with it.
    await expect.poll(() => total(page)).toBeLessThan(all);
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/course\/detail/);
  });
});

test('the sign-on of the cloud courses leads to them, under a header of company and person alone', async ({
  page,
}) => {
  await page.goto(`${at('deepblue')}/sso?type=cloud`);
  await page.getByRole('button', { name: /DB0103/ }).click();
  await expect(heading(page)).toHaveText('云课程');
  await expect(cards(page).first()).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button')).toHaveCount(1);
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(header.getByRole('navigation')).toHaveCount(0);
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(49);
  expect(await breaches(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/course\/detail/);
  await expect(header.getByRole('navigation')).toBeVisible();
});

test.describe('specials and institutes', () => {
  test.use({ learner: learners.manager });

  test('are found by a word, followed, and show their courses part by part', async ({ page }) => {
    await page.goto('/course/special/list');
    await main(page).getByRole('searchbox', { name: '搜索专题' }).fill('门店');
    await expect(page).toHaveURL(/keyword=/);
    await expect(main(page).locator('[data-part="collection"]')).toHaveCount(1);
    await main(page).getByRole('link', { name: '门店运营' }).click();
    await expect(page).toHaveURL(/\/course\/special\/detail\?id=4/);
    await expect(heading(page)).toHaveText('门店运营');
    await expect(
      main(page).getByRole('region', { name: '卖场' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3);
    const follow = main(page).getByRole('button', { name: '关注 门店运营', exact: true });
    const followed = main(page).getByRole('button', { name: '已关注 门店运营' });
    const saved = page.waitForResponse(/relation\/set/);
    await follow.click();
    await saved;
    await page.reload();
    await followed.click();
    await expect(follow).toBeVisible();
  });

  test('are shared by a link that opens them, and the focus is given back', async ({ page }) => {
    await page.goto('/course/special/detail?id=4&sectionId=2');
    const share = main(page).getByRole('button', { name: '分享', exact: true });
    await share.click();
    const dialog = page.getByRole('dialog', { name: '分享专题' });
    await expect(dialog.getByRole('img', { name: '《门店运营》的二维码' })).toBeVisible();
    const link = await dialog.getByRole('textbox', { name: '页面链接' }).inputValue();
    expect(link).toBe(new URL('/course/special/detail?id=4', page.url()).href);
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  test('an institute names its teachers; the wrong kind of address leads to the right one', async ({
    page,
  }) => {
    await page.goto('/course/special/detail?id=8');
    await expect(page).toHaveURL(/\/course\/institute\/detail\?id=8/);
    await expect(heading(page)).toHaveText('零售学院');
    await expect(
      main(page).getByRole('region', { name: '授课老师' }).getByRole('listitem').first(),
    ).toBeVisible();
  });
});

test.describe('of another company', () => {
  test.use({ learner: learners.manager });

  test('a special or institute does not exist, neither in a list nor by its id', async ({ page }) => {
    await page.goto('/course/institute/detail?id=9');
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(heading(page)).toHaveText('没有找到这个页面');
    await page.goto('/course/institute/list');
    await expect(main(page).locator('[data-part="collection"]').first()).toBeVisible();
    await expect(main(page).getByText('工匠学院')).toHaveCount(0);
  });
});
