import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Like `inArray`, for lists of any length: the whole list is one parameter, so that the statement has the
 * same text for every length, and the database need not parse and store one statement per length.
 */
export const oneOf = (column: PgColumn, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${makePgArray([...values])}::${sql.raw(column.getSQLType())}[])`;
