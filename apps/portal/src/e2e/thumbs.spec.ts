import type { Page } from '@playwright/test';
import { open } from './inspect.ts';
import { expect, test } from './journey.ts';

/** The screens that a learner opens on a phone, one for each kind of control on them. */
const screens = [
  '/home',
  '/course/all',
  '/course/detail?courseId=101',
  '/course/study?courseId=103',
  '/course/chapter?courseId=101',
  '/search?keyword=%E7%AE%A1%E7%90%86',
  '/teacher/list',
  '/teacher/detail?id=801',
  '/questionnaire/list',
  '/exam/list',
  '/exam/record',
  '/user/info',
  '/user/info?tab=preferences',
  '/user/course?tab=notes',
  '/user/concern',
];

/**
 * Names of controls that are too small to be met by a thumb. A control is as large as the area that presses it,
 * so the page is asked what lies at the points around its middle. A link inside of a text is exempt, and a
 * text field or a list of choices may have its border around it. A control may be narrower than it is high,
 * because two letters of a breadcrumb stand alone in their line.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [high, wide, most] = [42, 24, 48];
    const controls = 'a[href], button, summary, select, input, textarea, [role="tab"], [role="button"]';
    const small: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const seen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // A choice is pressed by its label, and the bar of a film stays low above the buttons that are below it.
      if (!seen || control.matches(':disabled, [type="checkbox"], [type="radio"], [type="range"], [inert] *'))
        continue;
      const isInText =
        getComputedStyle(control).display === 'inline' &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 3,
        );
      if (isInText) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const presses = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
      };
      // What is covered, outside of the window or read aloud only is not pressed here.
      if (box.width <= 1 || !presses(x, y)) continue;
      const reach = (across: number, down: number) => {
        let far = 0;
        while (far < most && presses(x + across * (far + 1), y + down * (far + 1))) far += 1;
        return far;
      };
      const [width, height] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      if (width < wide || height < high)
        small.push(`${control.ariaLabel ?? control.textContent?.trim()}: ${width} × ${height}`);
    }
    return small;
  });

test.use({ viewport: { width: 375, height: 812 } });

for (const screen of screens) {
  test(`a thumb meets everything that can be pressed on ${screen}`, async ({ page }) => {
    await open(page, screen);
    expect(await tooSmall(page)).toEqual([]);
  });
}
