import { SmsScene } from '@stoa/api/contract/login';
import type { LoginResult } from '@stoa/api/contract/login';
import { ErrorCode, LoginKind, LoginSourceType } from '@stoa/domain';
import type { account, Localised } from '../../db/schema/index.ts';
import type { Database } from '../../db/database.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import type { OpenContext } from '../../http/handle.ts';
import { attemptFailed, beginAttempt, forgetFailures } from '../../http/limits.ts';
import { browserOf } from '../../shared/browser.ts';
import { loginPageOf } from './branding.ts';
import { sendCode, tryCode } from './codes.ts';
import { countries } from './countries.ts';
import { enter } from './enter.ts';
import type { Arrival } from './enter.ts';
import { exchange } from './exchange.ts';
import { accountName, jobName, normalJobNumber } from './names.ts';
import { isPassword } from './password.ts';
import { phoneOf } from './phone.ts';
import type { Phone } from './phone.ts';
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

/**
 * Opens a session after a right proof; the counted failures of that name are deleted, whatever company it
 * leads to.
 */
async function letIn(
  { services: { db, secret }, userAgent }: Pick<OpenContext, 'services' | 'userAgent'>,
  name: string,
  arrival: Omit<Arrival, 'by'>,
  now: number,
): Promise<LoginResult> {
  try {
    return await asSystem(db, async (tx) => {
      const result = await enter(tx, { ...arrival, by: browserOf(userAgent()) }, now);
      await forgetFailures(tx, { secret }, [name]);
      return result;
    });
  } catch (error) {
    const wasRight = error instanceof BusinessError && error.code !== ErrorCode.LoginFailed;
    if (wasRight) await asSystem(db, (tx) => forgetFailures(tx, { secret }, [name]));
    throw error;
  }
}

interface Claim {
  readonly target: Target;
  readonly person: Account | undefined;
}

/**
 * A login with a password. It waits for its turn and holds no connection until then. A name that nobody has
 * causes the same work and gets the same message.
 *
 * @param claim finds the page and the person, and refuses what the page does not have
 * @param refusal what is said instead of the usual message, whether or not somebody has the name
 */
const byPassword = (
  { services, address, gone, userAgent }: OpenContext,
  { name, password }: { readonly name: string; readonly password: string },
  claim: (tx: Database) => Promise<Claim>,
  refusal?: Localised,
): Promise<LoginResult> =>
  services.passwords.take(async () => {
    const { db } = services;
    const trier = { name, address };
    const now = services.clock();
    const { target, person } = await asSystem(db, async (tx) => {
      const claimed = await claim(tx);
      await beginAttempt(tx, services, trier, now);
      return claimed;
    });
    const right = await isPassword(password, person?.passwordHash);
    if (!right || person === undefined) {
      await asSystem(db, (tx) => attemptFailed(tx, services, trier, now));
      throw new BusinessError(ErrorCode.LoginFailed, {}, refusal);
    }
    const { userId, passwordHash } = person;
    const arrival = { userId, target, passwordHash, sourceType: LoginSourceType.Normal };
    return letIn({ services, userAgent }, name, arrival, now);
  }, gone());

interface CodeClaim {
  readonly phone: Phone;
  readonly code: string;
  readonly domainName: string;
  readonly idemKey: string | undefined;
}

/**
 * A login with a code by text message. The holder of the telephone may learn that nobody is registered with
 * it.
 */
const byCode = (
  context: OpenContext,
  { phone, code, domainName, idemKey }: CodeClaim,
): Promise<LoginResult> =>
  context.services.codes.take(() => {
    const { services, address } = context;
    const { db, settings } = services;
    const now = services.clock();
    const redeem = async () => {
      const proved = await asSystem(db, async (tx) => {
        const target = await targetOf(tx, domainName || settings.DEFAULT_DOMAIN);
        demandLoginKind(target, LoginKind.SmsCode);
        const person = await accountByPhone(tx, phone);
        const right = await tryCode(tx, services, { phone, scene: SmsScene.Login, code }, { address, now });
        return right ? { target, person } : undefined;
      });
      if (proved === undefined) throw new BusinessError(ErrorCode.CodeWrong);
      const { target, person } = proved;
      if (person === undefined) throw new BusinessError(ErrorCode.PhoneUnknown);
      return () => Promise.resolve({ userId: person.userId, target, sourceType: LoginSourceType.Normal });
    };
    const spent = { path: 'sms', code: `${phone.key} ${code}`, idemKey, refusal: ErrorCode.CodeWrong };
    return exchange({ ...context, now }, spent, redeem);
  }, context.gone());

const signIn: Run<'login'> = (context, request) => {
  const { domainName } = request;
  if (request.loginKind === LoginKind.SmsCode) {
    const phone = phoneOf(request.countryCode, request.phone);
    return byCode(context, { phone, code: request.code, domainName, idemKey: request.idemKey });
  }
  const { account, password } = request;
  return byPassword(context, { name: accountName(account), password }, async (tx) => {
    const target = await targetOf(tx, domainName || context.services.settings.DEFAULT_DOMAIN);
    demandLoginKind(target, LoginKind.Password);
    return { target, person: await accountBy(tx, normalAccount(account)) };
  });
};

const wrongJobNumber: Localised = {
  zh: '工号或密码错误',
  en: 'Job number or password is wrong',
};

/** The company is that of the page; a request that names another one is refused. */
const byJobNumber: Run<'jobNumberLogin'> = (context, { domainName, companyId, jobNumber, password }) =>
  byPassword(
    context,
    { name: jobName(companyId, jobNumber), password },
    async (tx) => {
      const target = await targetOf(tx, domainName || context.services.settings.DEFAULT_DOMAIN);
      demandLoginKind(target, LoginKind.JobNumber);
      if (target.companyId !== companyId)
        throw new BusinessError(ErrorCode.ParamInvalid, { field: 'companyId' });
      return { target, person: await accountByJobNumber(tx, companyId, normalJobNumber(jobNumber)) };
    },
    wrongJobNumber,
  );

const countryList: Run<'countryCodes'> = () => Promise.resolve([...countries]);

const code: Run<'sendSmsCode'> = (context, { countryCode, phone, scene }) =>
  sendCode(context, phoneOf(countryCode, phone), scene, null);

/**
 * Removes the test shift of the server's clock, because the client aligns its clock with the machine's real
 * time.
 */
const signedCode: Run<'sendLoginCode'> = (context, { countryCode, phone, token }) => {
  const { SIGNATURE_KEY, CLOCK_OFFSET_SECONDS } = context.services.settings;
  if (!isSignature(token, SIGNATURE_KEY, phone, context.now - CLOCK_OFFSET_SECONDS * 1000)) {
    throw new BusinessError(ErrorCode.SignatureInvalid);
  }
  return sendCode(context, phoneOf(countryCode, phone), SmsScene.Login, token);
};

const branding: Run<'loginPage'> = async (context, { domainName }) => {
  const { db, settings, providers } = context.services;
  const name = domainName || settings.DEFAULT_DOMAIN;
  return asSystem(db, (tx) => loginPageOf(tx, name, context, providers.identity));
};

export const loginHandlers = {
  login: signIn,
  jobNumberLogin: byJobNumber,
  countryCodes: countryList,
  sendSmsCode: code,
  sendLoginCode: signedCode,
  loginPage: branding,
} satisfies Handlers;
