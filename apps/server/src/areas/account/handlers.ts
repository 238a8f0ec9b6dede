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
import { enter } from '../login/enter.ts';
import { asSystemWithin } from './sessions.ts';
import { endSession, sessionsOf } from './devices.ts';
import { profileOf, updateProfile } from './profile.ts';
import { newPassword } from './newPassword.ts';
import { resetPassword } from './resetPassword.ts';
import { userInfoOf } from './userInfo.ts';

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
  forgetPassword: resetPassword,
  logout: signOut,
  switchCompany: change,
  userInfo: userInfoOf,
  profile: profileOf,
  profileUpdate: updateProfile,
  passwordChange: { ahead: newPassword },
  sessionList: sessionsOf,
  sessionEnd: endSession,
} satisfies Handlers;
