import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { enterOwner } from '../../db/scope.ts';
import { countAffinity } from '../../areas/course/affinity.ts';
import { createServer } from '../../server.ts';
import { readSettings } from '../../settings.ts';
import { seedTime } from '../fixed.ts';
import { addOthers, findWithoutPolicies, planted } from './planted.ts';
import { everything } from './found.ts';
import type { Found } from './found.ts';
import type { Planted } from './planted.ts';
import { version } from './versions.ts';
import type { Program } from './versions.ts';

const database = await openDatabase({ dump: new Blob([await readFile(process.argv[2] ?? '')]) });
const settings = readSettings({ PORT: '0', CALLS_PER_MINUTE: '0', DEMO_PROVIDERS: '1' });
let offset = 0;
const now = (): number => seedTime + offset;
const advance = (seconds: number): void => {
  offset += seconds * 1000;
};

const asOwner = <T>(work: (tx: Database) => Promise<T>): Promise<T> =>
  database.db.transaction(async (tx) => {
    await enterOwner(tx);
    return work(tx);
  });

interface Policy extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly condition: string;
}

const policiesOf = (tables: readonly string[] | 'all'): Promise<Policy[]> =>
  asOwner((tx) =>
    tx
      .select({
        table: sql<string>`tablename`,
        name: sql<string>`policyname`,
        condition: sql<string>`qual`,
      })
      .from(sql`pg_policies`)
      .where(
        and(
          sql`'stoa_app' = any(roles) and qual is not null`,
          tables === 'all' ? undefined : sql`tablename = any(${`{${tables.join()}}`})`,
        ),
      ),
  );

const change = (policies: readonly Policy[], conditionOf: (policy: Policy) => string): Promise<void> =>
  asOwner(async (tx) => {
    for (const policy of policies) {
      const { table, name } = policy;
      await tx.execute(sql.raw(`alter policy "${name}" on "${table}" using (${conditionOf(policy)})`));
    }
  });

/** Runs the search for a leak against a server with this version of the program. */
async function look(find: Planted['find'], program: Program): Promise<readonly string[]> {
  const server = await program.createServer({
    settings,
    // The database stays open, because the next version uses the same data.
    database: { ...database, close: () => Promise.resolve() },
    clock: now,
    portalFolder: resolve(import.meta.dirname, '../portal'),
  });
  try {
    return await find({ app: { server, url: server.url, database, advance, now }, program });
  } finally {
    await server.close();
  }
}

/** The result while the row policies of these tables let every row through. */
async function whileOpen<T>(tables: readonly string[] | 'all', work: () => Promise<T>): Promise<T> {
  const policies = await policiesOf(tables);
  await change(policies, () => 'true');
  const result = await work();
  await change(policies, ({ condition }) => condition);
  return result;
}

const program: Program = { createServer, countAffinity };
const tell = (found: Found): void => {
  process.stdout.write(`${JSON.stringify(found)}\n`);
};

await addOthers(database.db, now());
for (const [no, { name, opens, edit, find }] of planted.entries()) {
  await whileOpen(opens, async () => {
    const withPredicate = await look(find, program);
    tell({ name, withPredicate, without: await look(find, await version(String(no), edit)) });
  });
}
const withPredicate = await whileOpen('all', () => look(findWithoutPolicies, program));
tell({ name: everything, withPredicate, without: [] });
await database.close();
