// `pnpm test`: every check that must pass before a change is merged. `--full`: the same with larger numbers.
import { allEnded, passedIn } from './printed.mjs';
import { quietEnv, run, say } from './run.mjs';

const full = process.argv.includes('--full');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const env = { ...quietEnv, ...(full ? { STOA_FULL: '1' } : {}) };

/**
 * Where nobody waits for the first failure, the tests go on after it, because a run that shows all failures
 * at once saves the runs that would show them one by one.
 */
const showsAll = process.env['CI'] === 'true';

/** @param {string} name @param {string} holds @param {string} command */
function step(name, holds, command) {
  return { name, holds, command: command.split(' ') };
}

/** The checks that fail fastest come first; the steps of one list run side by side. */
const stages = [
  [step('install', 'the lockfile matches', 'pnpm install --frozen-lockfile --prefer-offline')],
  [step('format', 'files are formatted', 'oxfmt --check')],
  [
    step('lint', 'no lint finding', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'),
    step('types', 'types hold', 'turbo run typecheck --output-logs=errors-only --concurrency=1'),
    // The build comes before the tests, because preparing the server's tests resolves packages as a consumer
    // does.
    step('build', 'packages, portal and Storybook build', 'turbo run build --output-logs=errors-only'),
  ],
  [
    step(
      'unit',
      'rules, components and server',
      `turbo run test --concurrency=1 --output-logs=full${showsAll ? ' --continue=always' : ''}`,
    ),
    // This step runs beside the tests, because both leave processors idle: servers that start, packages that
    // are installed.
    step(
      'packages',
      'what is released, installs, shows itself and keeps its budgets',
      'turbo run packages --filter=@stoa/build --output-logs=full --log-prefix=none',
    ),
  ],
  [
    step(
      'stories',
      'every story plays and is accessible',
      'turbo run stories --output-logs=full --log-prefix=none',
    ),
  ],
  [
    step(
      'journeys',
      'journeys in a real browser',
      'turbo run e2e --filter=@stoa/portal --output-logs=full --log-prefix=none',
    ),
  ],
]
  .map((steps) => steps.filter(({ name }) => !only || only.includes(name)))
  .filter((steps) => steps.length > 0);

const secondsSince = (from) => Math.round((performance.now() - from) / 1000);

/**
 * Runs a step. A step that runs beside others prints everything at its end, because their lines would be
 * mixed otherwise.
 */
async function take({ name, holds, command: [program, ...args] }, isAlone) {
  const from = performance.now();
  if (isAlone) say(`\n── ${name}: ${holds}`);
  const { code, output } = await run(program, args, { env, quiet: !isAlone });
  const isHeld = code === 0 && allEnded(output);
  if (!isAlone) say(`\n── ${name}: ${holds}\n${output}`);
  say(isHeld ? `✓ ${name} in ${secondsSince(from)} s` : `\n✗ ${name} failed after ${secondsSince(from)} s`);
  return { isHeld, passed: passedIn(output) || 1 };
}

/** Steps without which the ones after them cannot say anything. */
const needed = new Set(['install', 'format', 'lint', 'types', 'build']);

let passed = 0;
let failed = 0;
const began = performance.now();
for (const steps of stages) {
  const results = await Promise.all(steps.map((each) => take(each, steps.length === 1)));
  const failures = steps.filter((_, at) => !results[at]?.isHeld);
  failed += failures.length;
  passed += results.reduce((sum, each) => (each.isHeld ? sum + each.passed : sum), 0);
  if (failures.length > 0 && (!showsAll || failures.some(({ name }) => needed.has(name)))) break;
}
if (failed === 0) say(`\nAll holds after ${secondsSince(began)} s.`);
say(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exit(1);
