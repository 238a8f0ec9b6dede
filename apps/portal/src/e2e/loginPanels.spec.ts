import type { Page } from '@playwright/test';
import { breaches, clipped, overflow, prefer } from './inspect.ts';
import { arrived, expect, heading, test } from './journey.ts';
import { looksOf, nameOf } from './looks.ts';
import { at, password } from './setting.ts';

const panels = [
  { tenant: 'sunrise', panel: 'password' },
  { tenant: 'sunrise', panel: 'sms' },
  { tenant: 'sunrise', panel: 'qr' },
  { tenant: 'sunrise', panel: 'forgot' },
  { tenant: 'deepblue', panel: 'job' },
  { tenant: 'deepblue', panel: 'password' },
  { tenant: 'deepblue', panel: 'forgot' },
  { tenant: 'qinghe', panel: 'job' },
  { tenant: 'qinghe', panel: 'forgot' },
] as const;

/** Opens a panel and waits for everything on it, including what loads after the form. */
async function open(page: Page, tenant: string, panel: string) {
  await page.goto(`${at(tenant)}/login?panel=${panel}`);
  await arrived(page);
  if (panel !== 'forgot') await expect(page.locator('[data-part="others"] a').first()).toBeVisible();
  if (panel !== 'qr') return;
  await page.getByRole('checkbox', { name: /同意|accept/i }).check();
  await expect(page.getByRole('img', { name: /登录二维码|QR code/ })).toBeVisible();
}

for (const { tenant, panel } of panels) {
  for (const look of looksOf(`${panel} of ${tenant}`)) {
    test(`the ${panel} panel of ${tenant} breaks no rule of axe and fits 320 px: ${nameOf(look)}`, async ({
      page,
    }) => {
      await prefer(page, look, at(tenant));
      await open(page, tenant, panel);
      expect.soft(await breaches(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
      expect.soft(await clipped(page)).toEqual([]);
    });
  }
}

test('tabs are in the company’s order, answer the arrow keys, and the address remembers them', async ({
  page,
}) => {
  await page.goto(`${at('deepblue')}/login?redirect=%2Fcourse%2Fall`);
  await expect(page.getByRole('tab')).toHaveText(['工号登录', '密码登录']);
  await page.getByRole('tab', { name: '工号登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '密码登录' })).toBeFocused();
  await expect(page).toHaveURL(/\?redirect=%2Fcourse%2Fall&panel=password$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
});

test('with the keyboard alone one can sign in with a job number', async ({ page }) => {
  await page.goto(`${at('qinghe')}/login`);
  await arrived(page);
  await page.locator('input[autocomplete="username"]').focus();
  await page.keyboard.type('QH0002');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  const agreement = page.getByRole('checkbox', { name: /同意/ });
  for (
    let step = 0;
    step < 8 && !(await agreement.evaluate((box) => box === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  // Enter in a field submits the form.
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await page.waitForURL(/\/home$/);
  await expect(heading(page)).toContainText('温岚');
});

for (const [name, press] of [
  ['忘记密码', 'link'],
  ['扫码登录', 'button'],
] as const) {
  test(`Back leads from ${name} to the form`, async ({ page }) => {
    await page.goto(`${at('sunrise')}/login`);
    await arrived(page);
    await page.locator('input[autocomplete="username"]').fill('13800000003');
    await page.getByRole(press, { name }).click();
    await expect(page.locator('input[autocomplete="username"]')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue('13800000003');
  });
}

test('what was typed on one panel is still there on the way back', async ({ page }) => {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill('13800000003');
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await page.locator('input[type="tel"]').fill('13800000003');
  await expect(page.getByRole('checkbox', { name: /同意/ })).toBeChecked();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue('13800000003');
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await expect(page.locator('input[type="tel"]')).toHaveValue('138 0000 0003');
});

test('nothing moves while the parts of the page load', async ({ page }) => {
  await page.addInitScript(() => {
    let total = 0;
    Object.defineProperty(window, 'shifted', { get: () => total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) total += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const tenant of ['sunrise', 'deepblue', 'qinghe']) {
    await open(page, tenant, 'first');
    expect
      .soft(await page.evaluate(() => Number(Reflect.get(window, 'shifted'))), tenant)
      .toBeLessThanOrEqual(0.02);
  }
});

for (const tenant of ['sunrise', 'deepblue', 'qinghe']) {
  test(`the form of ${tenant} stays where it is while the rest of the page comes`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const box = document.querySelector('[name="agreed"]');
        if (box) seen.push(box.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${at(tenant)}/login`);
    await arrived(page);
    await expect(page.locator('[data-part="others"] a').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const seen: unknown = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'seen')?.value);
    const places = Array.isArray(seen) ? seen.map(Number) : [];
    expect(places.length).toBeGreaterThan(1);
    // The checkboxes hardly move. A press that begins on a checkbox and ends beside it would be lost, but a
    // shift below a third of a checkbox does no harm.
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(5);
  });
}
