import { TargetKind } from '@stoa/domain';
import type { Locator, Page } from '@playwright/test';
import { openHome, visitor } from './homePlace.ts';
import { breaches, clipped, open, overflow } from './inspect.ts';
import { arrived, expect, faults, heading, test } from './journey.ts';
import { ask, type Json } from './machine.ts';
import { learners } from './setting.ts';

/**
 * Returns the token of the session that the page begins with. One more login for each journey would end
 * another journey's session.
 */
async function tokenOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'userInfo');
  const user: Json = JSON.parse(kept?.value ?? '{}');
  return String(user['access_token']);
}

/** Answers as the server does, but with the fields of `more`, which are configurations that a company can have. */
async function companyWith(page: Page, more: object) {
  const token = await tokenOf(page);
  const query = { loginType: '3', deviceType: '5' };
  const { code, msg, data } = await ask('/company/company/pc/companyInfo', { token, query });
  await page.route('**/company/company/pc/companyInfo**', (route) =>
    route.fulfill({ json: { code, msg, data: Object.assign({}, data, more) } }),
  );
}

const nav = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const more = (page: Page) => nav(page).getByRole('button', { name: '更多' });

test.describe('more entries than the navigation bar has space for', () => {
  test.use({ learner: learners.rich });

  const names = Array.from({ length: 11 }, (_, at) => `栏目${'一二三四五六七八九十甲'[at]}`);
  const navItems = names.map((title, at) => ({
    key: title,
    title,
    target: { kind: TargetKind.Url, url: at === 10 ? '/user/info' : `/course/all?keyword=${at}` },
  }));

  for (const width of [1440, 1024, 640]) {
    test(`are behind one button, each once, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await companyWith(page, { navItems });
      // The navigation bar shrinks once more when the tools beside it load.
      await open(page, '/home');
      await expect(more(page)).toBeVisible();
      const standing = await nav(page).getByRole('link').allTextContents();
      expect(standing.length).toBeGreaterThan(0);
      expect(standing.length).toBeLessThanOrEqual(8);
      const ends = await nav(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
      await more(page).click();
      await expect(page.getByRole('menuitem').last()).toBeVisible();
      const behind = await page.getByRole('menuitem').allTextContents();
      expect([...standing, ...behind]).toEqual(names);
      expect(await breaches(page)).toEqual([]);
    });
  }

  test('are reached by keyboard, and the button says that the current page is among them', async ({
    page,
  }) => {
    await companyWith(page, { navItems });
    await page.goto('/home');
    await arrived(page);
    await more(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: '栏目甲' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/info/);
    await expect(heading(page)).toBeFocused();
    await more(page).click();
    // A page that has just loaded may still move the focus to a late heading, so the journey waits for its
    // content.
    await expect(page.getByRole('menuitem', { name: '栏目甲' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more(page)).toBeFocused();
  });

  test('there is no such button while everything has space', async ({ page }) => {
    await companyWith(page, { navItems: navItems.slice(0, 3) });
    await page.goto('/home');
    await arrived(page);
    await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toBeVisible();
    await expect(nav(page).getByRole('link')).toHaveText(names.slice(0, 3));
    await expect(more(page)).toBeHidden();
  });
});

test.describe('the company’s own text', () => {
  // The browser reports that the picture does not exist and that it did not run the script in the markup.
  const tolerated = faults.any(/Content Security Policy/, faults.status(404));
  test.use({ learner: learners.rich, tolerated });

  test('ends the page, without anything that could harm', async ({ page }) => {
    await companyWith(page, {
      footerHtml:
        '<p>晨曦零售 <a href="https://sunrise.example/about">关于我们</a></p><img src=x onerror="window.hurt=1">' +
        '<script>window.hurt=1</script><a href="javascript:window.hurt=1">点我</a>',
    });
    await page.goto('/home');
    await arrived(page);
    const own = page.locator('[data-part="company-footer"]');
    await expect(own.getByRole('link', { name: '关于我们' })).toHaveAttribute('target', '_blank');
    await expect(own.locator('script, [onerror], [href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    await expect(page.getByRole('contentinfo').getByText('服务电话 400-000-1001')).toBeVisible();
  });
});

test.describe('a company with a very long name', () => {
  test.use({ learner: learners.rich });

  for (const width of [375, 1024]) {
    test(`does not make the page wider than ${width} px, and the whole name can be read`, async ({
      page,
    }) => {
      const companyName = '晨曦零售连锁股份有限公司'.repeat(15);
      await companyWith(page, { companyName, logo: '' });
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/home');
      await arrived(page);
      await expect(page.getByRole('banner').getByTitle(companyName)).toBeVisible();
      for (const address of ['/home', '/course/all', '/user/info']) {
        await page.goto(address);
        await arrived(page);
        expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
        expect.soft(await clipped(page), address).toEqual([]);
      }
    });
  }
});

/** The vertical middle of an element, in pixels from the top of the window. */
async function middleOf(place: Locator): Promise<number> {
  const { y = -1, height = 0 } = (await place.boundingBox()) ?? {};
  return y + height / 2;
}

test('the header is one line on a phone, with the largest text too, and has the whole name of the company', async ({
  browser,
  watch,
}) => {
  const preferences = { locale: 'en', appearance: 'light', textSize: 4 } as const;
  const page = await visitor(browser, watch, { tenant: 'deepblue', account: '13800000004', preferences });
  await page.setViewportSize({ width: 375, height: 740 });
  await openHome(page);
  const banner = page.getByRole('banner');
  const brand = await middleOf(banner.getByRole('link').first());
  const bell = await middleOf(banner.getByRole('button', { name: 'Notifications' }));
  expect(Math.abs(brand - bell)).toBeLessThanOrEqual(2);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  const name = banner.getByTitle('DeepBlue Manufacturing');
  const isWhole = () =>
    name.evaluate(({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight <= clientHeight);
  expect(await isWhole()).toBe(true);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await isWhole()).toBe(true);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test.describe('the contact for problems', () => {
  test.use({ learner: learners.rich });

  test('is one link away on every page, with its number, and the page can be continued', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/home');
    await arrived(page);
    const button = page.getByRole('button', { name: '意见反馈' });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: '意见反馈' });
    await expect(panel.getByRole('link', { name: '400-000-1001' })).toHaveAttribute('href', 'tel:4000001001');
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

/** Controls that are fixed to the window, without the header and the phone's bar. */
const floating = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href]')].flatMap((control) => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
      const isOwn = control.closest('header, [data-part="bottom-bar"], [data-part="skip"]') !== null;
      const box = control.getBoundingClientRect();
      return !isOwn && box.width > 0 && isFixed(control) ? [box.left] : [];
    }),
  );

test.describe('the tools of every page', () => {
  test.use({ learner: learners.rich });

  for (const width of [1360, 1024, 375]) {
    test(`cover nothing at ${width} px, and the assistant can be reached`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/course/all');
      await arrived(page);
      await expect(page.getByRole('button', { name: '智能助手' })).toBeVisible();
      const content = await page
        .locator('main [data-component="Container"]')
        .first()
        .evaluate((element) => {
          const { right } = element.getBoundingClientRect();
          return right - Number.parseFloat(getComputedStyle(element).paddingInlineEnd);
        });
      for (const left of await floating(page)) expect(left).toBeGreaterThanOrEqual(content);
      const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
      const first = await heading(page).boundingBox();
      expect(Math.round(brand?.x ?? 0)).toBe(Math.round(first?.x ?? -1));
    });
  }

  test('stay within the margin at 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 800 });
    await page.goto('/course/all');
    await arrived(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const tool = page.locator('[data-part="floating"]').getByRole('button', { name: '智能助手' });
    const { x, width } = (await tool.boundingBox()) ?? { x: 0, width: 0 };
    expect(x).toBeGreaterThanOrEqual(1360 - 72);
    expect(x + width).toBeLessThanOrEqual(1360);
  });

  test('are within reach of the thumb on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/course/all');
    await arrived(page);
    const bar = page.locator('[data-part="bottom-bar"]').getByRole('navigation', { name: '主导航' });
    await expect(bar.getByRole('link', { name: '课程' })).toHaveAttribute('aria-current', 'page');
    for (const control of await bar.locator('a, button').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('button', { name: '我的' }).click();
    await expect(page.getByRole('menuitem', { name: '我的资料' })).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL(/\/home/);
  });
});

test.describe('a membership', () => {
  for (const { account, tenant, crowned } of [
    { account: learners.sender, tenant: 'deepblue', crowned: true },
    { account: learners.rich, tenant: 'sunrise', crowned: false },
    { account: '13800000007', tenant: 'qinghe', crowned: false },
  ]) {
    test(`of ${account} ${crowned ? 'is shown' : 'does not exist and is not shown'} beside the picture, and on a phone in the menu`, async ({
      browser,
      watch,
    }) => {
      const page = await visitor(browser, watch, { tenant, account });
      await openHome(page);
      await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toBeVisible();
      const crown = page.getByRole('banner').locator('[data-part="vip"]');
      await expect(crown.and(page.locator('[title^="VIP 有效期至 "]'))).toHaveCount(crowned ? 1 : 0);
      await page.setViewportSize({ width: 375, height: 740 });
      await page.locator('[data-part="bottom-bar"]').getByRole('button', { name: '我的' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expect(page.getByText(/^VIP 有效期至 /).filter({ visible: true })).toHaveCount(crowned ? 1 : 0);
      await page.context().close();
    });
  }
});

for (const locale of ['zh-CN', 'en'] as const) {
  test(`in ${locale}, a person without a company sees which number to give, and can learn already`, async ({
    browser,
    watch,
  }) => {
    const preferences = { locale, appearance: locale === 'en' ? 'dark' : 'light' };
    const page = await visitor(browser, watch, { tenant: '', account: learners.alone, preferences });
    await openHome(page);
    const card = page.locator('[data-part="join"]');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      locale === 'en' ? /company/ : '你还没有加入企业',
    );
    await expect(card).toContainText('138****0008');
    expect(await breaches(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
}

test('a company without search has no way to it, at any width', async ({ browser, watch }) => {
  const page = await visitor(browser, watch, { tenant: 'qinghe', account: '13800000007' });
  await page.goto('/course/all');
  await arrived(page);
  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: /账号菜单$|^我的$/ }).first(), `${width}`).toBeVisible();
    const banner = page.getByRole('banner').or(page.locator('[data-part="bottom-bar"]'));
    await expect(banner.getByRole('button', { name: '搜索' }), `${width}`).toHaveCount(0);
    await expect(banner.getByRole('link', { name: '搜索' }), `${width}`).toHaveCount(0);
    await expect(banner.getByRole('combobox'), `${width}`).toHaveCount(0);
  }
  await page.context().close();
});
