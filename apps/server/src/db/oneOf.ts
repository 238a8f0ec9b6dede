import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * As `inArray`, for lists of any length: the whole list is one parameter, so that the text of the statement is the
 * same for each length, and the database need not read and keep as many statements as there are lengths.
 */
export const oneOf = (column: PgColumn, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${makePgArray([...values])}::${sql.raw(column.getSQLType())}[])`;
