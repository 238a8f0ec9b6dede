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
  /**
   * Start time of the process in clock ticks, where the system reports it, because a pid may be used again.
   */
  started: string;
}

/**
 * Locks the data folder for this process, because PGlite takes no lock itself and two processes in one folder
 * destroy its database. A lock whose process is gone is taken over.
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

/** Refuses a folder that a running process has locked, without changing it. */
export const demandFree = async (dataDir: string): Promise<void> =>
  demandNoHolder(dataDir, await readFile(join(dataDir, 'server.lock'), 'utf8').catch(() => ''));

async function demandNoHolder(dataDir: string, text: string): Promise<void> {
  const holder = readHolder(text);
  if (holder === undefined || !(await isAlive(holder))) return;
  throw new Refusal(
    `DATA_DIR ${dataDir} is in use by process ${holder.pid}; stop that process or choose another DATA_DIR.`,
  );
}

/**
 * Explains why a folder cannot be made: on a read-only disk Node answers ENOENT, and only the parent folder
 * shows the reason.
 */
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
/** Error codes of file systems without hard links. */
const withoutLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/** Creates the file with its full content or not at all, because a reader must never find half a file. */
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
 * Of many processes that start at once, one at a time reads the stale lock again and removes it. While it
 * holds the guard file nobody else removes a stale lock, so it removes exactly the file that it has read.
 */
async function removeStale(path: string, stale: string, mine: string): Promise<void> {
  const guard = `${path}.guard`;
  if (!(await createOnly(guard, mine))) {
    const text = await readFile(guard, 'utf8').catch(() => undefined);
    const holder = readHolder(text ?? '');
    // The guard file is held only for a moment, so one whose process is gone was left by a kill in that
    // moment.
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
  // A failure is ignored, because the next start takes over the lock of a process that is gone: a server on
  // a disk that has become read-only still stops in order.
  if (text === mine) await unlink(path).catch(() => undefined);
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
    // The guard file is held only for a moment, so if its process is gone, the process was killed in that
    // moment.
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

/** Start time of a process, field 22 of /proc/{pid}/stat; '' on systems without it. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
