import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { OpenDatabase } from './database.ts';
import { takeLock } from './lock.ts';
import { Observers } from './observers.ts';
import { preparing } from './preparing.ts';

export type { Database, OpenDatabase } from './database.ts';

export interface OpenOptions {
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Connections to it for requests and jobs. */
  readonly pool?: number | undefined;
  /** Folder of the embedded database; without one it lives in memory (tests). */
  readonly dataDir?: string | undefined;
  /** A dump to start the embedded database from. */
  readonly dump?: Blob | undefined;
}

/** Opens PostgreSQL by address, or PGlite in the data folder. Neither driver is loaded unless it is used. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbedded(options.dataDir, options.dump)
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
    // Host and reason only: the address holds a password.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new Refusal(
      `DATABASE_URL cannot be opened (${reason}): no PostgreSQL answers at ${new URL(url).host}.`,
    );
  }
  return {
    db: drizzle(client, { casing: 'snake_case' }),
    engine: 'postgres',
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

async function openEmbedded(dataDir: string | undefined, dump: Blob | undefined): Promise<OpenDatabase> {
  const lock = dataDir === undefined ? undefined : await takeLock(dataDir);
  try {
    const [{ Embedded }, { drizzle }] = await Promise.all([
      import('./embedded.ts'),
      import('drizzle-orm/pglite'),
    ]);
    const folder = dataDir === undefined ? undefined : join(dataDir, 'pg');
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const client = new Embedded({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(dump === undefined ? {} : { loadDataDir: dump }),
    });
    await client.waitReady;
    const db = drizzle(client, { casing: 'snake_case' });
    return {
      db,
      engine: 'pglite',
      lower: async () => {
        await client.exec('set role stoa_app');
        return db;
      },
      listen: async (channel, onNotice, onReady) => {
        const stop = await client.listen(channel, onNotice);
        onReady();
        return () => stop();
      },
      observe: client.observers.observe,
      close: async () => {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
