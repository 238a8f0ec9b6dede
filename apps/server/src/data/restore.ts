import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { knownMigrations, migrate } from '../db/migrate.ts';
import { enterOwner } from '../db/scope.ts';
import { Refusal } from '../refusal.ts';
import { formatNumber, readHead, readMark, rowOf } from './format.ts';
import type { Head } from './format.ts';
import { broughtColumns, dataTables, dropAll, foreignKeys, numberedColumns } from './tables.ts';

const rowsAtOnce = 500;

export interface RestoreOptions {
  readonly file: string;
  readonly now: number;
  /** Whether the existing data is deleted. */
  readonly replace: boolean;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const text = input.pipe(createGunzip());
  input.once('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new Refusal(`${file} is no whole dump of Stoa's data (${code}).`);
    if (code.startsWith('E')) throw new Refusal(`${file} cannot be read (${code}).`);
    throw error;
  }
}

/**
 * Accepts a file of this version or an older one, whose data is migrated after reading. A newer file is
 * refused, because this version does not know all of its data.
 */
async function demandKnown(head: Head | undefined, file: string): Promise<Head> {
  if (head === undefined) throw new Refusal(`${file} is no dump of Stoa's data.`);
  const known = await knownMigrations();
  const foreign = head.migrations.find((name, index) => known[index] !== name);
  if (head.format > formatNumber || foreign !== undefined) {
    const what = foreign === undefined ? `format ${head.format}` : `"${foreign}"`;
    throw new Refusal(
      `${file} was written by a newer version of Stoa (it knows ${what}); restore it with that version.`,
    );
  }
  return head;
}

/** Reports a row that does not fit without printing it, because rows are personal data. */
async function fitting(work: PromiseLike<unknown>, file: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : 'unknown';
    throw new Refusal(`${file} holds data that does not fit together (${cause}).`);
  }
}

/** Fills the tables of the file's own version; the row counts at its end show that nothing is missing. */
async function fill(tx: Database, lines: AsyncIterator<string>, file: string): Promise<number> {
  const tables = new Set(await dataTables(tx));
  const brought = await broughtColumns(tx);
  let table: string | undefined;
  let waiting: string[] = [];
  let [tablesRead, rowsRead] = [0, 0];
  const flush = async (): Promise<void> => {
    if (table === undefined || waiting.length === 0) return;
    const name = sql.identifier(table);
    const columns = sql.join(
      (brought.get(table) ?? []).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const rows = `[${waiting.join(',')}]`;
    await fitting(
      tx.execute(
        sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${rows}::text::jsonb)`,
      ),
      file,
    );
    waiting = [];
  };
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const row = rowOf(next.value);
    if (row !== undefined) {
      waiting.push(row);
      rowsRead += 1;
      if (waiting.length >= rowsAtOnce) await flush();
      continue;
    }
    await flush();
    const mark = readMark(next.value);
    if (mark === undefined || ('table' in mark && !tables.has(mark.table))) break;
    if ('end' in mark) {
      if (mark.tables !== tablesRead || mark.rows !== rowsRead) break;
      return rowsRead;
    }
    ({ table } = mark);
    tablesRead += 1;
  }
  throw new Refusal(`${file} is no whole dump of Stoa's data.`);
}

/** Replaces the data by that of a file in one transaction, and returns the number of rows. */
export async function restoreData(
  db: Database,
  { file, now, replace }: RestoreOptions,
): Promise<{ rows: number; made: string }> {
  const lines = linesOf(file);
  const first = await lines.next();
  const head = await demandKnown(first.done === true ? undefined : readHead(first.value), file);
  return db.transaction(async (tx) => {
    await enterOwner(tx);
    if ((await dataTables(tx)).length > 0) {
      if (!replace)
        throw new Refusal('There is data already; add --replace to throw it away, or choose an empty place.');
      await dropAll(tx);
    }
    await migrate(tx, now, head.migrations);
    // The foreign keys are removed while tables are filled in the order of their names, and checked when they
    // are added again.
    const keys = await foreignKeys(tx);
    for (const { table, name } of keys) {
      await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`);
    }
    for (const table of await dataTables(tx)) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    const rows = await fill(tx, lines, file);
    for (const { table, name, definition } of keys) {
      const put = sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`;
      await fitting(tx.execute(put), file);
    }
    for (const { table, column } of await numberedColumns(tx)) {
      const [name, key] = [sql.identifier(table), sql.identifier(column)];
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), greatest(coalesce(max(${key}), 0), 1), max(${key}) is not null) from ${name}`,
      );
    }
    await migrate(tx, now);
    return { rows, made: head.made };
  });
}
