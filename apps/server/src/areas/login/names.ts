import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/schema/index.ts';
import type { account } from '../../db/schema/index.ts';
import type { Phone } from './phone.ts';
import { normalAccount } from './rules.ts';

/*
 * The names under which failed tries are counted: the text that was typed, in normal form. Whether an account
 * has the name makes no difference, because a lock would otherwise reveal it, and reveal which names belong
 * to the same person.
 */

/** A name that is typed with a password: telephone, e-mail address or user name. */
export const accountName = (typed: string): string => `name ${normalAccount(typed)}`;

export const normalJobNumber = (typed: string): string => typed.normalize('NFKC').toLowerCase();

/** A job number, which is typed with a password too. */
export const jobName = (companyId: number, typed: string): string =>
  `job ${companyId} ${normalJobNumber(typed)}`;

/** A telephone number that is typed with a code from a text message. */
export const codeName = ({ key }: Phone): string => `code ${key}`;

/** The old password, typed by somebody who is signed in. */
export const ownName = (userId: number): string => `user ${userId}`;

/** All names with which a person's password may be typed. Runs as the system. */
export async function passwordNames(tx: Database, person: typeof account.$inferSelect): Promise<string[]> {
  const { userId, countryCode, phone, email, username } = person;
  const jobs = await tx
    .select({ companyId: member.companyId, jobNumber: member.jobNumber })
    .from(member)
    .where(eq(member.userId, userId));
  return [
    ...[countryCode === '86' ? phone : null, email, username].flatMap((name) =>
      name ? [accountName(name)] : [],
    ),
    ...jobs.map(({ companyId, jobNumber }) => jobName(companyId, jobNumber)),
    ownName(userId),
  ];
}
