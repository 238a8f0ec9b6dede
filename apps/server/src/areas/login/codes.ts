import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { SmsScene } from '@stoa/api/contract/login';
import type { SmsSent } from '@stoa/api/contract/login';
import { ErrorCode } from '@stoa/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { smsCode } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { OpenContext, Services } from '../../http/handle.ts';
import { attemptFailed, beginAttempt, forgetFailures, limitSms } from '../../http/limits.ts';
import { codeName } from './names.ts';
import type { Phone } from './phone.ts';

const waitSeconds = 60;
const minute = 60_000;
const lifeMs = 10 * minute;
/** Wrong guesses that one code allows. */
const maxTries = 5;

const hashOf = (secret: string, phone: Phone, scene: SmsScene, code: string): string =>
  createHmac('sha256', secret).update(`sms\n${phone.key}\n${scene}\n${code}`).digest('base64url');

const purposes: Readonly<Record<SmsScene, Localised>> = {
  [SmsScene.Login]: { zh: '登录', en: 'Sign-in' },
  [SmsScene.Reset]: { zh: '重置密码', en: 'Password reset' },
  [SmsScene.Lead]: { zh: '预约咨询', en: 'Enquiry' },
};

const message = (productName: string, scene: SmsScene, code: string): Localised => ({
  zh: `【${productName}】${purposes[scene].zh}验证码 ${code}，10 分钟内有效，请勿告诉他人。`,
  en: `[${productName}] ${purposes[scene].en} code ${code}, valid for 10 minutes. Do not share it.`,
});

/**
 * Sends a code and makes the one before invalid. Does not look whether an account has the number, so that the
 * answer cannot reveal it. Each `signature` counts once.
 */
export async function sendCode(
  { services, address, now, text }: OpenContext,
  phone: Phone,
  scene: SmsScene,
  signature: string | null,
): Promise<SmsSent> {
  const { db, secret, settings, providers } = services;
  if (providers.sms === undefined) throw new BusinessError(ErrorCode.LoginKindOff);
  await limitSms(services, { phone: phone.key, address }, now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    codeHash: hashOf(secret, phone, scene, code),
    signature,
    tries: 0,
    createTime: now,
    usedTime: null,
  };
  const stored = await asSystem(db, (tx) =>
    tx
      .insert(smsCode)
      .values({ phone: phone.key, scene, ...fresh })
      .onConflictDoUpdate({
        target: [smsCode.phone, smsCode.scene],
        set: fresh,
        ...(signature === null ? {} : { setWhere: sql`${smsCode.signature} is distinct from ${signature}` }),
      })
      .returning({ phone: smsCode.phone }),
  );
  if (stored.length === 0) throw new BusinessError(ErrorCode.SignatureInvalid);
  await providers.sms.send({
    to: `+${phone.key}`,
    text: text(message(settings.PRODUCT_NAME, scene, code)),
  });
  return { waitSeconds, ...(settings.DEV_ECHO_SMS ? { devCode: code } : {}) };
}

interface SpentCode {
  readonly phone: Phone;
  readonly scene: SmsScene;
  readonly code: string;
  /** Whether a right code stays usable, because the call is refused for another reason. */
  readonly keep?: boolean;
}

/**
 * Checks the code that was sent last and uses it up. Each guess is counted before it is compared, in one
 * update. Even if many guesses arrive at the same time, no more are compared than one code allows, and only
 * one of them can be right. Runs as the system, in a transaction that is committed even when the call is
 * refused.
 */
async function spendCode(
  tx: Database,
  { secret }: Pick<Services, 'secret'>,
  { phone, scene, code, keep = false }: SpentCode,
  now: number,
): Promise<boolean> {
  const own = and(eq(smsCode.phone, phone.key), eq(smsCode.scene, scene));
  const [row] = await tx
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(
      and(own, isNull(smsCode.usedTime), lt(smsCode.tries, maxTries), gt(smsCode.createTime, now - lifeMs)),
    )
    .returning();
  const given = Buffer.from(hashOf(secret, phone, scene, code));
  const wanted = Buffer.from(row?.codeHash ?? '');
  const right = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (right && !keep) await tx.update(smsCode).set({ usedTime: now }).where(own);
  return right;
}

/**
 * Tries a code. The try is counted for the number and, when it was wrong, for the address. The function does
 * not look whether an account has the number, so that the answer cannot reveal it. Runs as the system, in a
 * transaction that is committed even when the call is refused.
 */
export async function tryCode(
  tx: Database,
  services: Pick<Services, 'secret'>,
  spent: SpentCode,
  { address, now }: Pick<OpenContext, 'address' | 'now'>,
): Promise<boolean> {
  const trier = { name: codeName(spent.phone), address };
  await beginAttempt(tx, services, trier, now);
  const right = await spendCode(tx, services, spent, now);
  if (right) await forgetFailures(tx, services, [trier.name]);
  else await attemptFailed(tx, services, trier, now);
  return right;
}
