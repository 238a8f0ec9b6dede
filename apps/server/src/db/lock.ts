import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

export interface Lock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  /** Start of the process in clock ticks, where the system tells; a pid alone is reused. */
  started: string;
}

/**
 * Takes the data folder for this process. PGlite itself takes no lock in its released line, and two
 * processes in one folder destroy it (reliability 0.7). A lock whose process is gone is taken over.
 */
export async function takeLock(dataDir: string): Promise<Lock> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createOnly(path, mine)) return { release: () => releaseIfMine(path, mine) };
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const holder = readHolder(text);
    if (holder !== undefined && (await isAlive(holder))) {
      throw new Refusal(
        `DATA_DIR ${dataDir} is in use by process ${holder.pid}; stop that process or choose another DATA_DIR.`,
      );
    }
    await removeStale(path, text);
  }
  throw new Refusal(`DATA_DIR ${dataDir} could not be locked because several processes are starting in it.`);
}

async function createOnly(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new Refusal(`DATA_DIR cannot be written (${codeOf(error) ?? 'unknown error'}): ${path}.`);
  }
}

/** Moves the stale file away first, so that of two starters only one removes it. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved === stale) await unlink(aside);
  else await rename(aside, path);
}

async function releaseIfMine(path: string, mine: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === mine) await unlink(path);
}

function readHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) {
      return undefined;
    }
    const { pid, started } = value;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    // A process killed between creating and writing the file leaves it empty.
    return undefined;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const started = await startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}

/** Field 22 of /proc/{pid}/stat; '' on systems without it. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
