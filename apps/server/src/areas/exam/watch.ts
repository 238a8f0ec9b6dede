import { AttemptState } from '@stoa/domain';
import type { Run } from '../../http/register.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { findAttempt } from './queries.ts';
import { noStanding, handedInIfOver, standingOf } from './save.ts';
import { issueAttemptTicket } from './tickets.ts';

export const watchAttempt: Run<'attemptWatch'> = async (context, { attemptId }) => {
  const { tx, session, now } = context;
  const found = await findAttempt(context, attemptId);
  if (found === undefined) return noStanding(now);
  const attempt = await handedInIfOver(context, found);
  const standing = standingOf(attempt, now);
  if (attempt.state !== AttemptState.InProgress) return { ...standing, outboxKey: outboxKey(context) };
  const wsTicket = await asSystemWithin(context, () =>
    issueAttemptTicket(tx, { tokenHash: session.tokenHash, attemptId }, now),
  );
  return { ...standing, wsTicket };
};
