import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { access, constants, readFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { Stoppable } from './stoppable.ts';
import { faultInWords, storageRefusal, storageTroubleOf } from './storage.ts';

/**
 * The state of a data folder.
 * - `new`: the folder is empty, or contains only the remains of a killed first start.
 * - `whole`: there is a complete database.
 */
export type FolderState = 'new' | 'whole';

/**
 * Name under which a database is built; it is renamed when it is complete, so that a killed start leaves no
 * incomplete database.
 */
const draftName = 'pg.draft';
/** List of the database's files and their lengths at the last close. */
const listName = 'pg.files';

/** Names of the lock, and of the files that a start that is killed while it locks leaves behind. */
const lockNames = /^server\.lock(\.guard)?(\.\d+-[\da-f-]{36})?$/;

/** Ignores `lost+found`, which belongs to the file system of a disk that is mounted here. */
const isNoContent = (name: string): boolean =>
  lockNames.test(name) || name === 'lost+found' || name === draftName;

const folders =
  `base global pg_commit_ts pg_dynshmem pg_logical/mappings pg_logical/snapshots pg_multixact/members
  pg_multixact/offsets pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc
  pg_twophase pg_wal pg_xact`.split(/\s+/);
const files = ['PG_VERSION', 'postgresql.conf', 'pg_hba.conf', 'pg_ident.conf', 'global/pg_filenode.map'];
const control = 'global/pg_control';
const controlBytes = 8192;
const logBytes = 16 * 1024 * 1024;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';

const notWhole = (dataDir: string, what: string): Refusal =>
  new Refusal(
    `DATA_DIR ${dataDir} is not empty and holds no whole database: ${what}. Nothing in it was changed. Put the whole back-up in its place, or choose another DATA_DIR; to begin again with the demo companies, delete the folder.`,
  );

/**
 * Checks whether there is a database, without changing anything. A folder with other content, or a database
 * with missing files, is refused, because filling it with demo data would hide the loss.
 */
export async function stateOf(dataDir: string, mayHoldUploads = false): Promise<FolderState> {
  const names = await readdir(dataDir).catch((error: unknown): string[] => {
    const code = codeOf(error);
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new Refusal(`DATA_DIR ${dataDir} is no folder; choose another DATA_DIR.`);
    throw withoutRight(dataDir, code);
  });
  const content = names.filter((name) => !isNoContent(name) && !(mayHoldUploads && name === 'uploads'));
  if (!names.includes('pg')) {
    if (content.length === 0) return 'new';
    const some = content.toSorted().slice(0, 3).join(', ');
    throw notWhole(dataDir, `it holds ${some}${content.length > 3 ? ' and more' : ''}, but no database (pg)`);
  }
  const wrong = await faultIn(dataDir).catch((error: unknown) => {
    const code = codeOf(error);
    if (isRightMissing(code)) throw withoutRight(dataDir, code);
    return `it cannot be read (${code})`;
  });
  if (wrong !== undefined) throw notWhole(dataDir, wrong);
  // PostgreSQL takes a folder that it may not write for one that another PostgreSQL uses.
  await access(join(dataDir, 'pg'), constants.W_OK).catch((error: unknown) => {
    throw withoutRight(dataDir, codeOf(error));
  });
  return 'whole';
}

const isRightMissing = (code: string): boolean => code === 'EACCES' || code === 'EPERM';

const withoutRight = (dataDir: string, code: string): Refusal =>
  storageRefusal(`DATA_DIR ${dataDir}`, { fault: 'readOnly', detail: code });

/** What `stat` says; undefined if there is no such file, which is another fault than a missing right. */
const factsOf = (path: string): Promise<Stats | undefined> =>
  stat(path).catch((error: unknown) => {
    if (isRightMissing(codeOf(error))) throw error;
    return undefined;
  });

const isThere = async (path: string, kind: 'isDirectory' | 'isFile'): Promise<boolean> =>
  (await factsOf(path))?.[kind]() === true;

const sizeOf = async (path: string): Promise<number | undefined> => (await factsOf(path))?.size;

async function faultIn(dataDir: string): Promise<string | undefined> {
  const pg = join(dataDir, 'pg');
  for (const name of folders) {
    if (!(await isThere(join(pg, name), 'isDirectory'))) return `pg/${name} is missing`;
  }
  const databases = await readdir(join(pg, 'base'));
  if (databases.length === 0) return 'pg/base is empty';
  const ofDatabases = databases.flatMap((no) => [`base/${no}/PG_VERSION`, `base/${no}/pg_filenode.map`]);
  for (const name of [...files, ...ofDatabases]) {
    const size = await sizeOf(join(pg, name));
    if (size === undefined) return `pg/${name} is missing`;
    if (size === 0) return `pg/${name} is empty`;
  }
  const size = await sizeOf(join(pg, control));
  if (size === undefined) return `pg/${control} is missing`;
  if (size !== controlBytes) return `pg/${control} is cut (${size} of ${controlBytes} bytes)`;
  return (await faultInLog(pg)) ?? faultByList(dataDir);
}

/** Checks the write-ahead log: PostgreSQL renames a part of its log only when the part has its full length. */
async function faultInLog(pg: string): Promise<string | undefined> {
  const parts = (await readdir(join(pg, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name));
  if (parts.length === 0) return 'pg/pg_wal has no log';
  for (const part of parts) {
    const size = await sizeOf(join(pg, 'pg_wal', part));
    if (size !== logBytes) return `pg/pg_wal/${part} is cut (${size ?? 0} of ${logBytes} bytes)`;
  }
  return undefined;
}

interface FileList {
  /**
   * Digest of the control file to which the list belongs, because PostgreSQL rewrites that file whenever it
   * opens the database.
   */
  readonly control: string;
  readonly sizes: Readonly<Record<string, number>>;
}

const controlOf = async (pg: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(pg, control)))
    .digest('base64url');

function readList(text: string): FileList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('control' in value) || !('sizes' in value))
      return undefined;
    const { control: of, sizes } = value;
    if (typeof of !== 'string' || typeof sizes !== 'object' || sizes === null) return undefined;
    return { control: of, sizes: Object.fromEntries(Object.entries(sizes)) };
  } catch {
    return undefined;
  }
}

