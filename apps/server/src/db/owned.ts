import { noCompanyId } from '@stoa/domain';
import { inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Rows of a company, or of the platform for all. Queries say it beside the row policy of the table, so that neither a
 * policy that was forgotten nor a query that was shows what is somebody else's.
 */
export const ofCompanyOrPlatform = (owner: PgColumn, companyId: number): SQL =>
  inArray(owner, [companyId, noCompanyId]);
