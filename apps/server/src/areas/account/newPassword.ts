import { ErrorCode } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Ahead } from '../../http/register.ts';
import { attemptFailed, beginAttempt, forgetFailures } from '../../http/limits.ts';
import { ownName } from '../login/names.ts';
import { hashPassword, isPassword } from '../login/password.ts';
import { changePassword, isGuessable } from './password.ts';
import { asSystemWithin } from './sessions.ts';

async function personOf(tx: Database, userId: number) {
  const [person] = await tx.select().from(account).where(eq(account.userId, userId)).for('update');
  if (person === undefined) throw new BusinessError(ErrorCode.NotFound);
  return person;
}

/**
 * Guesses at the old password are limited like those of a login, because otherwise the limit could be evaded
 * in a session that was left open. Both passwords are derived in one turn, and no lock or connection is held
 * meanwhile.
 */
export const newPassword: Ahead<'passwordChange'> = (
  { services, session: { userId, tokenHash }, address, gone },
  request,
) =>
  services.passwords.take(async () => {
    const { db } = services;
    const trier = { name: ownName(userId), address };
    const now = services.clock();
    const person = await asSystem(db, async (tx) => {
      const found = await personOf(tx, userId);
      await beginAttempt(tx, services, trier, now);
      return found;
    });
    if (!(await isPassword(request.oldPassword, person.passwordHash))) {
      await asSystem(db, (tx) => attemptFailed(tx, services, trier, now));
      throw new BusinessError(ErrorCode.OldPasswordWrong);
    }
    await asSystem(db, (tx) => forgetFailures(tx, services, [trier.name]));
    if (isGuessable(request.newPassword, person)) throw new BusinessError(ErrorCode.PasswordWeak);
    const passwordHash = await hashPassword(request.newPassword);
    return (context) =>
      asSystemWithin(context, async () => {
        const { passwordHash: before } = await personOf(context.tx, userId);
        // Another password was set while the new one was being derived.
        if (before !== person.passwordHash) throw new BusinessError(ErrorCode.OldPasswordWrong);
        await changePassword(context.tx, userId, passwordHash, context.now, {
          proof: 'oldPassword',
          tokenHash,
        });
        return { ok: true as const };
      });
  }, gone());
