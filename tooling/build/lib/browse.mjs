import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { findBrowser } from '@stoa/browser';
import { serveFolder } from '@stoa/browser/serve';
import { chromium } from 'playwright-core';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Shows every component of a built consumer in a browser, one at a time.
 *
 * @param {{ folder: string, components: string[], sheet: string, styled: boolean, who: string,
 * expect: (fine: boolean, sentence: string) => void }} given
 * `sheet`: the text of all our rules, to know which classes must have arrived.
 */
export async function browseConsumer({ folder, components, sheet, styled, who, expect }) {
  const { executablePath, env } = await findBrowser();
  const site = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, env });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    const said = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`error: ${error.stack ?? error.message}`));
    await page.goto(site.url);
    await page.waitForFunction(() => 'consumer' in window);
    await page.evaluate(axeSource);
    const names = await page.evaluate(() => window.consumer.names);
    expect(
      names.toSorted().join() === components.join() && names.length > 40,
      `${who}: every folder of the package has its path`,
    );
    const ours = new Set(await page.evaluate(classesOf, sheet));
    for (const name of components) {
      said.length = 0;
      const shown = await page
        .evaluate(show, name)
        .catch((error) => ({ fault: String(error), classes: [], violations: [] }));
      expect(
        shown.fault === undefined,
        `${who}: ${name} shows itself${shown.fault ? `: ${shown.fault}` : ''}`,
      );
      expect(said.length === 0, `${who}: ${name} is silent on the console: ${said.join('\n')}`);
      expect(shown.violations.length === 0, `${who}: ${name} is accessible: ${shown.violations.join('\n')}`);
      const arrived = new Set(shown.rules);
      const bare = shown.classes.filter((each) => ours.has(each) && !arrived.has(each));
      expect(bare.length === 0, `${who}: ${name} has its styles: ${bare.join(' ')}`);
    }
    for (const name of await page.evaluate(() => window.consumer.examples)) {
      said.length = 0;
      await page.evaluate((each) => window.consumer.follow(each), name);
      const button = page.getByRole('button').first();
      await button.click();
      const dialog = page.getByRole('dialog');
      if ((await dialog.count()) > 0) await dialog.getByRole('button', { name: '关闭' }).click();
      expect(await button.isVisible(), `${who}: the example ${name} is there after a click`);
      expect(said.length === 0, `${who}: the example ${name} is silent on the console: ${said.join('\n')}`);
    }
    await page.evaluate(() => window.consumer.show('Button'));
    const corners = await page.locator('[data-component="Button"]').evaluate((element) => {
      const { borderEndEndRadius, borderStartStartRadius, borderStartEndRadius } = getComputedStyle(element);
      return { borderEndEndRadius, borderStartStartRadius, borderStartEndRadius };
    });
    expect(corners.borderEndEndRadius === '3px', `${who}: the application's own style sheet wins`);
    expect(
      corners.borderStartStartRadius === (styled ? '5px' : corners.borderStartEndRadius),
      `${who}: the application's own style compiler does its work`,
    );
    expect(corners.borderStartEndRadius !== '0px', `${who}: what the application leaves alone stays ours`);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: class names in the rules that this browser understands. */
function classesOf(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  return [...rules.matchAll(/\.(stoa-[\w-]+)/g)].map(([, each]) => each);
}

/** Runs in the page: shows one component. */
async function show(name) {
  const component = window.consumer.show(name);
  const rootOf = () =>
    component === ''
      ? document.querySelector('main')
      : document.querySelector(`[data-component="${component}"]`);
  // The code of parts that open beside a trigger is loaded when they open.
  const until = performance.now() + 5000;
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (rootOf() === null && performance.now() < until);
  const root = rootOf();
  if (root === null) return { fault: 'its root is not there', classes: [], rules: [], violations: [] };
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.race([Promise.all(fading), new Promise((resolve) => setTimeout(resolve, 1000))]);
  const { violations } = await window.axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  const text = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n');
  return {
    classes: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    rules: [...text.matchAll(/\.(stoa-[\w-]+)/g)].map(([, each]) => each),
    violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
  };
}
