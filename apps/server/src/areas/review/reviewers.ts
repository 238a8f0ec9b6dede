import { ErrorCode, MemberState } from '@stoa/domain';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { member, reviewTask } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';

/**
 * Work of a guest or of anybody other than the caller, because nobody reviews their own work. The list shows it all
 * the same, so that the caller sees that another reviewer has to do it.
 */
export const notOwnWork = ({ session }: Pick<SessionContext, 'session'>): SQL | undefined =>
  or(isNull(reviewTask.userId), ne(reviewTask.userId, session.userId));

/**
 * The reviews that the caller's list shows: all of the company for an admin, those assigned to them for a lecturer
 * or mentor. Anybody else is refused.
 */
export async function listedReviews({ tx, session }: SessionContext): Promise<SQL | undefined> {
  const [own] = await tx
    .select({ admin: member.admin, lecturer: member.lecturer, mentor: member.mentor })
    .from(member)
    .where(
      and(
        eq(member.userId, session.userId),
        eq(member.companyId, session.companyId),
        eq(member.state, MemberState.Active),
      ),
    );
  if (own === undefined || !(own.admin || own.lecturer || own.mentor)) {
    throw new BusinessError(ErrorCode.NoPermission);
  }
  return and(
    eq(reviewTask.companyId, session.companyId),
    own.admin ? undefined : sql`${session.userId} = any(${reviewTask.lecturerIds})`,
  );
}
