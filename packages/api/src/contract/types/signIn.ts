import { QrStatus } from '@stoa/domain';
import * as v from 'valibot';
import { loginResult } from './account.ts';
import { matching } from './wire.ts';

/** The purpose of an SMS code. */
export const SmsScene = { Login: 1, Reset: 2, Lead: 3 } as const;
export type SmsScene = (typeof SmsScene)[keyof typeof SmsScene];

/** Answer of the SMS calls; `devCode` is present only when the server is configured to show codes. */
export const smsSent = v.object({ waitSeconds: v.number(), devCode: v.optional(v.string()) });
export type SmsSent = v.InferOutput<typeof smsSent>;

/** A country; `pattern` is the regular expression of a phone number there. */
export const countryCode = v.object({
  code: v.string(),
  iso: v.string(),
  name: v.string(),
  nameEn: v.string(),
  pattern: v.string(),
});
export type CountryCode = v.InferOutput<typeof countryCode>;

/** A new password: 8 to 20 characters, a letter and a digit among them, no spaces. */
export const newPassword = matching(/^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/);

/** A QR code and the secret that polls for it. */
export const qrTicket = v.object({
  qrId: v.string(),
  pollToken: v.string(),
  qrContent: v.string(),
  expireTime: v.number(),
  pollIntervalMs: v.number(),
  serverTime: v.number(),
});
export type QrTicket = v.InferOutput<typeof qrTicket>;

/** The state of a QR login; `name` and `avatar` are those of the person who has scanned it. */
export const qrPoll = v.object({
  status: v.enum(QrStatus),
  name: v.optional(v.string()),
  avatar: v.optional(v.string()),
  login: v.optional(loginResult),
});
export type QrPoll = v.InferOutput<typeof qrPoll>;

/** The login that the person who has scanned the code is asked to confirm. */
export const qrScan = v.object({
  status: v.enum(QrStatus),
  deviceText: v.string(),
  /** When the code was created. */
  askedTime: v.optional(v.number()),
  /**
   * The browser that shows the code, such as "Chrome on Windows"; absent when the server does not recognise
   * it.
   */
  browser: v.optional(v.string()),
  domainName: v.string(),
  companyName: v.string(),
});
export type QrScan = v.InferOutput<typeof qrScan>;

/** The state of a QR login. */
export const qrState = v.object({ status: v.enum(QrStatus) });
