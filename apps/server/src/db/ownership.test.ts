import { getTableName, is } from 'drizzle-orm';
import { pgTable, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { owners as oracle } from '../test/owners.ts';
import * as schema from './schema/index.ts';
import { id } from './schema/columns.ts';
import { ofCompany, ofPerson, ofSystem, ownedTable, ownerOfTable } from './schema/ownership.ts';
import type { Owner } from './schema/ownership.ts';
import { allTables, inParentOrder, keyTo } from './tables.ts';

test('every table says whose it is', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  expect(tables.filter((table) => ownerOfTable(table).of === undefined)).toEqual([]);
});

test('a table that does not say whose it is is refused with a sentence that says what to write', () => {
  expect(() => ownerOfTable(pgTable('exam_paper', { paperId: id().primaryKey() }))).toThrow(
    'exam_paper does not say whose it is: declare it with ownedTable of db/schema/ownership.ts in place of pgTable',
  );
});

test('a column that names a person is in the export and in the erasure, or is said not to be', () => {
  const columns = { companyId: id().notNull(), userId: id().notNull(), graderUserId: id() };
  expect(() => ownedTable('exam_attempt', ofCompany(), columns)).toThrow(
    'exam_attempt.userId names a person',
  );
  expect(() => ownedTable('exam_attempt', ofPerson({ userId: 'attempt at an exam' }), columns)).toThrow(
    'exam_attempt.graderUserId names a person',
  );
  expect(() => ownedTable('exam_attempt', ofSystem(), columns)).toThrow('exam_attempt.userId names a person');
});

test('the hash of a secret cannot come into the export', () => {
  const columns = { companyId: id().notNull(), userId: id().notNull(), codeHash: id() };
  expect(() => ownedTable('exam_code', ofPerson({ userId: 'code' }), columns)).toThrow(
    'exam_code.codeHash would be exported: withhold it.',
  );
});

/** Name of the owner in the oracle (test/owners.ts), for a table that has the owner's policy unchanged. */
function inOracle({ of, parent }: Owner): string | undefined {
  switch (of) {
    case 'caller':
      return 'actor';
    case 'part':
      return parent === undefined
        ? undefined
        : `as ${getTableName(parent())}`.replaceAll(/[ _](.)/g, (_whole, letter: string) =>
            letter.toUpperCase(),
          );
    case 'system':
      return undefined;
    case 'everybody':
    case 'company':
    case 'companyOrPlatform':
    case 'person':
    case 'account':
      return of;
    default:
      return of satisfies never;
  }
}

/** Tables of a company or a person with policies of their own, which show fewer or more rows. */
const withOwnPolicies: Readonly<Record<string, string>> = {
  course: 'asCourse',
  member: 'companyOrSelf',
  apprenticeship: 'learnerOrMentor',
  home_preview_module: 'adminOfCompany',
  note: 'ownOrPublic',
};

test('a list in the tests, written independently, says the same of every table', () => {
  const declared = allTables.map((table) => {
    const name = getTableName(table);
    return [name, withOwnPolicies[name] ?? inOracle(ownerOfTable(table))];
  });
  expect(declared).toEqual(
    allTables.map((table) => [getTableName(table), oracle[getTableName(table)]?.name]),
  );
});

test('parents come before their children, whatever order they are named in', () => {
  const { account, member, session, apprenticeship, person, company } = schema;
  const order = inParentOrder([apprenticeship, session, member]);
  expect(new Set(order)).toEqual(new Set([company, person, account, apprenticeship, session, member]));
  for (const [child, parent] of [
    [apprenticeship, person],
    [person, company],
    [member, account],
    [session, account],
  ] as const) {
    expect(order.indexOf(parent)).toBeLessThan(order.indexOf(child));
  }
});

test('a part of a table to which no foreign key leads is refused', () => {
  expect(() => keyTo(schema.session, schema.course)).toThrow('session is no part of course');
});
