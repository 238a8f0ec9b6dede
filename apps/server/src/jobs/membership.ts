import { NotificationKind, TargetKind, VipStatus } from '@stoa/domain';
import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account, notification } from '../db/schema/index.ts';
import type { Moment } from './job.ts';
import { vipWords } from './words.ts';

const weekMs = 7 * 24 * 3_600_000;

export async function expireVip(tx: Database, { now }: Moment): Promise<number> {
  const rows = await tx
    .update(account)
    .set({ vipStatus: VipStatus.Expired })
    .where(and(eq(account.vipStatus, VipStatus.Active), lte(account.vipExpireTime, now)))
    .returning({ userId: account.userId });
  return rows.length;
}

/** Once, a week before (contract 8.16). What was due before the first run was another program's to tell. */
export async function tellVipEnds(tx: Database, { now, since }: Moment): Promise<number> {
  const from = since === 0 ? now : since;
  const people = await tx
    .select({ userId: account.userId, companyId: account.lastCompanyId })
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
  for (const { userId, companyId } of people) {
    if (companyId === null) continue;
    await tx.insert(notification).values({
      ...vipWords(),
      userId,
      companyId,
      kind: NotificationKind.Order,
      createTime: now,
      target: { kind: TargetKind.Vip },
    });
  }
  return people.length;
}
