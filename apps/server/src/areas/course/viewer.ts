import { noCompanyId } from '@stoa/domain';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { accessRequest, account, entitlement, member, org } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { withAncestors } from '../company/orgs.ts';
import { flagsOf } from '../company/queries.ts';
import { isVip, ownsCourse } from './rules.ts';
import type { Viewer } from './rules.ts';

/** Reads what decides which content the caller may see: organisations, purchases and flags. */
export async function viewerOf({ tx, session, services, now }: SessionContext): Promise<Viewer> {
  const { userId, companyId } = session;
  const [person] = await tx.select().from(account).where(eq(account.userId, userId));
  const [membership] = await tx
    .select()
    .from(member)
    .where(and(eq(member.userId, userId), eq(member.companyId, companyId)));
  const bought = await tx
    .select()
    .from(entitlement)
    .where(
      and(
        eq(entitlement.userId, userId),
        or(isNull(entitlement.expireTime), gt(entitlement.expireTime, now)),
      ),
    );
  const opened = await tx
    .select({ courseId: accessRequest.courseId })
    .from(accessRequest)
    .where(
      and(
        eq(accessRequest.userId, userId),
        eq(accessRequest.companyId, companyId),
        eq(accessRequest.state, 'granted'),
      ),
    );
  const orgs =
    companyId === noCompanyId
      ? []
      : await tx
          .select({ orgId: org.orgId, parentId: org.parentId })
          .from(org)
          .where(eq(org.companyId, companyId));
  return {
    userId,
    companyId,
    jobLevel: membership?.jobLevel ?? 0,
    orgIds: withAncestors(membership?.orgIds ?? [], orgs),
    vip: person !== undefined && isVip(person.vipStatus, person.vipExpireTime, now),
    boughtCourses: new Set(bought.filter((row) => ownsCourse(row.purchaseKind)).map((row) => row.bizId)),
    openedCourses: new Set(opened.map(({ courseId }) => courseId)),
    hideVip: membership?.hideVipModule ?? false,
    flags: await flagsOf(tx, companyId, services.settings),
  };
}
