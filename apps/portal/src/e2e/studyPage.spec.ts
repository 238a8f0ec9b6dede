import type { Page } from '@playwright/test';
import { breaches, darken, open, overflow } from './inspect.ts';
import { arrived, expect, heading, play, positionOf, test } from './journey.ts';
import { learners } from './setting.ts';

// The tests run one after the other, because a person's new study session ends the one before.
test.describe.configure({ mode: 'default' });
test.use({ learner: learners.reader });

const film = '/course/study?courseId=203&itemId=20301';
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const player = (page: Page) => page.locator('[data-component="VideoPlayer"]');

test('the tabs beside the film are in the address, survive a reload, and open no new session', async ({
  page,
}) => {
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/study/start')) starts.push(request.url());
  });
  await page.goto(film);
  await tab(page, /^问答/).click();
  await expect(page).toHaveURL(/panel=qa/);
  await expect(page.getByRole('tabpanel', { name: /^问答/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, /^笔记/)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/panel=notes/);
  expect(starts).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('tabpanel', { name: /^笔记/ })).toBeVisible();
  await page.getByRole('button', { name: '收起侧栏' }).click();
  await expect(page.getByRole('complementary', { name: '目录' })).toHaveCount(0);
  await page.getByRole('button', { name: '打开侧栏' }).click();
  await expect(page.getByRole('tabpanel', { name: /^笔记/ })).toBeVisible();
  await expect(page.getByRole('region', { name: '评论' })).toBeVisible();
});

test('the keys of the film work all over the page, N opens a note, and typing into a field triggers none', async ({
  page,
}) => {
  await page.goto(film);
  await play(page);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(1);
  await expect(tab(page, /^笔记/)).toBeVisible();
  const paused = () => page.locator('video').evaluate(({ paused: is }: HTMLVideoElement) => is);
  await expect.poll(paused).toBe(false);
  await player(page).focus();
  await page.keyboard.press('k');
  await expect.poll(paused).toBe(true);
  await page.getByRole('main').focus();
  await page.keyboard.press('k');
  await expect.poll(paused).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(paused).toBe(true);

  await page.keyboard.press('n');
  const field = page.getByRole('tabpanel', { name: /^笔记/ }).getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.type('kmp n');
  await expect(field).toHaveValue('kmp n');
  expect(await paused()).toBe(true);
  await field.fill('');

  await page.getByRole('main').focus();
  await page.keyboard.press('Shift+N');
  await expect(page).toHaveURL(/itemId=20302/);
  await expect(heading(page)).toHaveText('好陈列与待改进陈列对照');
  await expect(page.locator('[data-component="ImageGallery"]')).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: '快捷键' });
  await expect(keys.getByText('上一节')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/itemId=20301/);
});

test('how the percentage is counted is one press away, with the rule of this lesson marked', async ({
  page,
}) => {
  await page.goto(film);
  await page.getByRole('button', { name: '进度是怎么算的' }).click();
  const dialog = page.getByRole('dialog', { name: '进度是怎么算的' });
  await expect(dialog.getByRole('term').filter({ hasText: '本节' })).toContainText('视频');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '进度是怎么算的' })).toBeFocused();
});

test('a lesson that is locked says by which one, and leads there', async ({ page }) => {
  await page.goto('/course/study?courseId=201&itemId=20102');
  const block = page.getByRole('alertdialog', { name: /请先完成/ });
  await expect(block).toBeVisible();
  await block.getByRole('button', { name: '去学这一节' }).click();
  await expect(page).toHaveURL(/itemId=20101/);
  await expect(player(page)).toBeVisible();
});

test.describe('the pure player', () => {
  test('plays one lesson alone, and informs the page that opened it', async ({ page, context }) => {
    await page.goto('/course/all');
    await arrived(page);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data, origin }) => {
        if (origin === location.origin) heard.push(data);
      });
    });
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/course/study/pure?courseId=203&itemId=20301'));
    const alone = await opened;
    await expect(player(alone)).toBeVisible();
    await expect(alone.getByRole('banner')).toHaveCount(0);
    await expect(alone.getByRole('complementary')).toHaveCount(0);
    await expect(heading(alone)).toHaveText('顾客的眼睛先看哪里');
    const heard = () =>
      page.evaluate(() => JSON.stringify(Object.getOwnPropertyDescriptor(window, 'heard')?.value));
    await expect.poll(heard).toMatch(/"type":"progress","itemId":20301,"percent":\d+/);
    expect(await breaches(alone)).toEqual([]);
  });

  test.describe('without a session', () => {
    test.use({ learner: '' });
    test('shows how to sign in, in a window of its own', async ({ page }) => {
      await page.goto('/course/study/pure?courseId=203&itemId=20301');
      const door = page.getByRole('link', { name: '登录后学习' });
      await expect(door).toHaveAttribute('target', '_blank');
      await expect(page).toHaveURL(/study\/pure/);
      expect(await breaches(page)).toEqual([]);
    });
  });
});

test('the contents page shows what is left and continues from there', async ({ page }) => {
  await page.goto('/course/chapter?courseId=204');
  await arrived(page);
  await expect(page.locator('section[id^="chapter-"]')).toHaveCount(2);
  await page.getByRole('radio', { name: '全部' }).press('ArrowRight');
  await expect(page).toHaveURL(/filter=unfinished/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(开始|继续)学习$/ })
    .click();
  await expect(page).toHaveURL(/\/course\/study\?.*itemId=20401/);
});

const lessons = {
  film: `${film}&panel=notes`,
  paper: '/course/study?courseId=204&itemId=20402',
  sheet: '/course/study?courseId=204&itemId=20403',
  contents: '/course/chapter?courseId=204',
};
for (const [name, path] of Object.entries(lessons)) {
  test(`${name} with all its parts breaks no rule of axe, light and dark, and fits 320 px`, async ({
    page,
  }) => {
    await open(page, path);
    if (name !== 'contents') await expect(tab(page, /^笔记/)).toBeVisible();
    expect.soft(await breaches(page), 'light').toEqual([]);
    await darken(page);
    expect.soft(await breaches(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), '320 px').toBeLessThanOrEqual(0);
  });
}
