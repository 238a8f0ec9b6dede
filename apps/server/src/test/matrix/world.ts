import { noCompanyId } from '@stoa/domain';
import { getTableColumns } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import * as schema from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';

type Row = Readonly<Record<string, unknown>>;

/** A stored row, with the facts that decide who may see it. */
export interface Stored {
  readonly table: string;
  readonly row: Row;
  /** Name of the key column, such as `courseId`; undefined when there are several. */
  readonly key: string | undefined;
  readonly owner: number | undefined;
}

/** The receiver of an answer. */
export interface View {
  /** Company of the session; 0 without one. */
  readonly companyId: number;
  readonly userId: number;
}

/** Tables that only the system reads, with hashes, counters and keys. */
const inner = new Set([
  'session',
  'guestSession',
  'idempotencyRecord',
  'installation',
  'limitCounter',
  'jobRun',
  'smsCode',
  'qrLogin',
  'loginTicket',
  'liveTicket',
  'examTicket',
]);

/** Tables whose platform rows are only for the platform's own people. */
const ownCompanyOnly = new Set([
  'globalConfig',
  'vodConfig',
  'org',
  'homeFunction',
  'homeModule',
  'homePreviewModule',
  'workplaceApp',
]);

const tables: ReadonlyMap<string, PgTable> = new Map(
  Object.entries(schema).flatMap(([name, value]) =>
    value instanceof PgTable && !inner.has(name) ? [[name, value] as const] : [],
  ),
);

export function tableNamed(name: string): PgTable {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`There is no table ${name}.`);
  return table;
}

const idOf = (row: Row, name: string): number | undefined => {
  const value = row[name];
  return typeof value === 'number' ? value : undefined;
};

/** All stored rows, and who may see which of them. */
export class World {
  readonly rows: readonly Stored[];
  readonly #grants: ReadonlySet<string>;
  readonly #companiesOf: ReadonlyMap<number, ReadonlySet<number>>;

  private constructor(rows: readonly Stored[]) {
    this.rows = rows;
    const of = (table: string) => rows.filter((one) => one.table === table).map(({ row }) => row);
    this.#grants = new Set(
      of('platformGrant').map((row) => `${String(row['companyId'])} ${String(row['targetId'])}`),
    );
    const companies = new Map<number, Set<number>>();
    for (const row of of('member')) {
      const userId = idOf(row, 'userId') ?? 0;
      const companyId = idOf(row, 'companyId') ?? 0;
      companies.set(userId, (companies.get(userId) ?? new Set()).add(companyId));
    }
    this.#companiesOf = companies;
  }

  static async read(db: Database): Promise<World> {
    const found = await asSystem(db, async (tx) => {
      const read: { name: string; key: string | undefined; rows: Row[] }[] = [];
      for (const [name, table] of tables) {
        const keys = Object.entries(getTableColumns(table)).filter(([, column]) => column.primary);
        read.push({ name, key: keys[0]?.[0], rows: await tx.select().from(table) });
      }
      return read;
    });
    const courses = new Map(
      (found.find(({ name }) => name === 'course')?.rows ?? []).map((row) => [row['courseId'], row]),
    );
    return new World(
      found.flatMap(({ name, key, rows }) =>
        rows.map((row) => {
          const course = courses.get(row['courseId']);
          const owner =
            idOf(row, 'companyId') ?? (course === undefined ? undefined : idOf(course, 'companyId'));
          return { table: name, row, key, owner };
        }),
      ),
    );
  }

  companiesOf(userId: number): ReadonlySet<number> {
    return this.#companiesOf.get(userId) ?? new Set();
  }

  maySee({ table, row, owner }: Stored, view: View): boolean {
    const person = idOf(row, 'userId');
    switch (table) {
      case 'category':
      case 'industry':
      case 'tag':
        return true;
      case 'company':
      case 'loginPageConfig':
        return owner === noCompanyId || this.companiesOf(view.userId).has(owner ?? 0);
      case 'account':
        return person === view.userId || this.companiesOf(person ?? 0).has(view.companyId);
      case 'member':
        return owner === view.companyId || person === view.userId;
      case 'entitlement':
        return person === view.userId;
      case 'person':
        return owner === view.companyId || owner === noCompanyId;
      case 'apprenticeship':
        return owner === view.companyId && (person === view.userId || row['mentorUserId'] === view.userId);
      case 'live':
      case 'liveRoom':
      case 'liveMessage':
        return owner === view.companyId || owner === noCompanyId;
      case 'thread':
        return owner === view.companyId;
      case 'note':
        return owner === view.companyId && (person === view.userId || row['isPublic'] === true);
      case 'course':
      case 'chapter':
      case 'courseItem':
      case 'courseCollectionEntry':
        // Public pages show content of the platform; a company sees only what was granted to it.
        return (
          owner === view.companyId ||
          (owner === noCompanyId &&
            (view.companyId === 0 || this.#grants.has(`${view.companyId} ${String(row['courseId'])}`)))
        );
      default: {
        if (owner === undefined) return person === undefined || person === view.userId;
        const ofCompany =
          owner === view.companyId ||
          (owner === noCompanyId && person === undefined && !ownCompanyOnly.has(table));
        return ofCompany && (person === undefined || person === view.userId);
      }
    }
  }
}
