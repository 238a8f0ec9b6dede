import { createHmac } from 'node:crypto';
import type { SessionContext } from '../../http/handle.ts';

/**
 * Key that encrypts what the person's browser stores until it is sent. It is the same for a person and
 * company each time, so that what was stored before a reload can still be read.
 */
export const outboxKey = ({ services, session }: Pick<SessionContext, 'services' | 'session'>): string =>
  createHmac('sha256', services.secret)
    .update(`outbox ${session.userId}@${session.companyId}`)
    .digest('base64url');
