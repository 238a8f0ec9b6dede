import type { LiveSummary } from '@stoa/api/contract/live';
import { ApprenticeshipState } from '@stoa/api/contract/mentor';
import { PersonRole } from '@stoa/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { apprenticeship, live } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { lecturersOf, summariesOf } from '../live/summary.ts';
import type { PersonRow } from './queries.ts';

/** Live streams of a person, the latest first; cancelled ones are left out. */
export async function livesWith(context: SessionContext, personId: number): Promise<LiveSummary[]> {
  const rows = await context.tx
    .select()
    .from(live)
    .where(
      and(
        ofCompanyOrPlatform(live.companyId, context.session.companyId),
        sql`${personId}::bigint = any(${live.lecturerIds})`,
        eq(live.cancelled, false),
      ),
    )
    .orderBy(desc(live.startTime), desc(live.liveId));
  return summariesOf(context, rows, await lecturersOf(context, rows));
}

/** Whether the person is the caller's mentor; undefined for people who are not mentors. */
export async function isMyMentor(
  { tx, session }: SessionContext,
  { role, personId }: PersonRow,
): Promise<boolean | undefined> {
  if (role !== PersonRole.Mentor) return undefined;
  const mine = await tx.$count(
    apprenticeship,
    and(
      eq(apprenticeship.mentorId, personId),
      eq(apprenticeship.userId, session.userId),
      eq(apprenticeship.companyId, session.companyId),
      eq(apprenticeship.state, ApprenticeshipState.Active),
    ),
  );
  return mine > 0;
}
