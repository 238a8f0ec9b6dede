import { switchCompany } from '@stoa/api/contract/company';
import { SmsScene, forgetPassword, logout } from '@stoa/api/contract/login';
import { ErrorCode, noCompanyId } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { session as sessionTable } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import { handle, handleOpen } from '../../http/handle.ts';
import { afterSwitchMs } from '../../http/sessionLife.ts';
import { closeLogin } from '../../http/sessions.ts';
import { Unauthorised } from '../../http/unauthorised.ts';
import { forgetFailures } from '../../http/limits.ts';
import { tryCode } from '../login/codes.ts';
import { enter } from '../login/enter.ts';
import { passwordNames } from '../login/names.ts';
import { hashPassword } from '../login/password.ts';
import { phoneOf } from '../login/phone.ts';
import { accountByPhone } from '../login/queries.ts';
import { changePassword, isGuessable } from './password.ts';
import { asSystemWithin } from './sessions.ts';
import { own, update } from './profile.ts';
import { newPassword } from './newPassword.ts';
import { info } from './userInfo.ts';

/**
 * S33. Nothing is told before the code was right: whoever guesses learns nothing about the number. The whole of it takes
 * its turn, so that no code is used up for somebody who is then sent away.
 */
const forgotten = handleOpen(
  forgetPassword,
  ({ countryCode, phone: typed, code, newPassword: fresh }, { services, address, gone }) => {
    const phone = phoneOf(countryCode, typed);
    return services.passwords.take(async () => {
      const { db } = services;
      const now = services.clock();
      const proved = await asSystem(db, async (tx) => {
        const person = await accountByPhone(tx, phone);
        const weak = person !== undefined && isGuessable(fresh, person);
        const spent = { phone, scene: SmsScene.Reset, code, keep: weak };
        return (await tryCode(tx, services, spent, { address, now })) ? { person, weak } : undefined;
      });
      if (proved === undefined) throw new BusinessError(ErrorCode.CodeWrong);
      const { person, weak } = proved;
      if (person === undefined) throw new BusinessError(ErrorCode.PhoneUnknown);
      if (weak) throw new BusinessError(ErrorCode.PasswordWeak);
      const passwordHash = await hashPassword(fresh);
      await asSystem(db, async (tx) => {
        await changePassword(tx, person.userId, passwordHash, now, { proof: 'code' });
        // What was guessed at the password before says nothing about this one.
        await forgetFailures(tx, services, await passwordNames(tx, person));
      });
      return { ok: true as const };
    }, gone());
  },
);

/** S34. */
const signOut = handleOpen(logout, async (_request, { session, services, now }) => {
  if (session !== undefined) {
    await asSystem(services.db, (tx) => closeLogin(tx, session, now));
  }
  return { ok: true as const };
});

/** S8. The old token ends a minute after the answer (D7); where the switch is refused, it lives on. */
const change = handle(switchCompany, async ({ companyId }, context) => {
  const { tx, session, now } = context;
  // 500 is "no company" and has no members, so nobody can go there.
  if (companyId === noCompanyId) throw new BusinessError(ErrorCode.NotMember);
  return asSystemWithin(context, async () => {
    const own = and(eq(sessionTable.tokenHash, session.tokenHash), isNull(sessionTable.revokedTime));
    // Of two switches at once one is second: its token has ended by then.
    const revokedTime = now + afterSwitchMs;
    const [old] = await tx.update(sessionTable).set({ revokedTime }).where(own).returning();
    if (old === undefined) throw new Unauthorised(true);
    const { userId, sourceType, appId, loginHash } = old;
    const begun = loginHash ?? old.tokenHash;
    return enter(tx, { userId, target: { companyId }, sourceType, appId, loginHash: begun }, now);
  });
});

export const accountHandlers = [forgotten, signOut, change, info, own, update, newPassword];
