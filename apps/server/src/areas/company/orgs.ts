import type { Org } from '@stoa/api/contract/company';
import { MemberState } from '@stoa/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member, org } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';

/** Organisations with all those above them, each once. */
export function withAncestors(
  own: readonly number[],
  orgs: readonly { orgId: number; parentId: number }[],
): number[] {
  const parents = new Map(orgs.map(({ orgId, parentId }) => [orgId, parentId]));
  const found = new Set<number>();
  for (const start of own) {
    // `found` also ends the loop where organisations refer to each other in a circle by mistake.
    for (
      let id: number | undefined = start;
      id !== undefined && id !== 0 && !found.has(id);
      id = parents.get(id)
    ) {
      found.add(id);
    }
  }
  return [...found];
}

/**
 * Organisations of a company as a flat list with parent ids; `memberCount` counts everybody in or below an
 * organisation, each person once.
 */
export async function orgsOf(tx: Database, companyId: number, text: SessionContext['text']): Promise<Org[]> {
  const rows = await tx
    .select()
    .from(org)
    .where(eq(org.companyId, companyId))
    .orderBy(asc(org.sort), asc(org.orgId));
  const members = await tx
    .select({ orgIds: member.orgIds, state: member.state })
    .from(member)
    .where(eq(member.companyId, companyId));
  const counts = new Map<number, number>();
  for (const { orgIds, state } of members) {
    if (state !== MemberState.Active) continue;
    for (const orgId of withAncestors(orgIds, rows)) counts.set(orgId, (counts.get(orgId) ?? 0) + 1);
  }
  return rows.map((row) => ({ ...row, name: text(row.name), memberCount: counts.get(row.orgId) ?? 0 }));
}
