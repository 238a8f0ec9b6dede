import { companies, openHome, visitor } from './homePlace.ts';
import { arrived, expect, faults, test } from './journey.ts';
import { learners } from './setting.ts';

test.describe('adverts', () => {
  test.use({ learner: learners.manager });

  test('are in their four places, appear one after the other, and stay closed for the promised time', async ({
    page,
  }) => {
    await openHome(page);
    const popup = page.locator('[data-part="advert-popup"]');
    const float = page.locator('[data-part="advert-float"]');
    const strip = page.locator('[data-part="advert-strip"]');
    const inline = page.locator('[data-part="advert-inline"]');

    // Only the large advert appears, after the first scroll or click, in its reserved place; it takes no
    // focus.
    await expect(inline).toContainText('AI 提效');
    await expect(popup).toHaveCount(1);
    await expect(popup).toBeHidden();
    await page.mouse.wheel(0, 40);
    await expect(popup).toBeVisible();
    await expect(popup).toContainText('门店运营专题');
    await expect(float).toHaveCount(0);
    await expect(page.locator('body')).toBeFocused();
    await page.locator('[data-part="functions"]').getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page.locator('[data-part="functions"] :focus')).toHaveCount(1);

    // When the large advert is closed, the small one appears, on the side that the company has chosen.
    await expect(float).toBeVisible();
    const [advert, beside] = [
      await float.boundingBox(),
      await page.locator('[data-part="module"]').nth(1).boundingBox(),
    ];
    expect((advert?.x ?? 0) + (advert?.width ?? 0)).toBeLessThan(beside?.x ?? 0);

    await expect(strip).toContainText('季度必修本月截止');
    await expect(inline.getByRole('button')).toHaveCount(0);

    // At the next visit, an advert with the frequency "once" is not shown again, but one that was not closed
    // is.
    await openHome(page);
    await page.mouse.wheel(0, 40);
    await expect(float).toBeVisible();
    await expect(popup).toHaveCount(0);
    await float.getByRole('button', { name: '关闭“三分钟呼吸练习”' }).click();
    await strip.getByRole('button', { name: /^关闭/ }).click();
    await expect(float).toHaveCount(0);
    await expect(strip).toHaveCount(0);

    await openHome(page);
    await expect(inline).toBeVisible();
    await expect(popup).toHaveCount(0);
    await expect(float).toHaveCount(0);
    await expect(strip).toHaveCount(0);

    // The same browser on the next day.
    await page.evaluate(() => {
      const kept = localStorage.getItem('stoa:adverts') ?? '';
      localStorage.setItem('stoa:adverts', kept.replaceAll(/\d{4}-\d\d-\d\d/g, '2020-01-01'));
    });
    await openHome(page);
    await page.mouse.wheel(0, 40);
    await expect(float).toBeVisible();
    await expect(popup).toHaveCount(0);
  });

  test('that cannot be loaded leave no gap', async ({ page }) => {
    await page.route('**/api/operational/pc/adv**', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"code":1006,"msg":"暂停服务","data":null}' }),
    );
    await openHome(page);
    await expect(page.locator('[data-part^="advert"]')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toHaveCount(0);
  });

  test('do not appear over a dialog that is open on the page already', async ({ page }) => {
    await openHome(page, '/home?order=A1');
    await page.mouse.wheel(0, 40);
    await expect(page.locator('[data-part="advert-float"]')).toBeVisible();
    await expect(page.locator('[data-part="advert-popup"]')).toHaveCount(0);
  });
});

test.describe('adverts of a page whose modules fail', () => {
  test.use({ learner: learners.manager, tolerated: faults.network });

  test('are shown all the same, and between the modules when these have loaded', async ({ page }) => {
    const modules = '**/api/company/homepage/pc/modules**';
    await page.route(modules, (route) => route.abort());
    await page.goto('/home');
    await arrived(page);
    const retry = page.getByRole('main').getByRole('button', { name: '重试' });
    await expect(retry).toHaveCount(1);
    await expect(page.locator('[data-part="advert-strip"]')).toBeVisible();
    await page.unroute(modules);
    await retry.click();
    await expect(page.locator('[data-part="module"]').nth(1)).toBeAttached();
    await expect(page.locator('[data-part="advert-inline"]')).toBeAttached();
    await expect(page.locator('[data-part="advert-strip"]')).toBeVisible();
  });
});

test('a company without adverts has no space for them, from the first visit on', async ({
  browser,
  watch,
}) => {
  const [, deepblue] = companies;
  const page = await visitor(browser, watch, deepblue);
  const gap = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const greeting = await page.locator('[data-part="greeting"]').boundingBox();
    return (greeting?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  };
  for (const visit of ['first', 'second']) {
    await openHome(page);
    expect(await gap(), visit).toBeGreaterThan(0);
    expect(await gap(), visit).toBeLessThan(36);
  }
  await expect(page.locator('[data-part^="advert"]')).toHaveCount(0);
  await page.context().close();
});

test.describe('a draft of the home page', () => {
  test.describe('for an admin', () => {
    test.use({ learner: learners.trainer });

    test('says that it is one, shows every banner layout, and leaves the rest of the page as it is', async ({
      page,
    }) => {
      const writes: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'POST' && !/banner$|unreadNum$/.test(pathname)) writes.push(pathname);
      });
      await openHome(page, '/home?previewId=1');
      await expect(page.getByText('预览：以下模块尚未发布')).toBeVisible();
      const shown = page.locator('[data-part="module"] [data-layout]');
      for (let layout = 1; layout <= 10; layout += 1) {
        await expect(
          shown.and(page.locator(`[data-component="BannerModule"][data-layout="${layout}"]`)),
        ).toHaveCount(1);
      }
      await expect(page.locator('[data-part="module"][data-shape="rows"]')).toHaveCount(1);
      await expect(page.locator('[data-part="tasks"]')).toBeVisible();
      // The links of the preview work; no mark was set, no visit counted and no advert shown.
      await expect(page.locator('[data-part^="advert"]')).toHaveCount(0);
      expect(writes).toEqual([]);
      await page.locator('[data-part="module"][data-shape="rows"]').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/course\/detail/);
    });

    test('with a broken link sends no request and says so', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/home?previewId=x');
      await expect(page.getByRole('heading', { name: '预览链接不完整' })).toBeVisible();
      expect(asked.filter((path) => path.includes('preview'))).toEqual([]);
    });
  });

  test.describe('for a person who is no admin', () => {
    test.use({ learner: learners.manager });

    test('is refused in one dialog, and then in its place with a link to the home page', async ({ page }) => {
      await page.goto('/home?previewId=1');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('您没有操作权限');
      await dialog.getByRole('button').click();
      await expect(page.getByRole('heading', { name: '无法查看这个预览' })).toBeVisible();
      await expect(page.locator('[data-part="greeting"]')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
      await expect(page.locator('[data-part="module"]').first()).toBeVisible();
    });
  });
});
