import type { UserInfo } from '@stoa/api/contract/login';
import { AssignKind, ErrorCode, MemberState, VipStatus } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { yearOf } from '../../clock.ts';
import { account, creditEntry, member } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';

/**
 * The person who is signed in, and the areas that may be shown to that person here (specification point 7.4).
 */
export async function userInfoOf({ tx, session, now, text, media }: SessionContext): Promise<UserInfo> {
  const [person] = await tx.select().from(account).where(eq(account.userId, session.userId));
  if (person === undefined) throw new BusinessError(ErrorCode.NotFound);
  const [membership] = await tx
    .select()
    .from(member)
    .where(and(eq(member.memberId, session.memberId), eq(member.userId, session.userId)));
  const credits = await tx
    .select({
      assignKind: creditEntry.assignKind,
      sum: sql<number>`sum(${creditEntry.credit})`.mapWith(Number),
    })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.userId, session.userId),
        eq(creditEntry.companyId, session.companyId),
        eq(creditEntry.valid, true),
        eq(creditEntry.year, yearOf(now)),
      ),
    )
    .groupBy(creditEntry.assignKind);
  const companies = await tx.$count(
    member,
    and(eq(member.userId, session.userId), eq(member.state, MemberState.Active)),
  );
  // Adds whole hundredths, because sums of binary fractions such as 0.1 are not exact.
  const creditOf = (kind: AssignKind) =>
    Math.round((credits.find((row) => row.assignKind === kind)?.sum ?? 0) * 100) / 100;
  const vipOver = person.vipStatus === VipStatus.Active && (person.vipExpireTime ?? 0) <= now;
  return {
    userId: person.userId,
    id: session.memberId,
    companyId: session.companyId,
    appId: session.appId,
    faceImg: media(person.faceImg),
    realName: text(person.realName),
    hideVipModule: membership?.hideVipModule ?? false,
    vipStatus: vipOver ? VipStatus.Expired : person.vipStatus,
    vipExpireTime: person.vipExpireTime,
    allowCreateKnowledge: membership?.allowCreateKnowledge ?? false,
    compulsoryCredit: creditOf(AssignKind.Compulsory),
    electiveCredit: creditOf(AssignKind.Elective),
    switchFlg: companies > 1,
    lecturer: membership?.lecturer ?? false,
    mentor: membership?.mentor ?? false,
    admin: membership?.admin ?? false,
  };
}
