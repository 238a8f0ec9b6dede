import { NotificationKind } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, notification } from '../../db/schema/index.ts';
import { membershipsOf } from '../login/queries.ts';
import { isOpen } from '../login/rules.ts';
import { endSessions } from './sessions.ts';

type Account = typeof account.$inferSelect;

/** A password that is the account's own name is no password (screens 0.10); the rest is in the schema. */
export const isGuessable = (password: string, { phone, email, username }: Account): boolean =>
  [phone, email, username].some((name) => name?.toLowerCase() === password.toLowerCase());

/** How somebody proved that the password may be changed. */
export type ChangedBy =
  | { readonly proof: 'code' }
  /** The session that asked goes on. */
  | { readonly proof: 'oldPassword'; readonly tokenHash: string };

const words = {
  code: {
    zh: '您的登录密码已通过短信验证码重置，其他设备上的登录已全部退出。如非本人操作，请立即联系管理员。',
    en: 'Your password was reset by SMS code, and you were signed out everywhere. If this was not you, tell your administrator at once.',
  },
  oldPassword: {
    zh: '您的登录密码已修改，其他设备上的登录已全部退出。如非本人操作，请立即联系管理员。',
    en: 'Your password was changed, and you were signed out on every other device. If this was not you, tell your administrator at once.',
  },
} as const;

/** Stores a new password, ends the other sessions and tells the person in each company (`forgetPassword`, `passwordChange`, 8.16). */
export async function changePassword(
  tx: Database,
  userId: number,
  passwordHash: string,
  now: number,
  by: ChangedBy,
): Promise<void> {
  await tx.update(account).set({ passwordHash }).where(eq(account.userId, userId));
  await endSessions(tx, userId, now, by.proof === 'oldPassword' ? by.tokenHash : undefined);
  const memberships = (await membershipsOf(tx, userId)).filter(isOpen);
  if (memberships.length === 0) return;
  await tx.insert(notification).values(
    memberships.map(({ companyId }) => ({
      userId,
      companyId,
      kind: NotificationKind.System,
      title: { zh: '密码已修改', en: 'Your password was changed' },
      content: words[by.proof],
      createTime: now,
    })),
  );
}
