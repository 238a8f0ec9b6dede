import { asSystemWithin } from '../account/sessions.ts';
import type { UserBrief } from '../company/briefs.ts';
import type { SessionContext } from '../../http/handle.ts';
import { nobody, speakersFor } from '../live/speakers.ts';

export type Authors = (userId: number) => UserBrief;

/**
 * Authors as colleagues see them; of somebody who has left the company only the first character of the name
 * is shown.
 */
export async function authorsOf(context: SessionContext, userIds: readonly number[]): Promise<Authors> {
  const { tx, session } = context;
  const known =
    userIds.length === 0
      ? undefined
      : await asSystemWithin(context, () => speakersFor(tx, session.companyId, userIds, context));
  return (userId) => known?.get(userId) ?? nobody;
}
