import { ErrorCode, MemberState } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { member, reviewTask } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';

/**
 * The reviews that the caller may do: all of the company for an admin, those assigned to them for a lecturer
 * or mentor. Anybody else is refused.
 */
export async function ownReviews({ tx, session }: SessionContext): Promise<SQL | undefined> {
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
