import { LoginKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { domainName } from './types/company.ts';
import { loginResult, userInfo as userInfoData } from './types/account.ts';
import { matching, ok, wireBoolean, wireConstant } from './types/wire.ts';

export type { LoginResult, UserInfo } from './types/account.ts';

const common = {
  domainName,
  deviceType: wireConstant(5),
  remember: v.optional(wireBoolean),
};

/** Limits of screens 0.10; the password is never trimmed. */
const byPassword = v.object({
  loginKind: wireConstant(LoginKind.Password),
  account: v.pipe(v.string(), v.trim(), v.regex(/^\S{1,64}$/)),
  password: matching(/^.{6,32}$/s),
  ...common,
});

const bySmsCode = v.object({
  loginKind: wireConstant(LoginKind.SmsCode),
  countryCode: matching(/^\d{1,4}$/),
  phone: matching(/^\d{5,15}$/),
  code: matching(/^\d{6}$/),
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
