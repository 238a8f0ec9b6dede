import { expect, positionOf, signIn, test } from './journey.ts';
import { learners } from './place.ts';

test('a learner signs in, opens a course, watches, comes back and is where they were', async ({ page }) => {
  await signIn(page, learners.newHire);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/course/all');
  await page
    .getByRole('link', { name: /结构化思维入门/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/course\/detail\?.*courseId=103/);
  await page
    .getByRole('link', { name: /开始学习|继续/ })
    .or(page.getByRole('button', { name: /开始学习|继续/ }))
    .first()
    .click();
  await page.waitForURL(/\/course\/study/);

  const player = page.locator('[data-component="VideoPlayer"]');
  await expect(player).toBeVisible();
  if (await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)) {
    await player.getByRole('button', { name: /^播放/ }).first().click();
  }
  await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(8);
  const left = await positionOf(page);

  await page.reload();
  await expect.poll(() => page.locator('video').count()).toBe(1);
  await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(left - 5);
  expect(await positionOf(page)).toBeLessThan(left + 15);
  await expect(page.getByText(/已从|继续播放/).first()).toBeVisible();
});
