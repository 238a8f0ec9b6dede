import {
  SmsScene,
  countryCodes,
  jobNumberLogin,
  login,
  sendLoginCode,
  sendSmsCode,
} from '@stoa/api/contract/login';
import type { LoginResult } from '@stoa/api/contract/login';
import { loginPage } from '@stoa/api/contract/config';
import { ErrorCode, LoginKind, LoginSourceType } from '@stoa/domain';
import type { account } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import { handleOpen } from '../../http/handle.ts';
import type { OpenContext } from '../../http/handle.ts';
import { beginAttempt } from '../../http/limits.ts';
import { loginPageOf } from './branding.ts';
import { sendCode, spendCode } from './codes.ts';
import { countries } from './countries.ts';
import { enter } from './enter.ts';
import { isPassword } from './password.ts';
import { phoneOf } from './phone.ts';
import { accountBy, accountByJobNumber, accountByPhone, targetOf } from './queries.ts';
import { demandLoginKind, normalAccount } from './rules.ts';
import type { Target } from './rules.ts';
import { isSignature } from './signature.ts';

type Account = typeof account.$inferSelect;

/** Company and login kinds of the page that a login came from. */
export const pageOf = (
  { services: { db, settings } }: Pick<OpenContext, 'services'>,
  domainName: string,
): Promise<Target> => asSystem(db, (tx) => targetOf(tx, domainName || settings.DEFAULT_DOMAIN));

/** One counter for one account over all paths; `name` counts where there is no account (decision 31). */
export const attemptOf = (context: OpenContext, person: Account | undefined, name: string) =>
  beginAttempt(
    context.services,
    { account: person === undefined ? name : `user ${person.userId}`, address: context.address },
    context.now,
  );

interface Proof {
  readonly target: Target;
  readonly person: Account | undefined;
  /** What was typed, normalised, with the kind of name that it is. */
  readonly name: string;
  readonly password: string;
}

/** The same work and the same words for an account that does not exist. */
async function byPassword(
  context: OpenContext,
  { target, person, name, password }: Proof,
): Promise<LoginResult> {
  const attempt = await attemptOf(context, person, name);
  // Outside any transaction: it takes a tenth of a second on purpose.
  const right = await isPassword(password, person?.passwordHash);
  if (!right || person === undefined) throw new BusinessError(ErrorCode.LoginFailed);
  await attempt.succeeded();
  const { userId, passwordHash } = person;
  const arrival = { userId, target, passwordHash, sourceType: LoginSourceType.Normal };
  return asSystem(context.services.db, (tx) => enter(tx, arrival, context.now));
}

/** S30. Who holds the telephone may hear that nobody is registered with it. */
const signIn = handleOpen(login, async (request, context) => {
  const { services, now } = context;
  const target = await pageOf(context, request.domainName);
  demandLoginKind(target, request.loginKind);
  if (request.loginKind === LoginKind.Password) {
    const name = normalAccount(request.account);
    const person = await asSystem(services.db, (tx) => accountBy(tx, name));
    return byPassword(context, { target, person, name: `name ${name}`, password: request.password });
  }
  const phone = phoneOf(request.countryCode, request.phone);
  const person = await asSystem(services.db, (tx) => accountByPhone(tx, phone));
  const attempt = await attemptOf(context, person, `phone ${phone.key}`);
  const right = await spendCode(services, { phone, scene: SmsScene.Login, code: request.code }, now);
  if (!right) throw new BusinessError(ErrorCode.CodeWrong);
  await attempt.succeeded();
  if (person === undefined) throw new BusinessError(ErrorCode.PhoneUnknown);
  const arrival = { userId: person.userId, target, sourceType: LoginSourceType.Normal };
  return asSystem(services.db, (tx) => enter(tx, arrival, now));
});

/** S31. The company is that of the page; another one in the request is a mistake or a trick. */
const byJobNumber = handleOpen(jobNumberLogin, async (request, context) => {
  const target = await pageOf(context, request.domainName);
  demandLoginKind(target, LoginKind.JobNumber);
  const { companyId } = target;
  if (request.companyId !== companyId)
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'companyId' });
  const jobNumber = request.jobNumber.normalize('NFKC').toLowerCase();
  const person = await asSystem(context.services.db, (tx) => accountByJobNumber(tx, companyId, jobNumber));
  const name = `job ${companyId} ${jobNumber}`;
  return byPassword(context, { target, person, name, password: request.password });
});

/** S27. */
const countryList = handleOpen(countryCodes, () => Promise.resolve([...countries]));

/** S28. */
const code = handleOpen(sendSmsCode, ({ countryCode, phone, scene }, context) =>
  sendCode(context, phoneOf(countryCode, phone), scene, null),
);

/** S29. The client aligns its clock with the machine's, so a shifted server clock does not count here. */
const signedCode = handleOpen(sendLoginCode, ({ countryCode, phone, token }, context) => {
  const { SIGNATURE_KEY, CLOCK_OFFSET_SECONDS } = context.services.settings;
  if (!isSignature(token, SIGNATURE_KEY, phone, context.now - CLOCK_OFFSET_SECONDS * 1000)) {
    throw new BusinessError(ErrorCode.SignatureInvalid);
  }
  return sendCode(context, phoneOf(countryCode, phone), SmsScene.Login, token);
});

/** S18. */
const branding = handleOpen(loginPage, async ({ domainName }, context) => {
  const { db, settings, providers } = context.services;
  const name = domainName || settings.DEFAULT_DOMAIN;
  return asSystem(db, (tx) => loginPageOf(tx, name, context, providers.identity));
});

export const loginHandlers = [signIn, byJobNumber, countryList, code, signedCode, branding];
