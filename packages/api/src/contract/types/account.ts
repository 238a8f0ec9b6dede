import { LoginSourceType, VipStatus } from '@stoa/domain';
import * as v from 'valibot';
import { lenient, matching, numberOrText } from './wire.ts';

const no = lenient(v.boolean(), false);
const zero = lenient(v.number(), 0);
const optionalId = lenient(v.optional(v.number()), undefined);

/** Id of the workplace app that made the session; '' when none did. */
const appId = v.pipe(numberOrText, v.transform(String));

/**
 * Answer of every login and of the company switch. Only the token is needed: an id that is missing is 0 until
 * the user information or the company names it.
 */
export const loginResult = v.object({
  access_token: matching(/./),
  userId: zero,
  id: zero,
  companyId: zero,
  appId: lenient(appId, ''),
  expireTime: lenient(v.optional(v.number()), undefined),
  sourceType: lenient(v.enum(LoginSourceType), LoginSourceType.Normal),
});
export type LoginResult = v.InferOutput<typeof loginResult>;

/**
 * Who is logged in (specification point 7.4); `userId`, `id`, `companyId` and `appId` are additions to its
 * fields.
 */
export const userInfo = v.object({
  faceImg: lenient(v.string(), ''),
  realName: lenient(v.string(), ''),
  hideVipModule: no,
  vipStatus: lenient(v.enum(VipStatus), VipStatus.None),
  vipExpireTime: lenient(v.nullable(v.number()), null),
  allowCreateKnowledge: no,
  compulsoryCredit: zero,
  electiveCredit: zero,
  switchFlg: no,
  lecturer: no,
  mentor: no,
  admin: no,
  userId: optionalId,
  id: optionalId,
  companyId: optionalId,
  appId: lenient(v.optional(appId), undefined),
});
export type UserInfo = v.InferOutput<typeof userInfo>;
