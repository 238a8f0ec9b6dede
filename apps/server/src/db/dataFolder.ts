import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { access, constants, readFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
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
/** List of the database's files and their lengths at the last close, or while it was open. */
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

const isLogPart = (name: string): boolean => /^[\dA-F]{24}$/.test(name);

/** The number of a part of the log, which its name holds in two pieces behind the timeline. */
const numberOfPart = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);

/** The number of the part from which PostgreSQL mends the database; no earlier one is needed. */
const firstPartOf = (bytes: Buffer): number => Number(bytes.readBigUInt64LE(40) / BigInt(logBytes));

/**
 * Checks the write-ahead log: PostgreSQL renames a part of its log only when the part has its full length, and
 * writes one part after the other. At a missing part it would take the log for finished, and lose the rest.
 */
async function faultInLog(pg: string): Promise<string | undefined> {
  const parts = (await readdir(join(pg, 'pg_wal'))).filter(isLogPart);
  if (parts.length === 0) return 'pg/pg_wal has no log';
  for (const part of parts) {
    const size = await sizeOf(join(pg, 'pg_wal', part));
    if (size !== logBytes) return `pg/pg_wal/${part} is cut (${size ?? 0} of ${logBytes} bytes)`;
  }
  const numbers = new Set(parts.map(numberOfPart));
  const last = Math.max(...numbers);
  for (let part = firstPartOf(await controlOf(pg)); part <= last; part += 1) {
    if (!numbers.has(part)) return `pg/pg_wal has no part ${part} of its log`;
  }
  return undefined;
}

interface FileList {
  /**
   * Digest of the control file if the list was made at a close, because PostgreSQL rewrites that file whenever
   * it opens the database; null while the database was open.
   */
  readonly control: string | null;
  readonly moment: Moment;
  readonly sizes: Readonly<Record<string, number>>;
}

/** Which database it is, and the position in its log at its last checkpoint. */
interface Moment {
  readonly system: string;
  readonly checkpoint: string;
}

const controlOf = (pg: string): Promise<Buffer> => readFile(join(pg, control));

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** The two fields stand at these places in the control file of every PostgreSQL since version 12. */
const momentOf = (bytes: Buffer): Moment => ({
  system: String(bytes.readBigUInt64LE(0)),
  checkpoint: String(bytes.readBigUInt64LE(32)),
});

const isNotBefore = (one: Moment, other: Moment): boolean =>
  one.system === other.system && BigInt(one.checkpoint) >= BigInt(other.checkpoint);

const fileList = v.object({
  control: v.nullable(v.string()),
  moment: v.object({ system: v.string(), checkpoint: v.pipe(v.string(), v.digits()) }),
  sizes: v.record(v.string(), v.number()),
});

function readList(text: string): FileList | undefined {
  try {
    const { success, output } = v.safeParse(fileList, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

const isNeededPart = (path: string, firstPart: number): boolean => {
  const [folder, name = ''] = path.split('/');
  return folder === 'pg_wal' && isLogPart(name) && numberOfPart(name) >= firstPart;
};

/**
 * Files that keep their length or grow while the server runs: tables, indexes, what became of each
 * transaction, which file belongs to which table of PostgreSQL itself, and the log since the last checkpoint.
 */
const neverShrinks = (name: string, firstPart: number): boolean =>
  isNeededPart(name, firstPart) ||
  /^(base\/\d+|global)\/(\d+(\.\d+)?|pg_filenode\.map)$/.test(name) ||
  /^pg_(xact|multixact\/\w+)\/[\dA-F]+$/.test(name) ||
  /(^|\/)PG_VERSION$/.test(name);

/**
 * Compares the files with the list. Nobody has opened the database since a list with the same control file, so
 * every file must have its length. After a kill the files may be longer than in an earlier list of the same
 * database, but most are never shorter; one that was empty may have belonged to a deleted table.
 */
async function faultByList(dataDir: string): Promise<string | undefined> {
  const list = readList(await readFile(join(dataDir, listName), 'utf8').catch(() => ''));
  if (list === undefined) return undefined;
  const pg = join(dataDir, 'pg');
  const bytes = await controlOf(pg);
  const isUntouched = list.control === digestOf(bytes);
  if (!isUntouched && !isNotBefore(momentOf(bytes), list.moment)) return undefined;
  const found = await sizesIn(pg);
  for (const [name, size] of Object.entries(list.sizes)) {
    if (!isUntouched && (size === 0 || !neverShrinks(name, firstPartOf(bytes)))) continue;
    const now = found[name];
    if (now === undefined) return `pg/${name} is missing`;
    if (isUntouched ? now !== size : now < size) return `pg/${name} has ${now} bytes in place of ${size}`;
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

/** Writes the list of files, so that the next start notices missing and shortened ones. */
export async function listFiles(dataDir: string, state: 'closed' | 'open'): Promise<void> {
  const pg = join(dataDir, 'pg');
  const path = join(dataDir, listName);
  try {
    const bytes = await controlOf(pg);
    const list: FileList = {
      control: state === 'closed' ? digestOf(bytes) : null,
      moment: momentOf(bytes),
      sizes: await sizesIn(pg),
    };
    await writeFile(`${path}.draft`, JSON.stringify(list));
    await rename(`${path}.draft`, path);
  } catch {
    // A failure is ignored, because no other list is left that could be wrong. So on a full disk only the
    // check of the next start is lost.
    await rm(`${path}.draft`, { force: true }).catch(() => undefined);
  }
}

const listingMs = 60_000;

/**
 * Lists the files of an open database in which no table is changed or deleted from now on, and again within a
 * minute whenever its log has a new part. Calling the result ends this.
 */
export async function keepListing(dataDir: string): Promise<() => Promise<void>> {
  let listed = '';
  const list = async (): Promise<void> => {
    const parts = (await readdir(join(dataDir, 'pg/pg_wal')).catch(() => [])).join(' ');
    if (parts === listed) return;
    await listFiles(dataDir, 'open');
    listed = parts;
  };
  await list();
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(list);
  }, listingMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

/** Removes the list when the database is open, because migrations and a restore shorten and delete files. */
export const forgetFiles = (dataDir: string): Promise<void> => rm(join(dataDir, listName), { force: true });

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
  throw storageRefusal(`DATA_DIR ${dataDir}`, { fault: 'damaged', detail: `pg/${missing.path} is missing` });
}
