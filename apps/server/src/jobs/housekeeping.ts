import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  examTicket,
  guestSession,
  idempotencyRecord,
  limitCounter,
  liveTicket,
  loginTicket,
  qrLogin,
  session,
  smsCode,
  studyEvidence,
} from '../db/schema/index.ts';
import { keepMs } from '../http/idempotency.ts';
import { rememberMs } from '../http/sessionLife.ts';
import type { Moment } from './job.ts';

const dayMs = 24 * 3_600_000;
/** Evidence is kept for as long as somebody may still ask why credit is missing, which is a year. */
const evidenceMs = 365 * dayMs;

/** Deletes rows that no answer needs any more, because personal data is not kept longer than it is needed. */
export async function forgetOld(tx: Database, { now }: Moment): Promise<number> {
  const gone = [
    // Older counters are not needed, because the longest window of a limit is a day.
    await tx
      .delete(limitCounter)
      .where(lt(limitCounter.lastTime, now - dayMs))
      .returning(),
    await tx
      .delete(idempotencyRecord)
      .where(lt(idempotencyRecord.createTime, now - keepMs))
      .returning(),
    await tx
      .delete(session)
      .where(lt(session.lastSeenTime, now - rememberMs))
      .returning(),
    await tx
      .delete(guestSession)
      .where(lt(guestSession.lastSeenTime, now - rememberMs))
      .returning(),
    await tx
      .delete(smsCode)
      .where(lt(smsCode.createTime, now - dayMs))
      .returning(),
    await tx
      .delete(qrLogin)
      .where(lt(qrLogin.createTime, now - dayMs))
      .returning(),
    await tx
      .delete(loginTicket)
      .where(lt(loginTicket.expireTime, now - dayMs))
      .returning(),
    await tx
      .delete(liveTicket)
      .where(lt(liveTicket.expireTime, now - dayMs))
      .returning(),
    await tx
      .delete(examTicket)
      .where(lt(examTicket.expireTime, now - dayMs))
      .returning(),
    await tx
      .delete(studyEvidence)
      .where(lt(studyEvidence.updatedTime, now - evidenceMs))
      .returning(),
  ];
  return gone.flat().length;
}
