import { login, logout, userInfo } from '@stoa/api/contract/login';
import { loginPage } from '@stoa/api/contract/config';
import { AssignKind, ErrorCode, LoginKind, LoginSourceType, MemberState, VipStatus } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { yearOf } from '../../clock.ts';
import { account, creditEntry, member } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import { handle, handleOpen } from '../../http/handle.ts';
import { beginAttempt } from '../../http/limits.ts';
import { closeSession, openSession } from '../../http/sessions.ts';
import { loginPageOf } from './branding.ts';
import { isPassword } from './password.ts';
import { accountBy, membershipsOf, targetOf } from './queries.ts';
import { companyOf, demandLoginKind, normalAccount } from './rules.ts';

/** S30. No SMS code has been issued before the SMS calls exist, so every code is a wrong one. */
const passwordLogin = handleOpen(login, async (request, context) => {
  const { db, settings } = context.services;
  const domainName = request.domainName || settings.DEFAULT_DOMAIN;
  const target = await asSystem(db, (tx) => targetOf(tx, domainName));
  demandLoginKind(target, request.loginKind);
  if (request.loginKind === LoginKind.SmsCode) {
    const phone = `phone ${request.countryCode} ${normalAccount(request.phone)}`;
    await beginAttempt(context.services, { account: phone, address: context.address }, context.now);
    throw new BusinessError(ErrorCode.CodeWrong);
  }
  const name = normalAccount(request.account);
  const person = await asSystem(db, (tx) => accountBy(tx, name));
  const attempt = await beginAttempt(
    context.services,
    { account: person === undefined ? `name ${name}` : `user ${person.userId}`, address: context.address },
    context.now,
  );
  // Outside any transaction: it takes a tenth of a second on purpose.
  const right = await isPassword(request.password, person?.passwordHash);
  if (!right || person === undefined) throw new BusinessError(ErrorCode.LoginFailed);
  await attempt.succeeded();
  return asSystem(db, async (tx) => {
    const memberships = await membershipsOf(tx, person.userId);
    const { companyId, memberId } = companyOf(target, memberships, person.lastCompanyId);
    const sourceType = LoginSourceType.Normal;
    const { token, expireTime } = await openSession(
      tx,
      { userId: person.userId, companyId, memberId, sourceType },
      context.now,
    );
    await tx.update(account).set({ lastCompanyId: companyId }).where(eq(account.userId, person.userId));
    return {
      access_token: token,
      userId: person.userId,
      id: memberId,
      companyId,
      appId: '',
      expireTime,
      sourceType,
    };
  });
});

const signOut = handleOpen(logout, async (_request, { session, services, now }) => {
  if (session !== undefined) {
    await asSystem(services.db, (tx) => closeSession(tx, session.tokenHash, now));
  }
  return { ok: true as const };
});

const branding = handleOpen(loginPage, async ({ domainName }, context) => {
  const name = domainName || context.services.settings.DEFAULT_DOMAIN;
  return asSystem(context.services.db, (tx) => loginPageOf(tx, name, context));
});

const info = handle(userInfo, async (_request, { tx, session, now, text, media }) => {
  const [person] = await tx.select().from(account).where(eq(account.userId, session.userId));
  if (person === undefined) throw new BusinessError(ErrorCode.NotFound);
  const [membership] = await tx
    .select()
    .from(member)
    .where(and(eq(member.memberId, session.memberId), eq(member.userId, session.userId)));
  const credits = await tx
    .select({
      assignKind: creditEntry.assignKind,
      sum: sql<number>`sum(${creditEntry.credit})`.mapWith(Number),
    })
    .from(creditEntry)
    .where(and(eq(creditEntry.valid, true), eq(creditEntry.year, yearOf(now))))
    .groupBy(creditEntry.assignKind);
  const companies = await tx.$count(
    member,
    and(eq(member.userId, session.userId), eq(member.state, MemberState.Active)),
  );
  const creditOf = (kind: AssignKind) => credits.find((row) => row.assignKind === kind)?.sum ?? 0;
  const vipOver = person.vipStatus === VipStatus.Active && (person.vipExpireTime ?? 0) <= now;
  return {
    userId: person.userId,
    id: session.memberId,
    companyId: session.companyId,
    appId: session.appId,
    faceImg: media(person.faceImg),
    realName: text(person.realName),
    hideVipModule: membership?.hideVipModule ?? false,
    vipStatus: vipOver ? VipStatus.Expired : person.vipStatus,
    vipExpireTime: person.vipExpireTime,
    allowCreateKnowledge: membership?.allowCreateKnowledge ?? false,
    compulsoryCredit: creditOf(AssignKind.Compulsory),
    electiveCredit: creditOf(AssignKind.Elective),
    switchFlg: companies > 1,
    lecturer: membership?.lecturer ?? false,
    mentor: membership?.mentor ?? false,
    admin: membership?.admin ?? false,
  };
});

export const loginHandlers = [passwordLogin, signOut, branding, info];
