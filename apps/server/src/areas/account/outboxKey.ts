import { createHmac } from 'node:crypto';
import type { SessionContext } from '../../http/handle.ts';

/**
 * Encrypts what the person's browser keeps until it is sent (reliability 0.2). The same for a person and company each
 * time, so that what was kept before a reload can still be read.
 */
export const outboxKey = ({ services, session }: Pick<SessionContext, 'services' | 'session'>): string =>
  createHmac('sha256', services.secret)
    .update(`outbox ${session.userId}@${session.companyId}`)
    .digest('base64url');
