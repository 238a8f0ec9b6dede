import { VipStatus } from '@stoa/domain';
import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import type { Moment } from '../../jobs/job.ts';

const weekMs = 7 * 24 * 3_600_000;

export async function expireVip(tx: Database, { now }: Moment): Promise<number> {
  const rows = await tx
    .update(account)
    .set({ vipStatus: VipStatus.Expired })
    .where(and(eq(account.vipStatus, VipStatus.Active), lte(account.vipExpireTime, now)))
    .returning({ userId: account.userId });
  return rows.length;
}

/**
 * Notifies each person once, a week before the VIP period ends. Periods that ended before this job ran for
 * the first time are skipped, because another program was responsible for them.
 */
export async function tellVipEnds(tx: Database, { now, since }: Moment): Promise<number> {
  const from = since === 0 ? now : since;
  const people = await tx
    .select({ userId: account.userId, companyId: account.lastCompanyId, expireTime: account.vipExpireTime })
    .from(account)
    .where(
      and(
        eq(account.vipStatus, VipStatus.Active),
        isNotNull(account.lastCompanyId),
        gt(account.vipExpireTime, now),
        gt(account.vipExpireTime, from + weekMs),
        lte(account.vipExpireTime, now + weekMs),
      ),
    );
  return notify(
    { tx, now },
    people.flatMap(({ userId, companyId, expireTime }) =>
      companyId === null ? [] : [{ userId, companyId, notice: notices.vipEnds(expireTime) }],
    ),
  );
}
