import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';

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

/** An appearance, with another brand colour if one is given, checked by some rules of axe or by all. */
interface Look {
  appearance: 'light' | 'dark';
  color?: string;
  rules?: string[];
}

/** The look in which each story is first shown. */
const first: Look = { appearance: 'light' };
const others: readonly Look[] = [
  { appearance: 'dark', ...(full ? {} : { rules: contrast }) },
  ...otherTenants.flatMap((color) =>
    appearances.map((appearance) => ({ appearance, color, rules: contrast })),
  ),
];

declare global {
  interface Window {
    axe: { run(context: unknown, options: object): Promise<AxeResults> };
    /** Methods of the console before the runner wrapped them. */
    stoaConsole: Partial<Console>;
    /** Traces of earlier stories on the page that no test has reported yet. */
    stoaLeft: string[];
    __STORYBOOK_ADDONS_CHANNEL__: {
      transports: unknown[];
      on(
        event: 'storyRenderPhaseChanged',
        heard: (change: { newPhase: string; storyId: string }) => void,
      ): void;
      emit(event: 'updateGlobals', change: { globals: Record<string, unknown> }): void;
    };
  }
}

/** Runs in the page, once, before its first story. */
function preparePage() {
  window.stoaConsole = { ...console };
  window.stoaLeft = [];
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  // No event is sent to a frame around the page, because there is none. Storybook would serialise each event
  // and keep it until a frame appears.
  channel.transports = [];
  // The addon's own check is switched off, because it also reports passed rules, which takes time and is not
  // used here.
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  const own = new Set(document.body.children);
  let before = '';
  channel.on('storyRenderPhaseChanged', ({ newPhase, storyId }) => {
    // In this phase the previous story has been removed and the next one is not rendered yet.
    if (newPhase !== 'loading') return;
    const strays = [...document.body.children].filter(
      (element) => !own.has(element) && element.id !== 'storybook-highlights-root',
    );
    const traces = [
      ...strays.map((element) => element.outerHTML.slice(0, 300)),
      ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
    ];
    window.stoaLeft.push(...traces.map((trace) => `the story before, ${before}, leaves behind ${trace}`));
    for (const stray of strays) stray.remove();
    localStorage.clear();
    sessionStorage.clear();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    before = storyId;
  });
}

/**
 * Runs in the page. Returns what earlier stories left behind; if they left nothing, the faults that axe finds
 * in this story, in the first of these looks in which it finds any.
 */
async function faultsOf(looks: readonly Look[]): Promise<string[]> {
  // The runner wraps the console again for each story.
  Object.assign(console, window.stoaConsole);
  if (looks.length > 0 && window.stoaLeft.length > 0) return window.stoaLeft.splice(0);
  for (const [at, { appearance, color, rules }] of looks.entries()) {
    if (at > 0) window.stoaPaint(appearance, color);
    // Waits for moving elements before colours are read, except for movements that never end. Animations of
    // style sheets do not move any more, because Storybook has stopped them.
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && end !== undefined && end !== null && Number(end) < Infinity;
    });
    await Promise.race([
      Promise.allSettled(moving.map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
    const { violations } = await window.axe.run(
      // The check covers all of the page except Storybook's own elements.
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      // Only violations are reported, because the other results are not used.
      { resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) },
    );
    if (violations.length > 0) {
      const nodes = violations.flatMap((violation) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html}\n  ${node.failureSummary ?? ''}`),
      );
      return [`in ${color ?? 'its own colour'}, ${appearance}`, ...nodes];
    }
  }
  return [];
}

/**
 * The runner plays each story. Then axe checks it with all its rules in the light appearance; stories that
 * show every state of a component are checked in dark and in other tenants' colours as well; in the full run
 * all stories are, in dark with all rules. Colours are switched in the page and not by Storybook's globals,
 * because these render the story again, and the end of that rendering would be taken for the end of the next
 * story.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    await page.evaluate(await axeSource);
    await page.evaluate(preparePage);
  },
  async postVisit(page, { id, hasFailure }) {
    // A failed story is not checked by axe, so that the runner's own error is reported.
    const looks = hasFailure ? [] : full || isPalette(id) ? [first, ...others] : [first];
    const faults = await page.evaluate(faultsOf, looks);
    if (faults.length > 0) throw new Error(`${id}\n${faults.join('\n')}`);
  },
};

export default config;
