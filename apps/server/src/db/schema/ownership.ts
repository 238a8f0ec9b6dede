import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm';
import { getTableName } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import type {
  PgColumnBuilderBase,
  PgTable,
  PgTableExtraConfigValue,
  PgTableWithColumns,
} from 'drizzle-orm/pg-core';

/** A row-level policy for the role of requests, `stoa_app`. The text is SQL about the table's own columns. */
export interface Policy {
  /** The command; without it the policy applies to every command. */
  readonly for?: 'select' | 'insert' | 'update' | 'delete';
  /** SQL condition: rows that a request can see. */
  readonly using?: string;
  /** SQL condition: rows that a request may write. */
  readonly check?: string;
}

/** Policies by name. */
export type Policies = Readonly<Record<string, Policy>>;

/**
 * The actions on a table that requests may have; an update may be limited to columns, named as in the schema.
 */
export type Right = 'select' | 'insert' | 'update' | 'delete' | { readonly update: readonly string[] };

/**
 * For a column that contains a person's id: the name of such a row in the export, and what erasing the person
 * does to it.
 */
export interface Naming {
  /**
   * The value `false` leaves the row out of the export, because it belongs to somebody else or is deleted
   * within a day.
   */
  readonly exported: string | false;
  /**
   * `row` deletes the row, `name` sets the column to null. Anything else is a list of SQL statements, in
   * which `:user` is the person's id.
   */
  readonly erased: 'row' | 'name' | readonly string[];
}

/** Shorthand: a name alone means a row that is exported under that name and deleted with the person. */
type Named<Columns extends string> = Readonly<Record<Columns, Naming | string>>;

interface Details<Columns extends string = never> {
  /** Columns that name a person. */
  readonly people?: Named<Columns>;
  /** Columns with hashes of secrets, which the export leaves out. */
  readonly withheld?: readonly string[];
  /**
   * Statements that erase a person from rows that do not contain the person's id. They run before all others.
   */
  readonly erased?: readonly string[];
  /** Replaces the rights that the owner gives. */
  readonly rights?: readonly Right[];
  /** Replaces the policy that the owner gives. */
  readonly policies?: Policies;
  /** Adds policies to the one that the owner gives. */
  readonly also?: Policies;
}

/** Who owns the rows of a table, and what follows from it. `Needed` are the columns that name the owner. */
export interface Owner<Needed extends string = string> {
  readonly of:
    | 'everybody'
    | 'company'
    | 'companyOrPlatform'
    | 'person'
    | 'account'
    | 'caller'
    | 'part'
    | 'system';
  readonly needed: readonly Needed[];
  /** The table that this one is a part of. */
  readonly parent?: () => PgTable;
  readonly people: Readonly<Record<string, Naming>>;
  readonly withheld: readonly string[];
  readonly erased: readonly string[];
  readonly rights: readonly Right[];
  readonly policies: Policies;
}

interface Kind<Needed extends string> extends Pick<Owner<Needed>, 'of' | 'needed' | 'rights' | 'policies'> {
  readonly parent?: () => PgTable;
}

function ownerOf<Needed extends string, Columns extends string>(
  kind: Kind<Needed>,
  { people, withheld = [], erased = [], rights, policies, also }: Details<Columns>,
): Owner<Needed | Columns> {
  return {
    ...kind,
    people: Object.fromEntries(
      Object.entries<Naming | string>(people ?? {}).map(([column, naming]) => [
        column,
        typeof naming === 'string' ? { exported: naming, erased: 'row' } : naming,
      ]),
    ),
    withheld,
    erased,
    rights: rights ?? kind.rights,
    policies: { ...(policies ?? kind.policies), ...also },
  };
}

const everyRight = ['select', 'insert', 'update', 'delete'] as const;
const reading = ['select'] as const;

/** A list of the platform that everybody may read, whether signed in or not. */
export const ofEverybody = (): Owner<never> =>
  ownerOf(
    {
      of: 'everybody',
      needed: [],
      rights: reading,
      policies: { platform: { for: 'select', using: 'true' } },
    },
    {},
  );

/** Rows of one company, which its members read and the system writes. */
export const ofCompany = <Columns extends string = never>(
  details: Details<Columns> = {},
): Owner<'companyId' | Columns> =>
  ownerOf(
    {
      of: 'company',
      needed: ['companyId'],
      rights: reading,
      policies: { company: { for: 'select', using: 'company_id = stoa_company()' } },
    },
    details,
  );

/** Like `ofCompany`; rows of the platform (company 500) can be read by everybody. */
export const ofCompanyOrPlatform = <Columns extends string = never>(
  details: Details<Columns> = {},
): Owner<'companyId' | Columns> =>
  ownerOf(
    {
      of: 'companyOrPlatform',
      needed: ['companyId'],
      rights: reading,
      policies: {
        company_or_platform: { for: 'select', using: 'company_id = stoa_company() OR company_id = 500' },
      },
    },
    details,
  );

