import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openEmptyPage, arrived, expect } from './journey.ts';
import { at } from './setting.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Breaches of accessibility rules on the page, each in one line. */
export async function breaches(page: Page): Promise<string[]> {
  // Legacy mode opens no extra page to merge the results of frames; the portal needs none, because all it
  // shows is of one origin.
  // What is below the window is drawn for the inspection, because what is skipped has no sizes.
  const skipAgain = await adopt(page, '* { content-visibility: visible !important; }');
  // What holds is left out of the answer, because describing each of its elements takes much of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(tags)
    .analyze();
  await skipAgain();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Stores preferences for the next page, as if the person had chosen them before. */
export async function prefer(page: Page, choice: object, origin = at('sunrise')) {
  await openEmptyPage(page, origin);
  await page.evaluate((text) => localStorage.setItem('stoa:preferences', text), JSON.stringify(choice));
}

/** Opens a screen and waits for everything on it: sections filled, pictures loaded. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await arrived(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Switches the page to dark and waits for the transitions of its colours. */
export const darken = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.setAttribute('data-stoa-appearance', 'dark');
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Waits for two frames, after which components that measure themselves know the size of the window. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Pixels by which the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Texts that are cut off; a shortened line that has the full text as its name is allowed. */
export async function clipped(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || !element.checkVisibility() || element.clientWidth <= 1 || element.title) continue;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const tall =
        overflowY === 'hidden' &&
        webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 4;
      if (wide || tall)
        cut.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
    }
    return cut;
  });
}

/**
 * Pixels of the window's height that are covered by elements which stay in place while the page scrolls. An
 * open dialog does not count, because it is what the person reads.
 */
export async function stuck(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !element.closest('dialog, [role="dialog"]'))
      .filter(
        (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ width, height, bottom, top }) => width > 100 && height > 1 && bottom > 0 && top < innerHeight,
      )
      .reduce((total, { height }) => total + height, 0),
  );
}

/** Adds a style sheet to the page; the function returned removes it again. */
async function adopt(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
}

/**
 * Applies the wide spacing of WCAG 1.4.12, with the values of its bookmarklet; returns a function that
 * removes it again.
 */
export const spaceOut = (page: Page): Promise<() => Promise<void>> =>
  adopt(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );

/**
 * Animations that move something, other than fading: none may run where a person has asked for less motion.
 */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const facts = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity']);
    return document.getAnimations().flatMap((each) => {
      const { effect, playState } = each;
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      const fades = effect
        .getKeyframes()
        .every((frame) => Object.keys(frame).every((name) => facts.has(name)));
      const { duration } = effect.getComputedTiming();
      if (fades || Number(duration) <= 10) return [];
      return [`${effect.target?.tagName} ${effect.target?.className} for ${String(duration)} ms`];
    });
  });

/**
 * The faults of the focus for a person who uses the keyboard: the focused element is covered, outside of the
 * window or has no ring. The result is `end` after the last stop.
 */
export const focusFaults = (page: Page): Promise<string[] | 'end'> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'end';
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30)}`;
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) return [`${name} is outside of the window`];

    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const own = [element, ...labels];
    const parts = [0.1, 0.5, 0.9];
    const above = parts.flatMap((x) =>
      parts.map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
    );
    const shown = above.some(
      (there) => there !== null && own.some((each) => each.contains(there) || there.contains(each)),
    );
    const cover = above[0] ? `${above[0].tagName} ${above[0].textContent?.slice(0, 30)}` : 'nothing';
    // A card's link draws its ring around the whole card, on the pseudo-element that stretches over it.
    const ringed = [element, ...element.querySelectorAll('*'), element.parentElement ?? element, ...labels]
      .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
      .some(
        ({ outlineStyle, outlineWidth, content }) =>
          content !== 'none' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    return [...(shown ? [] : [`${name} is covered by ${cover}`]), ...(ringed ? [] : [`${name} has no ring`])];
  });

/** Layout shift of the page that no input of a person caused. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue;
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer receives buffered entries only after the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
      }),
  );
