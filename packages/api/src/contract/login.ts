import { LoginKind, LoginSourceType } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { domainName } from './types/company.ts';
import { loginResult } from './types/account.ts';
import {
  SmsScene,
  countryCode as countryCodeData,
  newPassword,
  qrPoll as qrPollData,
  qrScan as qrScanData,
  qrState,
  qrTicket as qrTicketData,
  smsSent,
} from './types/signIn.ts';
import {
  exchangeKey,
  extended,
  jsonId,
  matching,
  merged,
  noRequest,
  ok,
  wireBoolean,
  wireConstant,
  wireEnum,
} from './types/wire.ts';

export { logout, userInfo } from './parts/person.ts';
export type { LoginResult, UserInfo } from './types/account.ts';
export { SmsScene } from './types/signIn.ts';
export type { CountryCode, QrPoll, QrScan, QrTicket, SmsSent } from './types/signIn.ts';

const phone = {
  countryCode: matching(/^\d{1,4}$/),
  phone: matching(/^\d{5,15}$/),
};
const code = matching(/^\d{6}$/);
/** Every password may be tried, because the rules are only for new ones. */
const password = matching(/^.{1,128}$/s);
const ticket = matching(/^\S{1,2048}$/);

/** The countries of the phone field, common ones first. */
export const countryCodes = defineCall({
  id: 'S27',
  method: 'POST',
  path: '/user/pc/countryCodeList',
  encoding: 'json',
  auth: 'none',
  request: noRequest,
  data: v.array(countryCodeData),
});

/**
 * Sends the code for a forgotten password (scene 2) or a lead (scene 3). The code of a login needs a
 * signature: `sendLoginCode`.
 */
export const sendSmsCode = defineCall({
  id: 'S28',
  method: 'POST',
  path: '/user/pc/loginCode',
  encoding: 'form',
  auth: 'none',
  request: merged(phone, { scene: wireEnum({ Reset: SmsScene.Reset, Lead: SmsScene.Lead }) }),
  data: smsSent,
});

/**
 * Sends the code of a login, signed by the header `token`, see `@stoa/api/signature`. A number without an
 * account gets the same answer.
 */
export const sendLoginCode = defineCall({
  id: 'S29',
  method: 'POST',
  path: '/user/pc/loginCodeV2',
  encoding: 'form',
  auth: 'none',
  headerKeys: ['token'],
  request: merged(phone, {
    scene: wireConstant(SmsScene.Login),
    token: matching(/^[\da-f]{64}$/),
  }),
  data: smsSent,
});

const common = {
  domainName,
  deviceType: wireConstant(5),
  remember: v.optional(wireBoolean),
};

/** The fields of a login by password; the password is never trimmed, because spaces may be part of it. */
const byPassword = merged(common, {
  loginKind: wireConstant(LoginKind.Password),
  account: v.pipe(v.string(), v.trim(), v.regex(/^\S{1,64}$/)),
  password,
});

const bySmsCode = extended(
  merged(phone, {
    loginKind: wireConstant(LoginKind.SmsCode),
    code,
    idemKey: exchangeKey,
  }),
  common,
);

/**
 * Logs in by password or SMS code. `account` is a phone number, an e-mail address or a user name. A code is used
 * up by the login; a browser that sends the same `idemKey` again gets the login whose answer was lost.
 */
export const login = defineCall({
  id: 'S30',
  method: 'POST',
  path: '/user/pc/login',
  encoding: 'form',
  auth: 'none',
  request: v.union([byPassword, bySmsCode]),
  data: loginResult,
});

/** Logs in by job number; the company comes from the branding of the login page. */
export const jobNumberLogin = defineCall({
  id: 'S31',
  method: 'POST',
  path: '/user/login/job-number',
  encoding: 'json',
  auth: 'none',
  request: v.object({
    jobNumber: v.pipe(v.string(), v.trim(), v.regex(/^\S{1,32}$/)),
    password,
    domainName,
    companyId: jsonId,
    deviceType: v.literal(5),
    remember: v.optional(v.boolean()),
  }),
  data: loginResult,
});

