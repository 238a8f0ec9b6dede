import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { membershipsOf } from '../login/queries.ts';
import { isOpen } from '../login/rules.ts';
import { endSessions } from './sessions.ts';

type Account = typeof account.$inferSelect;

/** A password equal to one of the account's own names is too easy to guess; the other rules are in the schema. */
export const isGuessable = (password: string, { phone, email, username }: Account): boolean =>
  [phone, email, username].some((name) => name?.toLowerCase() === password.toLowerCase());

/** How somebody proved that the password may be changed. */
export type ChangedBy =
  | { readonly proof: 'code' }
  /** The session that asked for the change is kept. */
  | { readonly proof: 'oldPassword'; readonly tokenHash: string };

/**
 * Stores a new password, ends the other sessions and notifies the person in each company (`forgetPassword`,
 * `passwordChange`).
 */
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
  const notice = notices.passwordChanged(by.proof, now);
  await notify(
    { tx, now },
    memberships.map(({ companyId }) => ({ userId, companyId, notice })),
  );
}