const ownInCompany = 'user_id = stoa_user() AND company_id = stoa_company()';

/**
 * Rows of one person in one company: nobody else reads or writes them. `people` lists the columns that name
 * the person.
 */
export const ofPerson = <Columns extends string>(
  people: Named<Columns | 'userId'>,
  details: Omit<Details<Columns | 'userId'>, 'people'> = {},
): Owner<'companyId' | 'userId' | Columns> =>
  ownerOf(
    {
      of: 'person',
      needed: ['companyId'],
      rights: everyRight,
      policies: { person_in_company: { using: ownInCompany, check: ownInCompany } },
    },
    { ...details, people },
  );

/** Rows of one account, which are the same in every company and are written by the system. */
export const ofAccount = <Columns extends string>(
  people: Named<Columns | 'userId'>,
  details: Omit<Details<Columns | 'userId'>, 'people'> = {},
): Owner<'userId' | Columns> =>
  ownerOf(
    {
      of: 'account',
      needed: [],
      rights: reading,
      policies: { account: { for: 'select', using: 'user_id = stoa_user()' } },
    },
    { ...details, people },
  );

const ownCall = "actor = stoa_user() || '@' || stoa_company() OR actor = 'guest ' || stoa_guest()";

/**
 * Rows of the caller of a request, a person in a company or a guest of an exam, as `actorOf` writes the
 * caller.
 */
export const ofCaller = (details: Pick<Details, 'erased'>): Owner<'actor'> =>
  ownerOf(
    {
      of: 'caller',
      needed: ['actor'],
      rights: everyRight,
      policies: { actor: { using: ownCall, check: ownCall } },
    },
    details,
  );

/**
 * Parts of another table, joined by their foreign key: a person who sees the parent's row reads its parts.
 */
export const partOf = (parent: () => PgTable): Owner<never> =>
  ownerOf({ of: 'part', needed: [], parent, rights: reading, policies: {} }, {});

/** Rows that no request can read or write: logins, counters, codes, jobs. */
export const ofSystem = <Columns extends string = never>(details: Details<Columns> = {}): Owner<Columns> =>
  ownerOf({ of: 'system', needed: [], rights: [], policies: {} }, details);

const owners = new WeakMap<PgTable, Owner>();

/** The owner with which a table was declared. */
export function ownerOfTable(table: PgTable): Owner {
  const owner = owners.get(table);
  if (owner === undefined) {
    throw new Error(
      `${getTableName(table)} does not say whose it is: declare it with ownedTable of db/schema/ownership.ts in place ` +
        'of pgTable, as ofPerson, ofAccount, ofCompany, ofCompanyOrPlatform, ofEverybody, partOf or ofSystem.',
    );
  }
  return owner;
}

const namesPerson = /^userId$|UserId$|^senderId$|^sharedBy$/;
const isHash = /Hash$/;

/** Refuses a table that does not declare all of its columns with people's ids. */
function refuseUndeclaredPeople(name: string, columns: readonly string[], owner: Owner): void {
  const exported = Object.values(owner.people).some((naming) => naming.exported !== false);
  for (const column of columns) {
    if (namesPerson.test(column) && owner.people[column] === undefined) {
      throw new Error(
        `${name}.${column} names a person: say among the owner's people what the export calls it and what erasing does.`,
      );
    }
    if (exported && isHash.test(column) && !owner.withheld.includes(column)) {
      throw new Error(`${name}.${column} would be exported: withhold it.`);
    }
  }
  const unknown = [...owner.needed, ...owner.withheld].find((column) => !columns.includes(column));
  if (unknown !== undefined) throw new Error(`${name} has no column ${unknown}.`);
}

/**
 * Like drizzle's `pgTable`, with the owner of the rows, from which follow the policies, the grants, the
 * export and erasure of a person, and the tests of tenancy.
 *
 * @example
 * export const examAttempt = ownedTable('exam_attempt', ofPerson({ userId: 'attempt at an exam' }), {
 * attemptId: id().primaryKey().generatedByDefaultAsIdentity(),
 * userId: id().notNull(),
 * companyId: id().notNull(),
 * });
 */
export function ownedTable<
  Name extends string,
  Needed extends string,
  Columns extends Record<string, PgColumnBuilderBase> & Record<Needed, PgColumnBuilderBase>,
>(
  name: Name,
  owner: Owner<Needed>,
  columns: Columns,
  extra?: (table: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
): PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, Columns, 'pg'>;
  dialect: 'pg';
}> {
  refuseUndeclaredPeople(name, Object.keys(columns), owner);
  const table = pgTable(name, columns, extra);
  owners.set(table, owner);
  return table;
}
