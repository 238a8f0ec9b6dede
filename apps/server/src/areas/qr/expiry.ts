import { QrStatus } from '@stoa/domain';
import { and, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { qrLogin } from '../../db/schema/index.ts';
import type { Moment } from '../../jobs/job.ts';

/** Marks the codes that nobody confirmed in time as expired. */
export async function expireQrLogins(tx: Database, { now }: Moment): Promise<number> {
  const rows = await tx
    .update(qrLogin)
    .set({ status: QrStatus.Expired })
    .where(and(inArray(qrLogin.status, [QrStatus.Created, QrStatus.Scanned]), lte(qrLogin.expireTime, now)))
    .returning({ id: qrLogin.qrId });
  return rows.length;
}
