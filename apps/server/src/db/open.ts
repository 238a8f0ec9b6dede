import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { OpenDatabase } from './database.ts';
import { takeLock } from './lock.ts';

export type { Database, OpenDatabase } from './database.ts';

export interface OpenOptions {
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database; without one it lives in memory (tests). */
  readonly dataDir?: string | undefined;
  /** A dump to start the embedded database from. */
  readonly dump?: Blob | undefined;
}

/** Opens PostgreSQL by address, or PGlite in the data folder. Neither driver is loaded unless it is used. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbedded(options.dataDir, options.dump)
    : openPostgres(options.databaseUrl);
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
  ]);
  const client = postgres(url, { max: 10, onnotice: () => undefined, connect_timeout: 10 });
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
    close: () => client.end({ timeout: 5 }),
  };
}

async function openEmbedded(dataDir: string | undefined, dump: Blob | undefined): Promise<OpenDatabase> {
  const lock = dataDir === undefined ? undefined : await takeLock(dataDir);
  try {
    const [{ PGlite }, { drizzle }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
    ]);
    const folder = dataDir === undefined ? undefined : join(dataDir, 'pg');
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(dump === undefined ? {} : { loadDataDir: dump }),
    });
    return {
      db: drizzle(client, { casing: 'snake_case' }),
      engine: 'pglite',
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
