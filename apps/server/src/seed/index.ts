import { countAffinity } from '../areas/course/affinity.ts';
import { hashPassword } from '../areas/login/password.ts';
import type { Database } from '../db/database.ts';
import { asSystem } from '../db/scope.ts';
import * as schema from '../db/schema/index.ts';
import { inParentOrder } from '../db/tables.ts';
import { demoPassword } from './data/members.ts';
import { seedRows } from './rows.ts';
import type { SeedRows } from './rows.ts';

export { demoAccounts } from './accounts.ts';
export type { DemoCompany } from './accounts.ts';
export { captionsFor } from './captions.ts';
export type { CaptionLanguage, CaptionSubject } from './captions.ts';
export { demoPassword } from './data/members.ts';
export { seedRows } from './rows.ts';
export type { SeedRows } from './rows.ts';

export interface SeedOptions {
  /** A day such as `2026-03-01`; all times are calculated from its start in Asia/Shanghai. */
  readonly seedDate: string;
  readonly onProgress?: ((done: { table: string; rows: number; share: number }) => void) | undefined;
}

/**
 * One salt for all demo accounts, so that the password is hashed only once: hashing it a hundred times would
 * take longer than the rest.
 */
const sharedSalt = Buffer.from('stoa-demo-people', 'latin1');

/**
 * Number of rows for each statement, because PostgreSQL accepts at most 65 535 parameters in one statement.
 */
const rowsAtOnce = 200;

/** All tables by their names in the schema, which are also the names in the rows. */
const tables = { ...schema };

const isSeeded = (name: string, rows: SeedRows): name is keyof SeedRows => Object.hasOwn(rows, name);

/** Names of the tables that have rows, parents before children. */
function seedOrder(rows: SeedRows): (keyof SeedRows)[] {
  const names = Object.keys(rows).filter((name) => isSeeded(name, rows));
  const order = inParentOrder(names.map((name) => tables[name]));
  return names.toSorted((one, other) => order.indexOf(tables[one]) - order.indexOf(tables[other]));
}

/** Fills an empty, migrated database with the demo data in one transaction. */
export async function seedDatabase(db: Database, { seedDate, onProgress }: SeedOptions): Promise<void> {
  const rows = seedRows(seedDate, await hashPassword(demoPassword, sharedSalt));
  await asSystem(db, async (tx) => {
    const order = seedOrder(rows);
    let done = 0;
    for (const name of order) {
      const list = rows[name];
      for (let at = 0; at < list.length; at += rowsAtOnce) {
        await tx.insert(tables[name]).values(list.slice(at, at + rowsAtOnce));
      }
      done += 1;
      onProgress?.({ table: name, rows: list.length, share: done / order.length });
    }
    await countAffinity(tx);
  });
}
