import type { Page } from '@playwright/test';
import { expect, play, positionOf, test } from './journey.ts';
import { learners, screens } from './setting.ts';

// The tests run one after the other, because a person's new study session ends the one before.
test.describe.configure({ mode: 'default' });
test.use({ learner: learners.manager });

const player = (page: Page) => page.locator('[data-component="VideoPlayer"]');
const contents = (page: Page) => page.getByRole('complementary', { name: '目录' });
const playing = (page: Page) =>
  page.locator('video').evaluate(({ paused, playbackRate }: HTMLVideoElement) => ({ paused, playbackRate }));

async function open(page: Page) {
  await page.goto(screens.study);
  await play(page);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
}

async function choose(page: Page, menu: RegExp, choice: string) {
  await player(page).getByRole('button', { name: menu }).click();
  await player(page).getByRole('menuitemradio', { name: choice }).click();
}

test('speed and quality are those of the last visit', async ({ page }) => {
  await open(page);
  await choose(page, /^播放速度/, '1.5×');
  await choose(page, /^清晰度/, '标清');
  await expect.poll(() => playing(page)).toMatchObject({ playbackRate: 1.5 });

  await page.reload();
  await expect(player(page).getByRole('button', { name: '播放速度 1.5 倍' })).toBeVisible();
  await expect(player(page).getByRole('button', { name: '清晰度 标清' })).toBeVisible();
  await play(page);
  await expect.poll(() => playing(page)).toEqual({ paused: false, playbackRate: 1.5 });
});

test('T widens the film over the page and back again', async ({ page }) => {
  await page.goto(screens.study);
  await player(page).focus();
  const theatre = player(page).getByRole('button', { name: '影院模式' });
  await expect(contents(page)).toBeVisible();
  const narrow = (await player(page).boundingBox())?.width ?? 0;

  await page.keyboard.press('t');
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  await expect(contents(page)).toHaveCount(0);
  expect((await player(page).boundingBox())?.width).toBeGreaterThan(narrow);

  await page.keyboard.press('t');
  await expect(theatre).toHaveAttribute('aria-pressed', 'false');
  await expect(contents(page)).toBeVisible();
  await expect(player(page)).toBeFocused();
});

test('I shows the film in a corner, and closing that leaves the focus in the player', async ({ page }) => {
  await open(page);
  await player(page).focus();
  await page.keyboard.press('i');
  const back = page.getByRole('button', { name: '回到原处' });
  await expect(back).toBeVisible();
  await expect(page.getByText('正在小窗中播放')).toBeVisible();
  await back.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(player(page)).toBeFocused();
  expect(await playing(page)).toMatchObject({ paused: false });
});

/** Reads on to the end of the page, which has its full height when the comments are shown. */
async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '接下来' }).scrollIntoViewIfNeeded();
  const comments = page.getByRole('region', { name: '课程评论' });
  await comments.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1024, height: 520 } });

  test('a playing film stays visible while the page is read, and is back in its place at the top', async ({
    page,
  }) => {
    await open(page);
    const back = page.getByRole('button', { name: '回到原处' });
    await toTheEnd(page);
    await expect(back).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(back).toHaveCount(0);
    expect(await playing(page)).toMatchObject({ paused: false });
  });

  test('what must be answered comes into view, however far down the page is read', async ({
    page,
    context,
  }) => {
    await open(page);
    await toTheEnd(page);
    const back = page.getByRole('button', { name: '回到原处' });
    await expect(back).toBeVisible();
    const second = await context.newPage();
    await open(second);
    await page.bringToFront();
    const answer = page.getByRole('alertdialog').getByRole('button', { name: '在这里继续' });
    await expect(answer).toBeInViewport();
    await expect(answer).toBeFocused();
    await expect(back).toHaveCount(0);
  });
});

test('one lesson plays in one tab: the other says so and can take it over', async ({ page, context }) => {
  await open(page);
  const second = await context.newPage();
  await open(second);

  const elsewhere = page.getByRole('alertdialog', { name: '正在另一个窗口播放' });
  await expect(elsewhere).toBeVisible();
  expect(await playing(page)).toMatchObject({ paused: true });

  await page.bringToFront();
  await elsewhere.getByRole('button', { name: '在这里继续' }).click();
  await expect(elsewhere).toHaveCount(0);
  await expect.poll(() => playing(page)).toMatchObject({ paused: false });
  await expect(second.getByRole('alertdialog')).toBeVisible();
  expect(await playing(second)).toMatchObject({ paused: true });
});
