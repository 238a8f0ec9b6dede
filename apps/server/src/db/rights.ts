import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { ownerOfTable } from './schema/ownership.ts';
import type { Policy } from './schema/ownership.ts';
import { columnName, keyTo } from './tables.ts';

/** A policy as the database's catalogue stores it. */
interface FoundPolicy {
  readonly table: string;
  readonly name: string;
  readonly permissive: string;
  readonly role: string;
  readonly command: string;
  readonly using: string | null;
  readonly check: string | null;
}

interface DeclaredPolicy extends Policy {
  readonly name: string;
  readonly role: 'stoa_app' | 'stoa_jobs';
}

const quoted = (name: string): string => `"${name}"`;

/** The policy of a part: a person who sees the parent's row also sees its parts. */
function partPolicy(table: PgTable, parent: PgTable): DeclaredPolicy {
  const name = getTableName(parent);
  const alias = name.slice(0, 1);
  const same = keyTo(table, parent).map(
    ({ column, foreignColumn }) => `${alias}.${foreignColumn} = ${getTableName(table)}.${column}`,
  );
  return {
    name: `as_${name}`,
    role: 'stoa_app',
    for: 'select',
    using: `EXISTS (SELECT 1 FROM ${name} ${alias} WHERE ${same.join(' AND ')})`,
  };
}

/** The policies that a table declares, and the one that gives system work every row. */
function policiesOf(table: PgTable): DeclaredPolicy[] {
  const { policies, parent } = ownerOfTable(table);
  return [
    { name: 'jobs', role: 'stoa_jobs', using: 'true', check: 'true' },
    ...(parent === undefined ? [] : [partPolicy(table, parent())]),
    ...Object.entries(policies).map(([name, policy]) => ({ ...policy, name, role: 'stoa_app' as const })),
  ];
}

/** The rights that a table declares, as `stoa_app UPDATE (study_num)`. */
function grantsOf(table: PgTable): string[] {
  const requests = ownerOfTable(table).rights.flatMap((right) =>
    typeof right === 'string'
      ? [right.toUpperCase()]
      : right.update.map((column) => `UPDATE (${columnName(table, column)})`),
  );
  return [
    ...['SELECT', 'INSERT', 'UPDATE', 'DELETE'].map((right) => `stoa_jobs ${right}`),
    ...requests.map((right) => `stoa_app ${right}`),
  ];
}

const createPolicy = (table: string, name: string, { for: command, role, using, check }: DeclaredPolicy) =>
  [
    `CREATE POLICY ${name} ON ${quoted(table)}`,
    ...(command === undefined ? [] : [`FOR ${command.toUpperCase()}`]),
    `TO ${role}`,
    ...(using === undefined ? [] : [`USING (${using.replaceAll(/\s+/g, ' ')})`]),
    ...(check === undefined ? [] : [`WITH CHECK (${check.replaceAll(/\s+/g, ' ')})`]),
  ].join(' ');

async function foundPolicies(tx: Database): Promise<FoundPolicy[]> {
  return tx
    .select({
      table: sql<string>`tablename`,
      name: sql<string>`policyname`,
      permissive: sql<string>`permissive`,
      role: sql<string>`array_to_string(roles, ',')`,
      command: sql<string>`cmd`,
      using: sql<string | null>`qual`,
      check: sql<string | null>`with_check`,
    })
    .from(sql`pg_policies`)
    .where(sql`schemaname = 'public'`);
}

/** Rights of the two roles in the catalogue, written as `grantsOf` writes them. */
async function foundGrants(tx: Database): Promise<Map<string, Set<string>>> {
  const rows = await tx
    .select({ table: sql<string>`table_name`, grant: sql<string>`role || ' ' || what` })
    .from(
      sql`(
        select c.relname as table_name, a.grantee::regrole::text as role, a.privilege_type as what
          from pg_class c cross join aclexplode(c.relacl) a
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        union all
        select c.relname, a.grantee::regrole::text, a.privilege_type || ' (' || t.attname || ')'
          from pg_class c join pg_attribute t on t.attrelid = c.oid cross join aclexplode(t.attacl) a
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      ) as found`,
    )
    .where(sql`role in ('stoa_app', 'stoa_jobs', '-')`);
  const found = new Map<string, Set<string>>();
  for (const { table, grant } of rows) found.set(table, (found.get(table) ?? new Set()).add(grant));
  return found;
}

