import type { LiveSummary } from '@stoa/api/contract/live';
import { ApprenticeshipState } from '@stoa/api/contract/mentor';
import { PersonRole } from '@stoa/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { apprenticeship, live } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { lecturersOf, summariesOf } from '../live/summary.ts';
import type { PersonRow } from './queries.ts';

/** Streams that somebody holds or held, the latest first; what was called off is no news of the person. */
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

/** Only a mentor can be somebody's mentor; of anybody else nothing is said. */
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
