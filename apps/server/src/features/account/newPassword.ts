import { passwordChange } from '@stoa/api/contract/profile';
import { ErrorCode } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/index.ts';
import { BusinessError, CountedRefusal } from '../../http/errors.ts';
import { handle } from '../../http/handle.ts';
import { beginAttemptWithin } from '../../http/limits.ts';
import { hashPassword, isPassword } from '../login/password.ts';
import { changePassword, isGuessable } from './password.ts';
import { asSystemWithin } from './sessions.ts';

/** X6. Guesses of the old password count as those of a login: a session that was left open is no way around. */
export const newPassword = handle(passwordChange, async (request, context) => {
  const { tx, session, services, address, now } = context;
  const { userId, tokenHash } = session;
  await asSystemWithin(context, async () => {
    const [person] = await tx.select().from(account).where(eq(account.userId, userId)).for('update');
    if (person === undefined) throw new BusinessError(ErrorCode.NotFound);
    const attempt = await beginAttemptWithin(tx, services, { account: `user ${userId}`, address }, now);
    if (!(await isPassword(request.oldPassword, person.passwordHash))) {
      throw new CountedRefusal(ErrorCode.OldPasswordWrong);
    }
    await attempt.succeeded();
    if (isGuessable(request.newPassword, person)) throw new BusinessError(ErrorCode.PasswordWeak);
    const passwordHash = await hashPassword(request.newPassword);
    await changePassword(tx, userId, passwordHash, now, { proof: 'oldPassword', tokenHash });
  });
  return { ok: true as const };
});
