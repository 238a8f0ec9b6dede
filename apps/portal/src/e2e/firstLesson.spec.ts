import { rm } from 'node:fs/promises';
import { expect, fillLogin, heading, play, positionOf, signIn, test } from './journey.ts';
import { ask, seat, startServer } from './machine.ts';
import { at, courseId, killedDataDir, killedPort, learners, screens } from './setting.ts';

const title = /结构化思维入门/;

const percentOf = async (token: string) => {
  const { data } = await ask('/course/pc/detail', {
    query: { courseId: String(courseId) },
    token,
    on: killedPort,
  });
  return Number(data['progress']?.['percent']);
};
const tokenOf = async () => String((await seat(learners.newHire, 'sunrise', killedPort))['access_token']);

test('a learner signs in, opens a course, watches it, comes back and continues where they were', async ({
  page,
}) => {
  await signIn(page, learners.newHire);
  await expect(page).toHaveURL(/\/home$/);
  await expect(heading(page)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: '课程' }).click();
  await expect(page).toHaveURL(/\/course\/all/);
  await page.getByRole('searchbox').fill('结构化');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/course/detail\\?.*courseId=${courseId}`));
  const start = /开始学习|继续/;
  await page
    .getByRole('main')
    .getByRole('link', { name: start })
    .or(page.getByRole('button', { name: start }))
    .first()
    .click();
  await page.waitForURL(/\/course\/study/);

  await play(page);
  await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(8);
  const left = await positionOf(page);

  await page.reload();
  await expect(page.locator('video')).toHaveCount(1);
  await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(left - 5);
  expect(await positionOf(page)).toBeLessThan(left + 5);
  await expect(page.getByText(/已从 .* 继续播放/).first()).toBeVisible();

  await page.goto(screens.detail);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^继续/ }).first()).toBeVisible();
});

test.describe('the server is killed', () => {
  // The page may send calls that fail while the server is away.
  test.use({ tolerated: /net::ERR_/, baseURL: at('sunrise', killedPort) });

  test('what was acknowledged is there after kill -9 and a restart', async ({ page, browser, watch }) => {
    // A slow machine that also runs other journeys fills the first database of a server in more than a minute.
    test.setTimeout(240_000);
    await rm(killedDataDir, { recursive: true, force: true });
    let server = await startServer(killedPort, killedDataDir);
    try {
      await signIn(page, learners.newHire);
      await page.goto(screens.study);
      await play(page);
      await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBeGreaterThan(12);
      const acknowledged = page.waitForResponse(
        async (answer) =>
          answer.url().includes('/study/heartbeat') &&
          answer.request().postData()?.includes('"PAUSE"') === true &&
          (await answer.json()).data.accepted === true,
      );
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
      await acknowledged;
      const left = await positionOf(page);
      const percent = await percentOf(await tokenOf());
      expect(percent).toBeGreaterThan(0);

      await server.kill();
      server = await startServer(killedPort, killedDataDir);

      const token = await tokenOf();
      expect(await percentOf(token)).toBe(percent);
      const start = await ask('/course/pc/study/start', {
        json: { courseId, playerTag: 'journey' },
        token,
        on: killedPort,
      });
      const progress = start.data['progress'];
      expect(Math.abs(Number(progress?.['lastPosition']) - left)).toBeLessThan(2);
      expect(Number(progress?.['watchedSeconds'])).toBeGreaterThan(left - 3);

      // A new browser context, so that only the server can know the position.
      const fresh = await browser.newContext();
      watch(fresh);
      const other = await fresh.newPage();
      await other.goto(screens.study);
      await fillLogin(other, learners.newHire);
      await other.waitForURL(/\/course\/study/);
      await expect(other.locator('video')).toHaveCount(1);
      await expect.poll(() => positionOf(other), { timeout: 20_000 }).toBeGreaterThan(left - 5);
      await fresh.close();
    } finally {
      await server.kill();
    }
  });
});
