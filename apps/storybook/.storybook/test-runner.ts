import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type TestRunnerConfig, getStoryContext } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const full = process.env.STOA_FULL === '1';

/** Stories in which every pair of colours of a component stands: these meet the other tenants too. */
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

/** An appearance, under another brand where one is named, by some rules or by all. */
interface Look {
  appearance: 'light' | 'dark';
  color?: string;
  rules?: string[];
}

/** Every fault of the story that stands there. */
const faultsIn = (page: Page, { appearance, color, rules }: Look) =>
  page.evaluate(
    async ([shade, brand, only]) => {
      window.stoaPaint(shade, brand);
      // Everything must have come to rest before colours are read; what spins for ever never does.
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
 * Each story's play and axe in light come with the runner. The stories that hold every state of a component are
 * seen in dark and under other tenants' colours as well; in the full run all of them are, and by all rules in dark
 * (decision 37). Storybook's own globals would render the story again, and the end of that would pass for the end
 * of the next story.
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