/** Compares the files with the list of the last close, if nobody has opened the database since. */
async function faultByList(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, listName), 'utf8').catch(() => '');
  const list = readList(text);
  const pg = join(dataDir, 'pg');
  if (list === undefined || list.control !== (await controlOf(pg))) return undefined;
  const found = await sizesIn(pg);
  for (const [name, size] of Object.entries(list.sizes)) {
    const now = found[name];
    if (now === undefined) return `pg/${name} is missing`;
    if (now !== size) return `pg/${name} has ${now} bytes in place of ${size}`;
  }
  return undefined;
}

async function sizesIn(pg: string): Promise<Record<string, number>> {
  const entries = await readdir(pg, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes: [string, number][] = [];
  for (const path of paths) sizes.push([relative(pg, path).replaceAll(sep, '/'), (await stat(path)).size]);
  return Object.fromEntries(sizes);
}

/** Writes the list of files of a database that was just closed, so that the next start notices missing ones. */
export async function listFiles(dataDir: string): Promise<void> {
  const pg = join(dataDir, 'pg');
  const path = join(dataDir, listName);
  try {
    const list: FileList = { control: await controlOf(pg), sizes: await sizesIn(pg) };
    await writeFile(`${path}.draft`, JSON.stringify(list));
    await rename(`${path}.draft`, path);
  } catch {
    // A failure is ignored, because an older list does not fit the control file and is skipped. So on a full
    // disk only the check of the next start is lost.
    await rm(`${path}.draft`, { force: true }).catch(() => undefined);
  }
}

/** Builds the first database of a folder completely or not at all. */
export async function buildFirst(dataDir: string, open: (folder: string) => Stoppable): Promise<void> {
  const draft = join(dataDir, draftName);
  try {
    await rm(draft, { recursive: true, force: true });
    await openedIn(dataDir, open(draft)).then((client) => client.close());
    await rename(draft, join(dataDir, 'pg'));
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** Waits until the database is open; a failure becomes a sentence for the operator. */
export async function openedIn(dataDir: string, client: Stoppable): Promise<Stoppable> {
  try {
    await client.waitReady;
    return client;
  } catch (error) {
    const place = `DATA_DIR ${dataDir}`;
    const trouble = storageTroubleOf(error);
    if (trouble !== undefined) throw storageRefusal(place, trouble);
    const free = await statfs(dataDir).catch(() => undefined);
    if (free !== undefined && free.bavail * free.bsize < 1024 * 1024) {
      throw storageRefusal(place, { fault: 'full', detail: 'less than 1 MB is free' });
    }
    const detail = client.lastWords === '' ? 'PostgreSQL cannot open it' : client.lastWords;
    throw storageRefusal(place, { fault: faultInWords(detail) ?? 'damaged', detail });
  }
}

/** Refuses a database that was killed and lost files afterwards, which the list of the last close cannot show. */
export async function demandFiles(dataDir: string, client: Stoppable): Promise<void> {
  const pg = join(dataDir, 'pg');
  const { rows } = await client.query<{ path: string }>(
    'select path from (select pg_relation_filepath(oid) as path from pg_class) as one where path is not null',
  );
  const found = new Set(Object.keys(await sizesIn(pg)));
  const missing = rows.find(({ path }) => !found.has(path));
  if (missing === undefined) return;
  await client.close();
  throw storageRefusal(`DATA_DIR ${dataDir}`, { fault: 'damaged', detail: `pg/${missing.path} is missing` });
}
