import { createHmac } from 'node:crypto';
import type { SessionContext } from '../../http/handle.ts';

/**
 * Key that encrypts what the person's browser stores until it is sent. It is the same for a person and
 * company each time, so that what was stored before a reload can still be read. Guests have no account, so each
 * has a key by the number of the guest; else one could read at the same computer what another has typed.
 */
export const outboxKey = ({ services, session }: Pick<SessionContext, 'services' | 'session'>): string =>
  createHmac('sha256', services.secret)
    .update(
      session.guest
        ? `outbox guest ${session.guest.guestId}`
        : `outbox ${session.userId}@${session.companyId}`,
    )
    .digest('base64url');
