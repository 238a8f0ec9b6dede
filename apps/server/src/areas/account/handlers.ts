import { SmsScene } from '@stoa/api/contract/login';
import { ErrorCode, noCompanyId } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { session as sessionTable } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { closeGuestSession } from '../../http/guests.ts';
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
import { endSession, sessionsOf } from './devices.ts';
import { profileOf, updateProfile } from './profile.ts';
import { newPassword } from './newPassword.ts';
import { userInfoOf } from './userInfo.ts';

/**
 * A failed attempt reveals nothing about the number before the code was right, so that a guesser learns
 * nothing. The whole reset waits for its turn to derive a password, so that no code is used up for somebody
 * whose request is then refused.
 */
const forgotten: Run<'forgetPassword'> = (
  { services, address, gone },
  { countryCode, phone: typed, code, newPassword: fresh },
) => {
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
      // Failed guesses at the old password say nothing about the new one.
      await forgetFailures(tx, services, await passwordNames(tx, person));
    });
    return { ok: true as const };
  }, gone());
};

const signOut: Run<'logout'> = async ({ session, services, now }) => {
  if (session !== undefined) {
    await asSystem(services.db, (tx) =>
      session.guest === undefined
        ? closeLogin(tx, session, now)
        : closeGuestSession(tx, session.tokenHash, now),
    );
  }
  return { ok: true as const };
};

/**
 * The old token stays valid for a minute after the answer, so that calls under way still arrive. When the
 * switch is refused, the old token is not ended at all.
 */
const change: Run<'switchCompany'> = async (context, { companyId }) => {
  const { tx, session, now } = context;
  // Company 500 means "no company" and has no members, so nobody can switch to it.
  if (companyId === noCompanyId) throw new BusinessError(ErrorCode.NotMember);
  return asSystemWithin(context, async () => {
    const own = and(eq(sessionTable.tokenHash, session.tokenHash), isNull(sessionTable.revokedTime));
    // When two switches happen at the same time the second fails, because the first has ended its token.
    const revokedTime = now + afterSwitchMs;
    const [old] = await tx.update(sessionTable).set({ revokedTime }).where(own).returning();
    if (old === undefined) throw new Unauthorised(true);
    const { userId, sourceType, appId, loginHash, browser, system } = old;
    const begun = loginHash ?? old.tokenHash;
    const by = { browser, system };
    return enter(tx, { userId, target: { companyId }, sourceType, appId, loginHash: begun, by }, now);
  });
};

export const accountHandlers = {
  forgetPassword: forgotten,
  logout: signOut,
  switchCompany: change,
  userInfo: userInfoOf,
  profile: profileOf,
  profileUpdate: updateProfile,
  passwordChange: { ahead: newPassword },
  sessionList: sessionsOf,
  sessionEnd: endSession,
} satisfies Handlers;
