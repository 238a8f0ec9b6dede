import { switchCompany } from '@stoa/api/contract/company';
import { SmsScene, forgetPassword, logout } from '@stoa/api/contract/login';
import { ErrorCode, noCompanyId } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { session as sessionTable } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import { handle, handleOpen } from '../../http/handle.ts';
import { afterSwitchMs } from '../../http/sessionLife.ts';
import { closeSession } from '../../http/sessions.ts';
import { Unauthorised } from '../../http/unauthorised.ts';
import { spendCode } from '../login/codes.ts';
import { enter } from '../login/enter.ts';
import { attemptOf } from '../login/handlers.ts';
import { hashPassword } from '../login/password.ts';
import { phoneOf } from '../login/phone.ts';
import { accountByPhone } from '../login/queries.ts';
import { changePassword, isGuessable } from './password.ts';
import { asSystemWithin } from './sessions.ts';
import { own, update } from './profile.ts';
import { newPassword } from './newPassword.ts';
import { info } from './userInfo.ts';

/** S33. Nothing is told before the code was right: whoever guesses learns nothing about the number. */
const forgotten = handleOpen(forgetPassword, async (request, context) => {
  const { services, now } = context;
  const phone = phoneOf(request.countryCode, request.phone);
  const person = await asSystem(services.db, (tx) => accountByPhone(tx, phone));
  const weak = person !== undefined && isGuessable(request.newPassword, person);
  const attempt = await attemptOf(context, person, `phone ${phone.key}`);
  const spent = { phone, scene: SmsScene.Reset, code: request.code, keep: weak };
  if (!(await spendCode(services, spent, now))) throw new BusinessError(ErrorCode.CodeWrong);
  await attempt.succeeded();
  if (person === undefined) throw new BusinessError(ErrorCode.PhoneUnknown);
  if (weak) throw new BusinessError(ErrorCode.PasswordWeak);
  const passwordHash = await hashPassword(request.newPassword);
  await asSystem(services.db, (tx) =>
    changePassword(tx, person.userId, passwordHash, now, { proof: 'code' }),
  );
  return { ok: true as const };
});

/** S34. */
const signOut = handleOpen(logout, async (_request, { session, services, now }) => {
  if (session !== undefined) {
    await asSystem(services.db, (tx) => closeSession(tx, session.tokenHash, now));
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
    const { userId, sourceType, appId } = old;
    return enter(tx, { userId, target: { companyId }, sourceType, appId }, now);
  });
});

export const accountHandlers = [forgotten, signOut, change, info, own, update, newPassword];