/**
 * Logs in by an authorised hand-off. `query` is the query of the address (`ticket`, `system`, `timestamp`,
 * `sign` …), byte for byte; it is sent as the query of the call.
 */
export const handOffLogin = defineCall({
  id: 'S32',
  method: 'POST',
  path: '/user/pc/loginTp',
  encoding: 'form',
  auth: 'none',
  rawQuery: 'query',
  spendsCode: true,
  request: v.object({
    // The query as it occurs in an address, where everything but ASCII is encoded.
    query: matching(/^[!-~]{1,8192}$/),
    domainName,
    deviceType: wireConstant(5),
    sourceType: wireEnum(LoginSourceType),
    idemKey: exchangeKey,
  }),
  data: loginResult,
});

/**
 * Sets a new password by SMS code and ends every session of the person. The code is used up; a browser that
 * sends the same `idemKey` again is answered again, and sets the password of that request.
 */
export const forgetPassword = defineCall({
  id: 'S33',
  method: 'POST',
  path: '/user/user/forgetPassword',
  encoding: 'json',
  auth: 'none',
  spendsCode: true,
  request: merged(phone, { code, newPassword, idemKey: exchangeKey }),
  data: ok,
});

/** Logs in by single sign-on, 10 of the company or 11 of the cloud courses. */
export const ssoLogin = defineCall({
  id: 'S36',
  method: 'POST',
  path: '/user/login/sso',
  encoding: 'json',
  auth: 'none',
  spendsCode: true,
  request: v.object({
    ticket,
    state: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    domainName,
    ssoType: v.picklist([LoginSourceType.Sso, LoginSourceType.CloudCourseSso]),
    redirectUri: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    idemKey: exchangeKey,
  }),
  data: loginResult,
});

/**
 * A QR code for this browser; `pollToken` is not in the picture, so a photo of it cannot collect the login.
 */
export const qrTicket = defineCall({
  id: 'S37',
  method: 'GET',
  path: '/user/login/qr/get',
  encoding: 'query',
  auth: 'none',
  request: v.object({ domainName, deviceType: wireConstant(5) }),
  data: qrTicketData,
});

/**
 * Polled every 2 s; the login is returned once, with status 2. A browser that sends the same `idemKey` with every
 * poll gets it again if the answer was lost.
 */
export const qrPoll = defineCall({
  id: 'S38',
  method: 'POST',
  path: '/user/login/qr',
  encoding: 'json',
  auth: 'none',
  background: true,
  spendsCode: true,
  request: v.object({ qrId: ticket, pollToken: ticket, idemKey: exchangeKey }),
  data: qrPollData,
});

/** Whether single sign-on is available, and the address at which it starts. */
export const ssoConfig = defineCall({
  id: 'X1',
  method: 'GET',
  path: '/user/pc/sso/config',
  encoding: 'query',
  auth: 'none',
  request: v.object({
    domainName,
    ssoType: wireEnum({ Sso: LoginSourceType.Sso, CloudCourseSso: LoginSourceType.CloudCourseSso }),
  }),
  data: v.object({ enabled: v.boolean(), name: v.string(), authorizeUrl: v.string() }),
});

/** Called by somebody who is logged in and has scanned the code. */
export const qrScan = defineCall({
  id: 'X2',
  method: 'POST',
  path: '/user/login/qr/scan',
  encoding: 'json',
  auth: 'session',
  request: v.object({ qrId: ticket }),
  data: qrScanData,
});

/** Called when the person who scanned agrees or refuses; an expired code is refused (1008). */
export const qrConfirm = defineCall({
  id: 'X3',
  method: 'POST',
  path: '/user/login/qr/confirm',
  encoding: 'json',
  auth: 'session',
  request: v.object({ qrId: ticket, agree: v.boolean() }),
  data: qrState,
});
