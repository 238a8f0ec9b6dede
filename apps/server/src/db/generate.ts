import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { lifePage, withStatements } from '../data/lifePage.ts';
import { fail } from '../fail.ts';
import { Refusal } from '../refusal.ts';
import { knownMigrations, migrate, migrationFile } from './migrate.ts';
import { openDatabase } from './open.ts';
import { missingRights } from './rights.ts';
import { enterOwner } from './scope.ts';
import { allTables } from './tables.ts';

function runDrizzleKit(...options: readonly string[]): void {
  // The schema imports packages; this condition resolves them to their sources, because nothing may be built
  // yet.
  const conditions = `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@stoa/source`;
  const { status } = spawnSync('drizzle-kit', ['generate', ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: conditions },
  });
  if (status !== 0) throw new Refusal('drizzle-kit wrote no migration.');
}

const newMigration = async (before: readonly string[]): Promise<string | undefined> =>
  (await knownMigrations()).find((name) => !before.includes(name));

/** Statements for the policies and grants of this version's tables that the migrations do not contain yet. */
async function rightsAfter(before: readonly string[]): Promise<string[]> {
  const opened = await openDatabase({});
  try {
    const now = Date.now();
    await migrate(opened.db, now, before);
    // The default privileges are set here, because they belong to the user who granted them, and another user
    // may run the new migration.
    await opened.db.execute(
      sql`alter default privileges in schema public revoke all on tables from stoa_jobs`,
    );
    await migrate(opened.db, now);
    return await opened.db.transaction(async (tx) => {
      await enterOwner(tx);
      return missingRights(tx, allTables);
    });
  } finally {
    await opened.close();
  }
}

/**
 * `db:generate`: runs drizzle-kit on the schema, then adds the policies and grants that the tables declare,
 * and the statements of docs/data-life.md.
 */
async function main(options: readonly string[]): Promise<void> {
  const before = await knownMigrations();
  runDrizzleKit(...options);
  const statements = await rightsAfter(before);
  if (statements.length > 0) {
    const made = await newMigration(before);
    // When no table changes, drizzle-kit makes an empty file, which is filled with the policies and grants,
    // because drizzle-kit does not know them.
    if (made === undefined) runDrizzleKit('--custom', ...options);
    const file = migrationFile(made ?? (await newMigration(before)) ?? '');
    const tables = made === undefined ? [] : [(await readFile(file, 'utf8')).trimEnd().replace(/;$/, '')];
    await writeFile(file, `${[...tables, ...statements].join(';--> statement-breakpoint\n')};\n`);
  }
  await writeFile(lifePage, withStatements(await readFile(lifePage, 'utf8')));
}

main(process.argv.slice(2)).catch(fail);
