import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { owners } from './owners.ts';
import type { Looker, Row } from './owners.ts';

export interface Policy {
  readonly table: string;
  readonly name: string;
  readonly role: 'stoa_app' | 'stoa_jobs';
  readonly command: 'ALL' | 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
  readonly condition: string | null;
  readonly check: string | null;
}

/** A seeded database whose policies a test may change, with a superuser's connection. */
export const openPlain = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([await readFile(inject('seededDump'))]) });

export const policiesOf = async (client: PGlite): Promise<Policy[]> => {
  const { rows } = await client.query<Policy>(
    `select tablename as table, policyname as name, roles[1] as role, cmd as command, qual as condition,
       with_check as check from pg_policies where schemaname = 'public' order by 1, 2`,
  );
  return rows;
};

export const tablesOf = async (client: PGlite): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'stoa_migration'
       order by 1`,
  );
  return rows.map(({ name }) => name);
};

export const rightsOf = async (client: PGlite, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ right: string }>(
    `select r as right from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) r
       where has_table_privilege('stoa_app', $1, r)
         or (r = 'UPDATE' and has_any_column_privilege('stoa_app', $1, r))`,
    [`public.${table}`],
  );
  return rows.map(({ right }) => right);
};

/** Runs in a transaction that is rolled back. */
export async function undone<T>(client: PGlite, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await client.transaction(async (tx) => {
    result = { value: await work(tx) };
    await tx.rollback();
  });
  if (result === undefined) throw new Error('The work did not end.');
  return result.value;
}

export const rowsOf = async (tx: Pick<Transaction, 'query'>, table: string): Promise<Row[]> => {
  const { rows } = await tx.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`);
  return rows.map(({ row }) => row);
};

/** Makes the rest of the transaction a request of this person, or of nobody. */
export const become = (tx: Transaction, who: Pick<Looker, 'companyId' | 'userId'> | 'nobody' | 'system') =>
  tx.query(
    `select set_config('stoa.company_id', $1, true), set_config('stoa.user_id', $2, true),
       set_config('role', $3, true)`,
    typeof who === 'string'
      ? ['', '', who === 'system' ? 'stoa_jobs' : 'stoa_app']
      : [String(who.companyId), String(who.userId), 'stoa_app'],
  );

const sample: Record<string, (no: number) => unknown> = {
  text: (no) => `made ${no}`,
  bigint: (no) => 900_000 + no,
  integer: (no) => 900 + no,
  boolean: () => false,
  jsonb: () => '{}',
  'double precision': () => 0,
  date: () => '2026-03-10',
  ARRAY: () => '{}',
};
let made = 0;

/** Adds a row of an owner with values for all required columns; foreign keys are not checked here. */
export async function addRow(
  tx: Pick<Transaction, 'query'>,
  table: string,
  owner: { companyId: number; userId: number },
): Promise<void> {
  const { rows: columns } = await tx.query<{ name: string; type: string; needed: boolean }>(
    `select column_name as name, data_type as type,
       is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  made += 1;
  const own: Record<string, unknown> = {
    company_id: owner.companyId,
    user_id: owner.userId,
    actor: `${owner.userId}@${owner.companyId}`,
  };
  const values = columns
    .filter(({ name, needed }) => needed || name in own)
    .map(({ name, type }) => [name, own[name] ?? sample[type]?.(made)] as const);
  await tx.query(
    `insert into "${table}" (${values.map(([name]) => `"${name}"`).join(', ')})
       values (${values.map((_value, index) => `$${index + 1}`).join(', ')})`,
    values.map(([, value]) => value),
  );
}

/**
 * Adds a row of each of these owners to every table with owners, where the keys of the table allow one more.
 */
export async function addOwners(
  client: PGlite,
  list: readonly { companyId: number; userId: number }[],
): Promise<void> {
  await client.exec('set session_replication_role = replica');
  for (const table of Object.keys(owners)) {
    for (const owner of list) {
      await client.transaction((tx) => addRow(tx, table, owner)).catch(() => undefined);
    }
  }
}
