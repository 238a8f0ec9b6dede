import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type TestRunnerConfig, getStoryContext } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const full = process.env.STOA_FULL === '1';

/**
 * Stories that show every pair of colours of a component; they are checked with the other tenants' colours
 * too.
 */
const isPalette = (id: string) => /--(variants|states)$/.test(id);
const otherTenants = full
  ? ['#2f6bff', '#17a673', '#ffcc00', '#96742a', '#000000', '#ffffff']
  : ['#ffcc00', '#96742a'];

const appearances = ['light', 'dark'] as const;
const contrast = ['color-contrast'];

declare global {
  interface Window {
    axe: { run(root: Element, options: object): Promise<AxeResults> };
  }
}

/** An appearance, with another brand colour if one is given, checked by some rules of axe or by all. */
interface Look {
  appearance: 'light' | 'dark';
  color?: string;
  rules?: string[];
}

/** Every fault of the story on the page. */
const faultsIn = (page: Page, { appearance, color, rules }: Look) =>
  page.evaluate(
    async ([shade, brand, only]) => {
      window.stoaPaint(shade, brand);
      // Waits for animations before colours are read; endless ones such as a spinner are not waited for.
      const resting = Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      await Promise.race([resting, new Promise((resolve) => setTimeout(resolve, 500))]);
      const root = document.querySelector('#storybook-root') ?? document.body;
      const results = await window.axe.run(root, only ? { runOnly: { type: 'rule', values: only } } : {});
      return results.violations.flatMap((violation) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html}\n  ${node.failureSummary ?? ''}`),
      );
    },
    [appearance, color, rules] as const,
  );

const looks: readonly Look[] = [
  { appearance: 'dark', ...(full ? {} : { rules: contrast }) },
  ...otherTenants.flatMap((color) =>
    appearances.map((appearance) => ({ appearance, color, rules: contrast })),
  ),
];

/**
 * The runner itself plays each story and checks it with axe in the light appearance. Stories that show every
 * state of a component are checked in dark and in other tenants' colours as well; in the full run all stories
 * are, in dark by all rules. Colours are switched in the page and not by Storybook's globals, because these
 * render the story again and the end of that rendering would be taken for the end of the next story.
 */
const config: TestRunnerConfig = {
  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    if (parameters.a11y?.test === 'off') throw new Error(`${story.id} switches axe off`);
    if (!full && !isPalette(story.id)) return;
    await page.evaluate(await axeSource);
    for (const look of looks) {
      const faults = await faultsIn(page, look);
      const { appearance, color = 'its own colour' } = look;
      if (faults.length > 0) throw new Error(`${story.id} in ${color}, ${appearance}\n${faults.join('\n')}`);
    }
  },
};

export default config;
