import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { member, org } from '../db/schema/index.ts';
import type { PersonScope } from '../db/scope.ts';

/** Whether a scope contains one of the person's organisations, or one above them. */
const orgIn = (scope: PgColumn, { userId, companyId }: PersonScope): SQL => sql`exists (
  with recursive above(id) as (
    select unnest(${member.orgIds})::bigint from ${member}
    where ${member.userId} = ${userId} and ${member.companyId} = ${companyId}
    union select ${org.parentId} from ${org} join above on ${org.orgId} = above.id
    where ${org.companyId} = ${companyId}
  ) select 1 from above where ${scope}->'orgIds' @> to_jsonb(above.id))`;

/**
 * Condition for the rows that a person may see, by a column with a `VisibleScope`. It reads the organisations
 * in the same query, so that a call that needs nothing else about the person saves the statements of
 * `viewerOf`.
 */
export const shownTo = (scope: PgColumn, person: PersonScope): SQL | undefined =>
  or(
    sql`(${scope}->>'all')::boolean`,
    sql`${scope}->'userIds' @> ${JSON.stringify(person.userId)}::jsonb`,
    orgIn(scope, person),
  );