const guardedTables = async (tx: Database): Promise<Set<string>> => {
  const rows = await tx
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity`);
  return new Set(rows.map(({ name }) => name));
};

const isSame = (one: FoundPolicy, other: FoundPolicy): boolean =>
  one.permissive === other.permissive &&
  one.role === other.role &&
  one.command === other.command &&
  one.using === other.using &&
  one.check === other.check;

class Undone extends Error {}

/**
 * The declared policies in the form in which the database itself writes them, because only that form can be
 * compared with the catalogue.
 */
async function writtenOut(db: Database, tables: readonly PgTable[]): Promise<Map<string, FoundPolicy>> {
  const written = new Map<string, FoundPolicy>();
  const prefix = 'declared ';
  await db
    .transaction(async (tx) => {
      for (const table of tables) {
        const name = getTableName(table);
        for (const policy of policiesOf(table)) {
          await tx.execute(sql.raw(createPolicy(name, quoted(`${prefix}${policy.name}`), policy)));
        }
      }
      for (const policy of await foundPolicies(tx)) {
        if (!policy.name.startsWith(prefix)) continue;
        written.set(`${policy.table} ${policy.name.slice(prefix.length)}`, policy);
      }
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return written;
}

/**
 * The statements that give a migrated database the policies and grants that its tables declare; empty when it
 * has all of them. Run as the owner of the tables.
 */
export async function missingRights(db: Database, tables: readonly PgTable[]): Promise<string[]> {
  const declared = await writtenOut(db, tables);
  const [found, grants, guarded] = [await foundPolicies(db), await foundGrants(db), await guardedTables(db)];
  return tables.flatMap((table) => {
    const name = getTableName(table);
    const there = found.filter((policy) => policy.table === name);
    const wanted = policiesOf(table);
    const isRight = (policy: FoundPolicy): boolean => {
      const written = declared.get(`${name} ${policy.name}`);
      return written !== undefined && isSame(policy, written);
    };
    const granted = grants.get(name) ?? new Set<string>();
    const due = new Set(grantsOf(table));
    return [
      ...(guarded.has(name) ? [] : [`ALTER TABLE ${quoted(name)} ENABLE ROW LEVEL SECURITY`]),
      ...there
        .filter((policy) => !isRight(policy))
        .map((policy) => `DROP POLICY ${quoted(policy.name)} ON ${quoted(name)}`),
      ...wanted
        .filter((policy) => !there.some((one) => one.name === policy.name && isRight(one)))
        .map((policy) => createPolicy(name, policy.name, policy)),
      ...inOneEach(without(granted, due)).map(
        ([role, rights]) => `REVOKE ${rights} ON ${quoted(name)} FROM ${role}`,
      ),
      ...inOneEach(without(due, granted)).map(
        ([role, rights]) => `GRANT ${rights} ON ${quoted(name)} TO ${role}`,
      ),
    ];
  });
}

const without = (all: ReadonlySet<string>, those: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !those.has(one));

/** Joins the rights of each role, given as `role right`, into one list. */
function inOneEach(grants: readonly string[]): [role: string, rights: string][] {
  const byRole = new Map<string, string[]>();
  for (const grant of grants) {
    const space = grant.indexOf(' ');
    const role = grant.slice(0, space);
    byRole.set(role, [...(byRole.get(role) ?? []), grant.slice(space + 1)]);
  }
  return [...byRole].map(([role, rights]) => [role === '-' ? 'PUBLIC' : role, rights.join(', ')]);
}
