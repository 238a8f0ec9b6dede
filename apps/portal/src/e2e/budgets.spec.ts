import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { restMark } from '../../build/restMark.ts';
import { arrived, expect, signIn, test } from './journey.ts';
import { learners, portalRoot, screens } from './setting.ts';

const kib = 1024;
/** Limits in KiB of gzip for the scripts of a first load, everything included but hls.js. */
const budgets = {
  login: { js: 108, afterwards: 0 },
  home: { js: 143, afterwards: 0 },
  list: { js: 148, afterwards: 0 },
  // There is no library afterwards, because the browser itself cleans the HTML of the introduction.
  detail: { js: 148, afterwards: 0 },
  // `js` includes the player with its style sheet and the code that starts hls.js; `afterwards` is hls.js
  // itself, and the code that the player shares with other pages.
  study: { js: 168.6, afterwards: 5 },
} as const;

/**
 * Limit in KiB of gzip for the style sheets of a first load. Styles inside the page are counted with the
 * page.
 */
const sheets = 12;

/**
 * Limits in KiB for the page itself, with its styles, its scripts and the company's theme, and for the first
 * part of it, which the first paint waits for. Both are the sizes that were measured; they do not grow with
 * further screens, because the page contains only the file names of its own address.
 */
const documentCeiling = { whole: 15.9, firstPiece: 5.4 };

const hls = /hls/i;
const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/**
 * From this size in bytes on, a script of the first load must have the hint, so that none of it is compiled
 * on the main thread.
 */
const large = 16_000;
const nothingToCompile = /hls|\/words/i;
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Records the formatters that a page creates, because the first of each costs a slow processor a tenth of a
 * second.
 */
function watchFormats(): void {
  const made: string[] = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
    const note = (target: (typeof Intl)[typeof name], about: unknown[]): object => {
      made.push(name);
      return Reflect.construct(target, about);
    };
    const watched = new Proxy(Intl[name], {
      construct: note,
      apply: (target, _self, about: unknown[]) => note(target, about),
    });
    Reflect.set(Intl, name, watched);
  }
  for (const [of, name] of [
    [Number.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleDateString'],
    [String.prototype, 'localeCompare'],
  ] as const) {
    const own: unknown = Reflect.get(of, name);
    if (typeof own !== 'function') continue;
    Reflect.set(of, name, function (this: unknown, ...about: unknown[]) {
      made.push(name);
      return Reflect.apply(own, this, about);
    });
  }
  Reflect.set(window, 'formatsMade', made);
}

/** All files that the browser requested until the screen is shown and nothing is pending. */
async function firstLoad(page: Page, address: string) {
  const files = new Map<string, number>();
  const uncompiled: string[] = [];
  let inlineScripts = 0;
  const weight = { whole: 0, firstPiece: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const kind = answer.request().resourceType();
    if (kind === 'document') {
      const read = async () => {
        const html = await answer.text();
        inlineScripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].reduce(
          (total, [, text = '']) => total + gzip(text),
          0,
        );
        weight.whole = gzip(html);
        weight.firstPiece = gzip(html.slice(0, html.indexOf(restMark)));
      };
      pending.push(read());
    } else if (pathname.startsWith('/assets/') && /\.(js|css)$/.test(pathname)) {
      const weigh = async () => {
        const text = await answer.text();
        files.set(pathname.slice(1), gzip(text));
        const isLarge = pathname.endsWith('.js') && text.length > large && !nothingToCompile.test(pathname);
        if (isLarge && !text.startsWith(hint)) uncompiled.push(pathname);
      };
      pending.push(weigh());
    }
  });
  await page.goto(address);
  await arrived(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  const sum = (ending: string, without = /^$/) =>
    [...files].reduce(
      (total, [name, size]) => total + (name.endsWith(ending) && !without.test(name) ? size : 0),
      0,
    );
  return { files, js: sum('.js', hls) + inlineScripts, css: sum('.css'), weight, uncompiled };
}

interface BuiltCost {
  readonly path: string;
  readonly jsGzip: number;
  readonly requests: number;
  readonly files: Readonly<Record<string, number>>;
}
const costs = (): readonly BuiltCost[] =>
  JSON.parse(readFileSync(path.join(portalRoot, 'dist/budgets.json'), 'utf8'));

const names = ['login', 'home', 'list', 'detail', 'study'] as const;
for (const name of names) {
  test.describe(name, () => {
    test.use({ learner: name === 'login' ? '' : learners.trainer });

    test(`the first load of ${name} stays within its budget, and the size that the build calculates is right`, async ({
      page,
    }) => {
      // Idle callbacks never run here, because the code that the login page loads while the person types
      // belongs to the next page.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
      await page.addInitScript(watchFormats);
      const { files, js, css, weight, uncompiled } = await firstLoad(page, screens[name]);
      expect.soft(uncompiled).toEqual([]);
      expect.soft(await page.evaluate(() => Reflect.get(window, 'formatsMade'))).toEqual([]);
      test.info().annotations.push({
        type: 'measured',
        description: `${name}: JS ${(js / kib).toFixed(1)} KiB, CSS ${(css / kib).toFixed(1)} KiB, ${files.size} files, page ${(weight.whole / kib).toFixed(1)} KiB, ${(weight.firstPiece / kib).toFixed(1)} of it before the first paint; ${[...files.keys()].join()}`,
      });
      expect.soft(js / kib).toBeLessThanOrEqual(budgets[name].js);
      expect.soft(css / kib).toBeLessThanOrEqual(sheets);
      expect.soft(weight.whole / kib).toBeLessThanOrEqual(documentCeiling.whole);
      expect.soft(weight.firstPiece / kib).toBeLessThanOrEqual(documentCeiling.firstPiece);
      if (name !== 'study') expect.soft([...files.keys()].filter((file) => hls.test(file))).toEqual([]);

      const built = costs().find(({ path: address }) => address === screens[name].split('?')[0]);
      const unforeseen = [...files.keys()].filter(
        (file) => built?.files[file] === undefined && !hls.test(file),
      );
      expect.soft(unforeseen.length).toBeLessThanOrEqual(budgets[name].afterwards);
      expect.soft(files.size).toBeLessThanOrEqual((built?.requests ?? 0) + budgets[name].afterwards);
    });
  });
}

test('after the login nothing that is loaded already is requested again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.push(pathname);
  });
  await signIn(page, learners.trainer);
  await arrived(page);
  expect(asked.filter((file, at) => asked.indexOf(file) !== at)).toEqual([]);
});
