import type { Page, Route } from '@playwright/test';
import { arrived, expect, faults, play, positionOf, test } from './journey.ts';
import { learners } from './setting.ts';

// The tests run one after the other, because a person's new study session ends the one before.
test.describe.configure({ mode: 'default' });
test.use({
  learner: learners.newHire,
  tolerated: faults.any(faults.status(403, 404, 500, 503), faults.network, /MIME type|dynamically imported/),
});

const film = '/course/study?courseId=203&itemId=20301';
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

type Answer = (route: Route) => Promise<void> | undefined;
const ways = {
  gone: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  page: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  silence: () => undefined,
} satisfies Record<string, Answer>;

/** The file that fails to load, and how; the panel of questions also needs the file of threads. */
const panels: readonly (readonly [title: string, file: string, answer: Answer])[] = [
  ['that is gone', 'CourseThreads', ways.gone],
  ['in whose place a page comes', 'CourseThreads', ways.page],
  ['that never answers', 'CourseThreads', ways.silence],
  ['without its threads', 'ThreadPanel', ways.gone],
  ['with a page for its threads', 'ThreadPanel', ways.page],
  ['that waits for its threads', 'ThreadPanel', ways.silence],
];

/** Marks the video element, to check later that the same element still plays. */
async function mark(page: Page) {
  await page.locator('video').evaluate((video) => video.setAttribute('data-same', 'yes'));
  const before = await positionOf(page);
  return async () => {
    const video = page.locator('video[data-same="yes"]');
    await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
    await expect.poll(() => positionOf(page)).toBeGreaterThan(before + 0.5);
  };
}

/** Records the documents that are requested from now on. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
}

const panel = (page: Page, name: RegExp) => page.getByRole('tabpanel', { name });
const retry = (page: Page) => page.locator('[data-part="missing"]').getByRole('button', { name: '重试' });

for (const [name, file, answer] of panels) {
  test(`a panel ${name} says so in its place and can be loaded again; the film plays on, and the note stays`, async ({
    page,
  }) => {
    let isBack = false;
    await page.route(chunk(file), (route) => (isBack ? route.continue() : answer(route)));
    await page.goto(film);
    await play(page);
    await page.getByRole('tab', { name: /^笔记/ }).click();
    const note = panel(page, /^笔记/).getByRole('textbox').first();
    await note.fill(`半条笔记：${name}`);
    const goesOn = await mark(page);
    const asked = documents(page);

    await page.getByRole('tab', { name: /^问答/ }).click();
    await expect(panel(page, /^问答/).locator('[data-part="missing"]')).toContainText('这部分', {
      timeout: 15_000,
    });
    await goesOn();

    isBack = true;
    await retry(page).first().click();
    await expect(panel(page, /^问答/).getByRole('textbox').first()).toBeVisible();
    await page.getByRole('tab', { name: /^笔记/ }).click();
    await expect(note).toHaveValue(`半条笔记：${name}`);
    await goesOn();
    expect(asked).toEqual([]);
    await note.fill('');
  });
}

/** Every part of the two pages whose code is loaded separately. */
const sideParts = ['CourseThreads', 'CourseActions', 'ShareDialog', 'AboutDialog', 'PersonMenu'] as const;

test('if any of the side parts of a lesson fails, the film and the page stay', async ({ page }) => {
  for (const name of sideParts) await page.route(chunk(name), (route) => ways.gone(route));
  await page.goto(film);
  await play(page);
  const goesOn = await mark(page);
  const asked = documents(page);
  await expect(page.locator('[data-part="missing"]').first()).toBeVisible();
  await goesOn();
  for (const name of sideParts) await page.unroute(chunk(name));
  await retry(page).first().click();
  await expect(page.locator('[data-part="missing"]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: '课程操作' }).first()).toBeVisible();
  await goesOn();
  expect(asked).toEqual([]);
});

test('the side parts of a course’s page fail in their places', async ({ page }) => {
  const parts = ['CourseActions', 'CourseRail', 'CourseThreads'];
  for (const name of parts) await page.route(chunk(name), (route) => ways.gone(route));
  await page.goto('/course/detail?courseId=203');
  await arrived(page);
  const asked = documents(page);
  await expect(page.locator('[data-part="missing"]')).toHaveCount(2);
  for (const name of parts) await page.unroute(chunk(name));
  await retry(page).first().click();
  await expect(page.locator('[data-part="missing"]')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('when the address of a film has expired, it is renewed without a pause, however often that fails at first', async ({
  page,
}) => {
  let starts = 0;
  let segments = 0;
  await page.route(/\/study\/start/, async (route) => {
    starts += 1;
    const fails = starts === 2 ? 500 : starts === 3 ? 503 : undefined;
    await (fails === undefined ? route.continue() : route.fulfill({ status: fails, body: '' }));
  });
  // The first segments load; after that the signed address counts as expired until the page has asked for a
  // new one.
  await page.route(/\.m4s/, async (route) => {
    segments += 1;
    await (segments > 8 && starts < 4 ? route.fulfill({ status: 403, body: '' }) : route.continue());
  });
  let renewed = 0;
  page.on('response', (answer) => {
    if (starts === 4 && /\.m4s/.test(answer.url()) && answer.ok()) renewed += 1;
  });
  await page.goto(film);
  await play(page);
  const goesOn = await mark(page);
  await expect.poll(() => starts).toBe(4);
  await expect.poll(() => renewed).toBeGreaterThan(0);
  await goesOn();
  await expect(page.getByText('暂时无法播放')).toHaveCount(0);
});

test('if the labels of the profile fail, the rest of the page stays, and they can be loaded again', async ({
  page,
}) => {
  const labels = chunk('zh-CN');
  await page.route(labels, (route) => ways.gone(route));
  await page.goto('/user/info');
  await arrived(page);
  const asked = documents(page);
  await expect(page.getByRole('main').locator('[data-part="missing"]')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveCount(0);
  await page.unroute(labels);
  await retry(page).first().click();
  await expect(page.getByRole('textbox', { name: '姓名' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the menu of the account says that its file hangs, and opens at the next press when the file comes', async ({
  page,
}) => {
  const menu = chunk('PersonMenu');
  await page.route(menu, ways.silence);
  await page.goto('/user/concern');
  await arrived(page);
  const button = page.getByRole('banner').getByRole('button', { name: /账号菜单$/ });
  await button.click();
  await expect(page.getByText('这部分没有加载出来').first()).toBeVisible({ timeout: 12_000 });
  await page.unroute(menu);
  await button.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
