import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enterOwner } from '../../db/scope.ts';
import { countAffinity } from '../../areas/course/affinity.ts';
import { createServer } from '../../server.ts';
import { readSettings } from '../../settings.ts';
import { seedTime } from '../fixed.ts';
import { actorsOn } from '../matrix/actors.ts';
import { leaveAlone } from '../matrix/alone.ts';
import type { Asked } from '../matrix/run.ts';
import { addOthers, compareWithoutPolicies, findWithoutPolicies, planted } from './planted.ts';
import { everySum, everything } from './found.ts';
import type { Found } from './found.ts';
import type { Planted } from './planted.ts';
import { version } from './versions.ts';
import type { Program } from './versions.ts';

const dump = new Blob([await readFile(process.argv[2] ?? '')]);
const database = await openDatabase({ dump });
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

type Served = Asked & AsyncDisposable;

async function serve(database: OpenDatabase, program: Program): Promise<Served> {
  const portalFolder = resolve(import.meta.dirname, '../portal');
  const server = await program.createServer({ settings, database, clock: now, portalFolder });
  const app = { server, url: server.url, database, advance, now };
  return { ...app, [Symbol.asyncDispose]: () => server.close() };
}

const alone = new Map<string, Served>();

/** A server with a copy of the data from which everything has gone that no answer to this actor may depend on. */
async function aloneAs(name: string): Promise<Asked> {
  const known = alone.get(name);
  if (known !== undefined) return known;
  const copy = await openDatabase({ dump });
  await addOthers(copy.db, now());
  const app = await serve(copy, program);
  alone.set(name, app);
  const actor = (await actorsOn(app)).find((one) => one.name === name);
  if (actor === undefined) throw new Error(`There is no actor ${name}.`);
  await leaveAlone(copy.db, actor);
  return app;
}

/** Runs the search for a leak against a server with this version of the program. */
async function look(find: Planted['find'], program: Program): Promise<readonly string[]> {
  // The database stays open, because the next version uses the same data.
  await using app = await serve({ ...database, close: () => Promise.resolve() }, program);
  return await find({ app, program, aloneAs });
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
// Before anything else is asked, because what the actors write would be missing where they are alone.
const sums = await whileOpen('all', () => look(compareWithoutPolicies, program));
tell({ name: everySum, withPredicate: sums, without: [] });
for (const [no, { name, opens, edit, find }] of planted.entries()) {
  await whileOpen(opens, async () => {
    const withPredicate = await look(find, program);
    tell({ name, withPredicate, without: await look(find, await version(String(no), edit)) });
  });
}
const withPredicate = await whileOpen('all', () => look(findWithoutPolicies, program));
tell({ name: everything, withPredicate, without: [] });
for (const server of alone.values()) await server[Symbol.asyncDispose]();
await database.close();
