import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { appliedMigrations } from '../db/migrate.ts';
import { enterOwner } from '../db/scope.ts';
import { Refusal } from '../refusal.ts';
import { formatNumber, rowLine } from './format.ts';
import type { Head, Sums, TableLine } from './format.ts';
import { dataTables } from './tables.ts';

const rowsAtOnce = 1000;

/** Rows of a table in the order of its pages, a batch at a time. */
async function* rowsOf(tx: Database, table: string): AsyncGenerator<string> {
  let last = '(0,0)';
  for (;;) {
    const part = await tx
      .select({ at: sql<string>`t.ctid::text`, row: sql<string>`to_jsonb(t)::text` })
      .from(sql`${sql.identifier(table)} as t`)
      .where(sql`t.ctid > ${last}::text::tid`)
      // The column is qualified with its table, because `ctid` alone would mean the text of the first column.
      .orderBy(sql`t.ctid`)
      .limit(rowsAtOnce);
    for (const { row } of part) yield row;
    const end = part.at(-1);
    if (end === undefined) return;
    last = end.at;
  }
}

async function* linesOf(tx: Database, head: Head): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  const tables = await dataTables(tx);
  let rows = 0;
  for (const table of tables) {
    yield `${JSON.stringify({ table } satisfies TableLine)}\n`;
    for await (const row of rowsOf(tx, table)) {
      rows += 1;
      yield `${rowLine(row)}\n`;
    }
  }
  yield `${JSON.stringify({ end: true, tables: tables.length, rows } satisfies Sums)}\n`;
}

/**
 * Writes all data into one file, as of one moment. The file contains password hashes and keys, so only its
 * owner may read it. It gets its final name when it is complete.
 */
export async function dumpData(db: Database, file: string, now: number): Promise<void> {
  const part = `${file}.part`;
  try {
    await db.transaction(
      async (tx) => {
        await enterOwner(tx);
        const migrations = await appliedMigrations(tx);
        const made = new Date(now).toISOString();
        const lines = linesOf(tx, { stoa: 'data', format: formatNumber, migrations, made });
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600 }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const unwritable = ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EROFS'].includes(String(code));
    if (unwritable) throw new Refusal(`${file} cannot be written (${String(code)}).`);
    throw error;
  }
}
