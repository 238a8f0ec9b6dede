import { asSystemWithin } from '../account/sessions.ts';
import type { UserBrief } from '../company/briefs.ts';
import type { SessionContext } from '../../http/handle.ts';
import { nobody, speakersFor } from '../live/speakers.ts';

export type Authors = (userId: number) => UserBrief;

/** Who wrote, as colleagues see each other; who has left the company is told by the first character alone. */
export async function authorsOf(context: SessionContext, userIds: readonly number[]): Promise<Authors> {
  const { tx, session } = context;
  const known =
    userIds.length === 0
      ? undefined
      : await asSystemWithin(context, () => speakersFor(tx, session.companyId, userIds, context));
  return (userId) => known?.get(userId) ?? nobody;
}
