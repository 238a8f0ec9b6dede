import { randomUUID } from 'node:crypto';
import { access, constants, link, mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import { storageRefusal } from './storage.ts';

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
  await mkdir(dataDir, { recursive: true }).catch(async (error: unknown) => {
    throw await unmakeable(dataDir, error);
  });
  const path = join(dataDir, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await createOnly(path, mine)) return { release: () => releaseIfMine(path, mine) };
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    await demandNoHolder(dataDir, text);
    await removeStale(path, text, mine);
  }
  throw new Refusal(`DATA_DIR ${dataDir} could not be locked because several processes are starting in it.`);
}

/** Refuses a folder that a living process holds, without touching it. */
export const demandFree = async (dataDir: string): Promise<void> =>
  demandNoHolder(dataDir, await readFile(join(dataDir, 'server.lock'), 'utf8').catch(() => ''));

async function demandNoHolder(dataDir: string, text: string): Promise<void> {
  const holder = readHolder(text);
  if (holder === undefined || !(await isAlive(holder))) return;
  throw new Refusal(
    `DATA_DIR ${dataDir} is in use by process ${holder.pid}; stop that process or choose another DATA_DIR.`,
  );
}

/** Node answers ENOENT for a folder on a disk that may only be read: the folder above it knows why. */
async function unmakeable(dataDir: string, error: unknown): Promise<Refusal> {
  let above = dirname(resolve(dataDir));
  while (above !== dirname(above) && !(await stat(above).catch(() => undefined))) above = dirname(above);
  const why = await access(above, constants.W_OK).then(
    () => codeOf(error) ?? 'unknown error',
    (reason: unknown) => codeOf(reason) ?? 'unknown error',
  );
  return unwritable(dataDir, why);
}

const unwritable = (dataDir: string, code: string): Refusal => {
  const fault = code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'readOnly';
  return storageRefusal(`DATA_DIR ${dataDir}`, { fault, detail: code });
};

const attempts = 50;
/** What file systems say that know no second name of a file. */
const withoutLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/** Puts the file there whole or not at all: whoever reads it must not find one that is being written. */
async function createOnly(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${process.pid}-${randomUUID()}`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await link(draft, path).catch((error: unknown) => {
      if (!withoutLinks.has(codeOf(error) ?? '')) throw error;
      return writeFile(path, text, { flag: 'wx' });
    });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw unwritable(dirname(path), codeOf(error) ?? 'unknown error');
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/**
 * Of many starters one at a time looks at the stale file again and removes it. While it holds the guard nobody else
 * removes a lock whose process is gone, so what it has read is what it removes.
 */
async function removeStale(path: string, stale: string, mine: string): Promise<void> {
  const guard = `${path}.guard`;
  if (!(await createOnly(guard, mine))) {
    const text = await readFile(guard, 'utf8').catch(() => undefined);
    const holder = readHolder(text ?? '');
    // It is held for a moment only: one whose process is gone was left by a kill in that moment.
    const isLeft = text !== undefined && !(holder !== undefined && (await isAlive(holder)));
    if (isLeft) await unlink(guard).catch(() => undefined);
    await sleep(10);
    return;
  }
  try {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === stale) await unlink(path);
  } finally {
    await unlink(guard).catch(() => undefined);
  }
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
    // Left by a kill on a file system without links, or by a stranger: no living server holds it.
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
