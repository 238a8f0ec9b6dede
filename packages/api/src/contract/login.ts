import { LoginKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { loginResult, userInfo as userInfoData } from './types/account.ts';
import { ok, text, wireBoolean, wireConstant } from './types/wire.ts';

export type { LoginResult, UserInfo } from './types/account.ts';

const common = {
  domainName: v.pipe(v.string(), v.maxLength(253)),
  deviceType: wireConstant(5),
  remember: v.optional(wireBoolean),
};

/** Limits of screens 0.10; the password is never trimmed. */
const byPassword = v.object({
  loginKind: wireConstant(LoginKind.Password),
  account: v.pipe(text(1, 64), v.regex(/^\S+$/)),
  password: v.pipe(v.string(), v.minLength(6), v.maxLength(32)),
  ...common,
});

const bySmsCode = v.object({
  loginKind: wireConstant(LoginKind.SmsCode),
  countryCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
  phone: v.pipe(v.string(), v.regex(/^\d{5,15}$/)),
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  ...common,
});

/** Contract S30. `account` is a phone number, an e-mail address or a user name. */
export const login = defineCall({
  id: 'S30',
  method: 'POST',
  path: '/user/pc/login',
  encoding: 'form',
  auth: 'none',
  request: v.union([byPassword, bySmsCode]),
  data: loginResult,
});

/** Contract S34, specification point 7.6: `type=5` is a constant; the answer never matters. */
export const logout = defineCall({
  id: 'S34',
  method: 'POST',
  path: '/user/pc/loginOut',
  encoding: 'form',
  auth: 'optional',
  request: v.object({ type: wireConstant(5) }),
  data: ok,
});

/** Contract S35, specification point 7.4. */
export const userInfo = defineCall({
  id: 'S35',
  method: 'GET',
  path: '/user/user/pc/info',
  encoding: 'query',
  auth: 'session',
  request: v.object({ from: v.literal('pc') }),
  data: userInfoData,
});
