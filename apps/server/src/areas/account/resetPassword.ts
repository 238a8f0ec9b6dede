import { createHash } from 'node:crypto';
import { SmsScene } from '@stoa/api/contract/login';
import { ErrorCode } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import { forgetFailures } from '../../http/limits.ts';
import type { Run } from '../../http/register.ts';
import { tryCode } from '../login/codes.ts';
import { passwordNames } from '../login/names.ts';
import { hashPassword, isPassword } from '../login/password.ts';
import { phoneOf } from '../login/phone.ts';
import { accountByPhone } from '../login/queries.ts';
import { repeatable } from '../login/repeatable.ts';
import { changePassword, isGuessable } from './password.ts';

const done = { ok: true as const };

/** The person whose password was set, and which one, so that a repetition is refused after another change. */
interface Outcome {
  readonly userId: number;
  readonly passwordMark: string;
}

const isOutcome = (stored: unknown): stored is Outcome =>
  typeof stored === 'object' && stored !== null && 'userId' in stored && 'passwordMark' in stored;

const outcomeOf = (userId: number, passwordHash: string): Outcome => ({
  userId,
  passwordMark: createHash('sha256').update(passwordHash).digest('base64url'),
});

/** The person, while the password is still the one that was set. */
async function standing(tx: Database, { userId, passwordMark }: Outcome) {
  const [person] = await tx.select().from(account).where(eq(account.userId, userId)).for('update');
  return person !== undefined && outcomeOf(userId, person.passwordHash).passwordMark === passwordMark
    ? person
    : undefined;
}

/**
 * Sets a forgotten password with a code by message. A failed attempt reveals nothing about the number before
 * the code was right, so that a guesser learns nothing. The whole reset waits for its turn to derive a
 * password, so that no code is used up for somebody whose request is then refused.
 *
 * A repetition with the same password changes nothing; with another one it sets that one, because it is what
 * the person typed last.
 */
export const resetPassword: Run<'forgetPassword'> = (
  context,
  { countryCode, phone: typed, code, newPassword, idemKey },
) => {
  const { services, address, gone } = context;
  const { db } = services;
  const phone = phoneOf(countryCode, typed);
  const refusal = ErrorCode.CodeWrong;
  return services.passwords.take(() => {
    const now = services.clock();
    const set = async (tx: Database, person: typeof account.$inferSelect, passwordHash: string) => {
      await changePassword(tx, person.userId, passwordHash, now, { proof: 'code' });
      // Failed guesses at the old password say nothing about the new one.
      await forgetFailures(tx, services, await passwordNames(tx, person));
      return { answer: done, outcome: outcomeOf(person.userId, passwordHash) };
    };
    return repeatable(
      { services, now },
      { path: 'reset', code: `${phone.key} ${code}`, idemKey, refusal },
      {
        first: async () => {
          const proved = await asSystem(db, async (tx) => {
            const person = await accountByPhone(tx, phone);
            const weak = person !== undefined && isGuessable(newPassword, person);
            const spent = { phone, scene: SmsScene.Reset, code, keep: weak };
            return (await tryCode(tx, services, spent, { address, now })) ? { person, weak } : undefined;
          });
          if (proved === undefined) throw new BusinessError(refusal);
          const { person, weak } = proved;
          if (person === undefined) throw new BusinessError(ErrorCode.PhoneUnknown);
          if (weak) throw new BusinessError(ErrorCode.PasswordWeak);
          const passwordHash = await hashPassword(newPassword);
          return (tx) => set(tx, person, passwordHash);
        },
        isOutcome,
        again: async (outcome) => {
          const person = await asSystem(db, (tx) => standing(tx, outcome));
          if (person === undefined) throw new BusinessError(refusal);
          if (await isPassword(newPassword, person.passwordHash)) {
            return async (tx) => ((await standing(tx, outcome)) ? { answer: done, outcome } : undefined);
          }
          if (isGuessable(newPassword, person)) throw new BusinessError(ErrorCode.PasswordWeak);
          const passwordHash = await hashPassword(newPassword);
          return async (tx) => ((await standing(tx, outcome)) ? set(tx, person, passwordHash) : undefined);
        },
      },
    );
  }, gone());
};
