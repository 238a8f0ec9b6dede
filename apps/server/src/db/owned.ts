import { noCompanyId } from '@stoa/domain';
import { inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Rows of a company, or of the platform for all. Queries repeat what the table's row policy says, so that
 * neither a missing policy nor a missing condition shows rows of another company.
 */
export const ofCompanyOrPlatform = (owner: PgColumn, companyId: number): SQL =>
  inArray(owner, [companyId, noCompanyId]);
