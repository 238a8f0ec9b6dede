import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { member, org } from '../db/schema/index.ts';
import type { PersonScope } from '../db/scope.ts';

/** Whether an organisation of the person, or one above it, stands in a scope. */
const orgIn = (scope: PgColumn, { userId, companyId }: PersonScope): SQL => sql`exists (
  with recursive above(id) as (
    select unnest(${member.orgIds})::bigint from ${member}
    where ${member.userId} = ${userId} and ${member.companyId} = ${companyId}
    union select ${org.parentId} from ${org} join above on ${org.orgId} = above.id
    where ${org.companyId} = ${companyId}
  ) select 1 from above where ${scope}->'orgIds' @> to_jsonb(above.id))`;

/**
 * Condition for what a person may see by its scope, a column with a `VisibleScope`. It asks the database for the
 * organisations, so that a call that needs nothing else of the person saves the statements of `viewerOf`.
 */
export const shownTo = (scope: PgColumn, person: PersonScope): SQL | undefined =>
  or(
    sql`(${scope}->>'all')::boolean`,
    sql`${scope}->'userIds' @> ${JSON.stringify(person.userId)}::jsonb`,
    orgIn(scope, person),
  );
