// Serves the built Storybook, checks its pages of documentation and runs every story in a browser. Arguments
// before the first option choose stories by their files: `node run-stories.mjs Button src/Table`.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@stoa/browser';
import { serveFolder } from '@stoa/browser/serve';
import { faultsOfDocs } from './checkDocs.mjs';
import { writeStoryTests } from './storyTests.mjs';

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const patterns = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);

const built = path.resolve('dist');
const { executablePath, env, source } = await findBrowser();
process.stdout.write(`stories run in ${executablePath} (${source})\n`);
const site = await serveFolder(built);
const workers = 2;
const folder = await writeStoryTests({ built, patterns, workers });
const runner = spawn(
  'test-storybook',
  ['--url', site.url, '--maxWorkers', String(workers), '--disable-telemetry', ...options],
  {
    stdio: 'inherit',
    // The runner finds the tests by these variables.
    env: { ...env, STOA_BROWSER: executablePath, TEST_ROOT: folder, TEST_MATCH: '**/*.test.js' },
  },
);
const [code, faults] = await Promise.all([
  new Promise((resolve) => runner.once('exit', resolve)),
  // An error counts as a fault as well, so that the runner is not left running.
  faultsOfDocs({ url: site.url, executablePath, env }).catch((error) => [String(error)]),
]);
for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
await Promise.all([site.close(), rm(folder, { recursive: true })]);
process.exitCode = faults.length > 0 ? 1 : (code ?? 1);
