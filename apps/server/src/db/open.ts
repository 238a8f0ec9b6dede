import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { OpenDatabase } from './database.ts';
import {
  buildFirst,
  demandFiles,
  forgetFiles,
  keepListing,
  listFiles,
  openedIn,
  stateOf,
} from './dataFolder.ts';
import { demandFree, takeLock } from './lock.ts';
import { Observers } from './observers.ts';
import { preparing } from './preparing.ts';
import { inWords, storageRefusal, storageTroubleOf } from './storage.ts';
import { forgetUnmadeFiles } from './unmadeFiles.ts';

export type { Database, OpenDatabase } from './database.ts';

export interface OpenOptions {
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Number of connections for requests and jobs. */
  readonly pool?: number | undefined;
  /** Folder of the embedded database; without one it lives in memory (tests). */
  readonly dataDir?: string | undefined;
  /** A dump to start the embedded database from. */
  readonly dump?: Blob | undefined;
  /**
   * Whether the folder may hold uploads and no database yet, because a dump is about to be restored beside
   * them.
   */
  readonly mayHoldUploads?: boolean | undefined;
}

/** Opens PostgreSQL by address, or PGlite in the data folder. Neither driver is loaded unless it is used. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options.pool);
}

async function openPostgres(url: string, pool = 10): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
  ]);
  const common = { onnotice: () => undefined, connect_timeout: 10 };
  const client = postgres(url, { ...common, max: 2 });
  const observers = new Observers();
  let requests: ReturnType<typeof postgres> | undefined;
  try {
    await client`select 1`;
  } catch (error) {
    await client.end({ timeout: 0 });
    // Only the error code is printed, because the address holds a password.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new Refusal(
      `DATABASE_URL cannot be opened (${reason}): no PostgreSQL answers at ${new URL(url).host}.`,
    );
  }
  return {
    db: drizzle(client, { casing: 'snake_case' }),
    engine: 'postgres',
    place: `The PostgreSQL at ${new URL(url).host}`,
    onStop: () => undefined,
    lower: async () => {
      requests ??= postgres(url, { ...common, max: pool, connection: { role: 'stoa_app' } });
      return drizzle(preparing(requests, observers), { casing: 'snake_case' });
    },
    listen: async (channel, onNotice, onReady) => {
      const listening = await client.listen(channel, onNotice, onReady);
      return () => listening.unlisten();
    },
    observe: observers.observe,
    close: async () => {
      await Promise.all([requests?.end({ timeout: 5 }), client.end({ timeout: 5 })]);
    },
  };
}

async function openEmbedded({ dataDir, dump, mayHoldUploads }: OpenOptions): Promise<OpenDatabase> {
  // The folder is checked before the lock is taken, because a refused folder must stay unchanged, including
  // its times.
  if (dataDir !== undefined) await demandGood(dataDir, mayHoldUploads);
  const lock = dataDir === undefined ? undefined : await takeLock(dataDir);
  try {
    const [{ Stoppable }, { drizzle }] = await Promise.all([
      import('./stoppable.ts'),
      import('drizzle-orm/pglite'),
    ]);
    const open = (folder: string) => new Stoppable({ dataDir: folder });
    if (dataDir !== undefined && (await stateOf(dataDir, mayHoldUploads)) === 'new') {
      await buildFirst(dataDir, open);
    }
    const client =
      dataDir === undefined
        ? new Stoppable(dump === undefined ? {} : { loadDataDir: dump })
        : await leavingNothing(join(dataDir, 'pg/postmaster.pid'), () =>
            openedIn(dataDir, open(join(dataDir, 'pg'))),
          );
    await client.waitReady;
    forgetUnmadeFiles(client.Module.FS);
    const place = dataDir === undefined ? 'The database in memory' : `DATA_DIR ${dataDir}`;
    if (dataDir !== undefined) {
      await demandFiles(dataDir, client).catch(async (error: unknown) => {
        await client.close().catch(() => undefined);
        throw inWords(error, place);
      });
      await forgetFiles(dataDir);
    }
    const db = drizzle(client, { casing: 'snake_case' });
    let stopListing: (() => Promise<void>) | undefined;
    return {
      db,
      engine: 'pglite',
      place,
      onStop: (tell) =>
        client.onStop((error) => {
          const trouble = storageTroubleOf(error) ?? { fault: 'stopped', detail: error.message };
          tell(storageRefusal(place, trouble));
        }),
      lower: async () => {
        await client.exec('set role stoa_app');
        // This role may not change tables, so from now on their files only grow.
        if (dataDir !== undefined) stopListing = await keepListing(dataDir);
        return db;
      },
      listen: async (channel, onNotice, onReady) => {
        const stop = await client.listen(channel, onNotice);
        onReady();
        return () => stop();
      },
      observe: client.observers.observe,
      close: async () => {
        await stopListing?.();
        if (!client.hasStopped) {
          await client.close();
          if (dataDir !== undefined) await listFiles(dataDir, 'closed');
        }
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/**
 * Opens a database that makes this file at its start, and takes the file away again when it cannot be opened,
 * because a refused folder must stay unchanged.
 */
async function leavingNothing<T>(file: string, open: () => Promise<T>): Promise<T> {
  const wasThere = existsSync(file);
  try {
    return await open();
  } catch (error) {
    if (!wasThere) await rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Checks the folder. After a failure its lock is checked again, because a process that has just opened the
 * folder changes files meanwhile and is then the real reason.
 */
async function demandGood(dataDir: string, mayHoldUploads: boolean | undefined): Promise<void> {
  await demandFree(dataDir);
  try {
    await stateOf(dataDir, mayHoldUploads);
  } catch (error) {
    await demandFree(dataDir);
    throw error;
  }
}
