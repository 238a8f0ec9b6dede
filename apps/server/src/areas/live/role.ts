import type { LiveRole } from '@stoa/api/contract/live';
import { MemberState, noCompanyId } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { member, person } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { LiveRow } from './room.ts';

/** Role of the caller in a room: its lecturer, an admin of the company that owns it, or a learner. */
export async function roleIn(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  row: LiveRow,
): Promise<LiveRole> {
  if (row.lecturerIds.length > 0) {
    const teaches = await tx.$count(
      person,
      and(eq(person.userId, session.userId), oneOf(person.personId, row.lecturerIds)),
    );
    if (teaches > 0) return 'LECTURER';
  }
  // An admin of a company does not lead the rooms of the platform.
  if (row.companyId === noCompanyId || row.companyId !== session.companyId) return 'LEARNER';
  const admins = await tx.$count(
    member,
    and(
      eq(member.userId, session.userId),
      eq(member.companyId, session.companyId),
      eq(member.admin, true),
      eq(member.state, MemberState.Active),
    ),
  );
  return admins > 0 ? 'ADMIN' : 'LEARNER';
}
