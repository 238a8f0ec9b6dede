import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveFolder } from '@stoa/browser/serve';

/** The time that the clock shows in every picture. */
const moment = new Date('2026-11-20T09:00:00+08:00');

/** @param {string} folder a built Storybook @returns {Promise<string[]>} ids of its stories */
export async function storiesOf(folder) {
  const { entries } = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** Runs in the page before anything else: makes random values and time constant. */
function settleChance() {
  let state = 20_261_120;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Runs in the page: true when the story and its play are over. */
function isOver() {
  const render = window['__STORYBOOK_PREVIEW__']?.currentRender;
  return render === undefined
    ? document.querySelector('#storybook-root')?.childElementCount > 0
    : ['finished', 'completed', 'errored', 'aborted'].includes(render.phase);
}

/** Runs in the page: waits for fonts, pictures and the first frame of films. */
async function arrived() {
  await document.fonts.ready;
  const images = [...document.images].filter(({ complete }) => !complete);
  await Promise.race([
    Promise.all(images.map((image) => image.decode().catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ]);
  // A film that is loading gets its first frame or an error; one that waits for a click has nothing to show.
  const films = [...document.querySelectorAll('video')].filter(
    ({ readyState, error, currentSrc, preload }) =>
      readyState < 2 && error === null && currentSrc !== '' && preload !== 'none',
  );
  const shown = films.map(
    (film) =>
      new Promise((resolve) => {
        film.addEventListener('loadeddata', resolve, { once: true });
        film.addEventListener('error', resolve, { once: true });
      }),
  );
  await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, 15_000))]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Takes a picture of each story of a built Storybook: no animation, fonts ready, one fixed time.
 *
 * @param {{ browser: import('playwright-core').Browser, folder: string, stories: string[], globals?: string,
 *   onPicture: (id: string, png: Buffer) => Promise<void> }} given
 */
export async function shootStories({ browser, folder, stories, globals = '', onPicture }) {
  const site = await serveFolder(folder);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  try {
    for (const id of stories) {
      // A new page for each story, so that nothing of one story reaches the next.
      const page = await context.newPage();
      await page.clock.setFixedTime(moment);
      await page.addInitScript(settleChance);
      const query = new URLSearchParams({ id, viewMode: 'story', ...(globals ? { globals } : {}) });
      await page.goto(`${site.url}/iframe.html?${query}`);
      await page.waitForFunction(isOver, undefined, { timeout: 30_000 });
      await page.evaluate(arrived);
      const png = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        // Parts far below the window are normally not drawn before somebody scrolls, but the picture must
        // show them.
        style: '* { content-visibility: visible !important; }',
      });
      await onPicture(id, png);
      await page.close();
    }
  } finally {
    await context.close();
    await site.close();
  }
}
