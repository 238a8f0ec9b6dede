import { readFile } from 'node:fs/promises';
import { arrived, expect, heading, test } from './journey.ts';
import { learners } from './setting.ts';

test.describe('certificates', () => {
  test.use({ learner: learners.rich });

  test('are found from the person’s menu, downloaded as A4 at 300 dpi, and verified by anybody', async ({
    page,
    browser,
    watch,
  }) => {
    await page.goto('/home');
    await arrived(page);
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '我的证书' }).click();
    await page.getByRole('link', { name: '食品安全上岗证', exact: true }).click();
    await expect(heading(page)).toHaveText('食品安全上岗证');
    await expect(heading(page)).toBeFocused();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载 PNG' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^食品安全上岗证-林小满-SUNRISE-\d{6}-\d{6}\.png$/);
    const png = await readFile(await download.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3508, 2480]);
    expect([png.toString('latin1', 37, 41), png.readUInt32BE(41)]).toEqual(['pHYs', 11_811]);

    const code = await page.locator('dt', { hasText: '查验码' }).locator('+ dd').textContent();
    const stranger = await browser.newContext();
    watch(stranger);
    const verified = await stranger.newPage();
    await verified.goto(`/certificate/verify?code=${code}`);
    await expect(verified.getByRole('heading', { name: '证书真实有效' })).toBeVisible();
    await expect(verified.getByText('林*')).toBeVisible();
    await expect(verified.getByText('林小满')).toHaveCount(0);
    await verified.getByLabel('查验码或证书编号').fill('0000 0000 0000');
    await verified.keyboard.press('Enter');
    await expect(verified.getByText(/没有查到这张证书/)).toBeVisible();
    await expect(verified.getByRole('alertdialog')).toHaveCount(0);
    await stranger.close();
  });
});
