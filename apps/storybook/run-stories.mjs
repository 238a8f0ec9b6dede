// Serves the built Storybook, checks its pages of documentation and runs every story in a browser.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from '@stoa/browser';
import { serveFolder } from '@stoa/browser/serve';
import { faultsOfDocs } from './checkDocs.mjs';

const { executablePath, env, source } = await findBrowser();
process.stdout.write(`stories run in ${executablePath} (${source})\n`);
const site = await serveFolder(path.resolve('dist'));
const faults = await faultsOfDocs({ url: site.url, executablePath, env });
for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
const runner = spawn(
  'test-storybook',
  ['--url', site.url, '--maxWorkers', '2', '--disable-telemetry', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...env, STOA_BROWSER: executablePath } },
);
const code = await new Promise((resolve) => runner.once('exit', resolve));
await site.close();
process.exitCode = faults.length > 0 ? 1 : (code ?? 1);
