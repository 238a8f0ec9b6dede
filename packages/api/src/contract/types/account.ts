import { Gender, LoginSourceType, QrStatus, VipStatus } from '@stoa/domain';
import * as v from 'valibot';
import { lenient, matching, numberOrText } from './wire.ts';

const no = lenient(v.boolean(), false);
const zero = lenient(v.number(), 0);
const optionalId = lenient(v.optional(v.number()), undefined);

/** Identifier of the workplace app that made the session, '' otherwise (contract 5.1). */
const appId = v.pipe(numberOrText, v.transform(String));

/** Answer of every login and of the company switch (contract 5.1). */
export const loginResult = v.object({
  access_token: matching(/./),
  userId: v.number(),
  id: v.number(),
  companyId: v.number(),
  appId: v.fallback(appId, ''),
  expireTime: lenient(v.optional(v.number()), undefined),
  sourceType: lenient(v.enum(LoginSourceType), LoginSourceType.Normal),
});
export type LoginResult = v.InferOutput<typeof loginResult>;

/** Specification point 7.4: who is signed in; `userId`, `id`, `companyId` and `appId` are additive. */
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
  appId: v.fallback(v.optional(appId), undefined),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** What an SMS code is for (contract S28). */
export const SmsScene = { Login: 1, Reset: 2, Lead: 3 } as const;
export type SmsScene = (typeof SmsScene)[keyof typeof SmsScene];

/** Answer of the SMS calls; `devCode` only where the server is told to show codes. */
export const smsSent = v.object({ waitSeconds: v.number(), devCode: v.optional(v.string()) });
export type SmsSent = v.InferOutput<typeof smsSent>;

/** Contract S27: a country; `pattern` is the regular expression of a phone number there. */
export const countryCode = v.object({
  code: v.string(),
  iso: v.string(),
  name: v.string(),
  nameEn: v.string(),
  pattern: v.string(),
});
export type CountryCode = v.InferOutput<typeof countryCode>;

/** 8 to 20 characters, a letter and a digit among them, no spaces (screens 0.10). */
export const newPassword = matching(/^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/);

/** Contract S37: a QR code and the secret that polls for it. */
export const qrTicket = v.object({
  qrId: v.string(),
  pollToken: v.string(),
  qrContent: v.string(),
  expireTime: v.number(),
  pollIntervalMs: v.number(),
  serverTime: v.number(),
});
export type QrTicket = v.InferOutput<typeof qrTicket>;

/** Contract S38: where a QR login stands; `name` and `avatar` are those of the person who scanned. */
export const qrPoll = v.object({
  status: v.enum(QrStatus),
  name: v.optional(v.string()),
  avatar: v.optional(v.string()),
  login: v.optional(loginResult),
});
export type QrPoll = v.InferOutput<typeof qrPoll>;

/** Contract X2: what the person is asked to confirm. */
export const qrScan = v.object({
  status: v.enum(QrStatus),
  deviceText: v.string(),
  domainName: v.string(),
  companyName: v.string(),
});
export type QrScan = v.InferOutput<typeof qrScan>;

/** Contract X3: where a QR login stands. */
export const qrState = v.object({ status: v.enum(QrStatus) });

/** What a company lets its people change themselves (contract 5.1). */
export const editableFields = ['avatar', 'realName', 'email', 'gender'] as const;

/** Contract 5.1: the account as its owner sees it. */
export const profile = v.object({
  user: userInfo,
  phoneMasked: v.string(),
  email: v.string(),
  jobNumber: v.string(),
  orgPath: v.array(v.string()),
  title: v.string(),
  jobLevel: v.number(),
  entryTime: v.number(),
  gender: v.enum(Gender),
  editable: v.array(v.picklist(editableFields)),
  hasPassword: v.boolean(),
});
export type Profile = v.InferOutput<typeof profile>;
