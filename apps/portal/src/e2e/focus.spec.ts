import type { Page } from '@playwright/test';
import { focusFaults, open } from './inspect.ts';
import { expect, test } from './journey.ts';
import { courseId, learners } from './setting.ts';

const screens = {
  '/login': '',
  '/home': learners.lapsed,
  '/course/all': learners.lapsed,
  [`/course/detail?courseId=${courseId}`]: learners.lapsed,
  [`/course/chapter?courseId=${courseId}`]: learners.lapsed,
  '/search?keyword=%E7%AE%A1%E7%90%86': learners.lapsed,
  '/teacher/list': learners.lapsed,
  '/user/info': learners.lapsed,
} as const;

/** The faults of the first stops of the Tab key; after the last stop, focus is in the browser's own bar. */
async function walk(page: Page, most = 40): Promise<string[]> {
  const faults: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const found = await focusFaults(page);
    if (found === 'end') break;
    faults.push(...found);
  }
  return faults;
}

for (const [path, learner] of Object.entries(screens)) {
  test.describe(`the focus on ${path}`, () => {
    test.use({ learner });

    test(`is visible at every stop of ${path}: nothing covers it, in a large window and at 400 % (A-08)`, async ({
      page,
    }) => {
      await open(page, path);
      expect.soft(await walk(page), 'large').toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, path);
      expect.soft(await walk(page), '400 %').toEqual([]);
    });

    test(`has its ring on ${path} in forced colours too (A-06)`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, path);
      expect(await walk(page, 25)).toEqual([]);
    });
  });
}
