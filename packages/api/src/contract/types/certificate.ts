import { CertificateState } from '@stoa/domain';
import * as v from 'valibot';
import { taskSource } from './examSummary.ts';

/** The template of a certificate; the texts contain `{name} {title} {date} {score}`. */
export const certificateTemplate = v.object({
  templateId: v.number(),
  name: v.string(),
  orientation: v.picklist(['L', 'P']),
  backgroundUrl: v.string(),
  colorPrimary: v.string(),
  titleText: v.string(),
  bodyText: v.string(),
  issuer: v.string(),
  sealUrl: v.optional(v.string()),
  /** Months from the issue; 0 for ever. */
  validMonths: v.number(),
});
export type CertificateTemplate = v.InferOutput<typeof certificateTemplate>;

/** A certificate as its holder sees it. */
export const certificate = v.object({
  certificateId: v.number(),
  /** `{COMPANY}-{YYYYMM}-{6 digits}`. */
  certificateNo: v.string(),
  /** Twelve characters of Crockford's base 32, the last of which checks the others. */
  verifyCode: v.string(),
  template: certificateTemplate,
  holderName: v.string(),
  title: v.string(),
  score: v.optional(v.number()),
  issueTime: v.number(),
  expireTime: v.optional(v.number()),
  state: v.enum(CertificateState),
  source: taskSource,
  verifyUrl: v.string(),
});
export type Certificate = v.InferOutput<typeof certificate>;

/** The public data of a certificate, for anybody who has its code. */
export const certificateCheck = v.object({
  valid: v.boolean(),
  state: v.enum(CertificateState),
  certificateNo: v.string(),
  /** The first character of the name and `*`. */
  nameMasked: v.string(),
  title: v.string(),
  issuer: v.string(),
  issueTime: v.number(),
  expireTime: v.optional(v.number()),
});
export type CertificateCheck = v.InferOutput<typeof certificateCheck>;
