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
  : ['#2f6bff', '#ffcc00', '#96742a'];

declare global {
  interface Window {
    axe: { run(root: Element, options: object): Promise<AxeResults> };
    ['__STORYBOOK_PREVIEW__']: { channel: StorybookChannel };
  }
}

async function expectAccessible(page: Page, where: string, rules?: string[]) {
  const faults = await page.evaluate(async (only) => {
    // Everything must have come to rest before colours are read; what spins for ever never does.
    const resting = Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await Promise.race([resting, new Promise((resolve) => setTimeout(resolve, 500))]);
    const root = document.querySelector('#storybook-root') ?? document.body;
    const results = await window.axe.run(root, only ? { runOnly: { type: 'rule', values: only } } : {});
    return results.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html}\n  ${node.failureSummary ?? ''}`),
    );
  }, rules);
  if (faults.length > 0) throw new Error(`${where}\n${faults.join('\n')}`);
}

const setGlobals = (page: Page, globals: Record<string, string>) =>
  page.evaluate(async (values) => {
    const channel = window['__STORYBOOK_PREVIEW__'].channel;
    const rendered = new Promise<void>((resolve) => channel.once('storyRendered', () => resolve()));
    channel.emit('updateGlobals', { globals: values });
    await rendered;
  }, globals);

interface StorybookChannel {
  once(event: string, listener: () => void): void;
  emit(event: string, payload: unknown): void;
}

/**
 * Each story's play and axe in light come with the runner. The stories that hold every state of a component are
 * seen in dark and under other tenants' colours as well; in the full run all of them are (decision 37).
 */
const config: TestRunnerConfig = {
  async postVisit(page, story) {
    const context = await getStoryContext(page, story);
    if (context.parameters.a11y?.test === 'off') throw new Error(`${story.id} switches axe off`);
    if (!full && !isPalette(story.id)) return;
    await page.evaluate(await axeSource);
    await page.evaluate(() => document.documentElement.setAttribute('data-stoa-appearance', 'dark'));
    await expectAccessible(page, `${story.id} in dark`);
    for (const color of otherTenants) {
      for (const appearance of ['light', 'dark']) {
        await setGlobals(page, { color, appearance });
        await expectAccessible(page, `${story.id} in ${color}, ${appearance}`, ['color-contrast']);
      }
    }
  },
};

export default config;
