// `pnpm test`: every check that must pass before a change is merged. `--full`: the same with larger numbers.
import { stripVTControlCharacters } from 'node:util';
import { quietEnv, run, say } from './run.mjs';

const full = process.argv.includes('--full');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const env = { ...quietEnv, ...(full ? { STOA_FULL: '1' } : {}) };

/** @param {string} name @param {string} holds @param {string} command */
function step(name, holds, command) {
  return { name, holds, command: command.split(' ') };
}

/** In this order, because the checks that fail fastest come first. */
const steps = [
  step('install', 'the lockfile matches', 'pnpm install --frozen-lockfile --prefer-offline'),
  step('format', 'files are formatted', 'oxfmt --check'),
  step('lint', 'no lint finding', 'oxlint --type-aware --deny-warnings'),
  step('types', 'types hold', 'turbo run typecheck --output-logs=errors-only'),
  // Before the tests, because preparing the server's tests resolves packages as a consumer does.
  step('build', 'packages, portal and Storybook build', 'turbo run build --output-logs=errors-only'),
  step('unit', 'rules, components and server', 'turbo run test --concurrency=1 --output-logs=full'),
  step(
    'packages',
    'what is released, installs, shows itself and keeps its budgets',
    'node tooling/build/check.mjs',
  ),
  step('stories', 'every story plays and is accessible', 'turbo run stories --output-logs=full'),
  step('journeys', 'journeys in a real browser', 'pnpm --filter @stoa/portal e2e'),
].filter(({ name }) => !only || only.includes(name));

/** Number of passed tests, from the closing lines of the runners (vitest, jest, Playwright, node). */
const passedIn = (output) => {
  const counts = [/^.*\bTests:?\s+(?:\d+ \w+[,|]\s*)*?(\d+) passed/gm, /^\s+(\d+) passed \(/gm];
  return counts
    .flatMap((pattern) => [...stripVTControlCharacters(output).matchAll(pattern)])
    .reduce((sum, [, n]) => sum + Number(n), 0);
};

let passed = 0;
const began = performance.now();
for (const { name, holds, command } of steps) {
  const [program, ...args] = command;
  const from = performance.now();
  say(`\n── ${name}: ${holds}`);
  const { code, output } = await run(program, args, { env });
  const took = `${Math.round((performance.now() - from) / 1000)} s`;
  if (code !== 0) {
    say(`\n✗ ${name} failed after ${took}`);
    say(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += passedIn(output) || 1;
  say(`✓ ${name} in ${took}`);
}
say(`\nAll holds after ${Math.round((performance.now() - began) / 1000)} s.`);
say(`${passed} passed, 0 failed`);
