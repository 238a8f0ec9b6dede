import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, startServer } from '../run.mjs';
import { measureCalls } from './calls.mjs';
import { measureHeavyCalls } from './heavyCalls.mjs';
import { line, mib } from './report.mjs';

const port = '4690';
const dataDir = path.join(root, 'node_modules/.cache/stoa-bench/data');

/** Largest memory that a process has used; 0 if the system does not report it. */
async function peakMemory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

const stop = (child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));

/** Starts a server and waits for its first page. */
async function start() {
  const from = performance.now();
  const { child } = await startServer({ env: { PORT: port, DATA_DIR: dataDir } });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  await answer.text();
  return {
    took: performance.now() - from,
    pid: child.pid,
    tenant: `http://sunrise.localhost:${port}`,
    stop: () => stop(child),
  };
}

/** Starts a server on newly seeded data, for the measurements of pages. */
export async function freshServer() {
  await rm(dataDir, { recursive: true, force: true });
  return start();
}

/**
 * Measures the first start, which creates and fills the database, the second, which finds it, and then calls
 * under load.
 */
export async function measureServer(_browser, rounds, { full }) {
  const first = await freshServer();
  const peak = await peakMemory(first.pid);
  await first.stop();
  const second = await start();
  await second.stop();
  return [
    line('first start, with the seed, to first answer', first.took),
    line('second start to first answer', second.took, { plain: first.took }),
    ...(peak > 0 ? [line('peak memory after the seed', peak, { unit: mib })] : []),
    ...(await measureHeavyCalls(rounds)),
    ...(await measureCalls(rounds, full ? 10 : 1)),
  ];
}
