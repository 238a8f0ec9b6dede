import * as v from 'valibot';
import { attemptBrief, examInfo } from './examInfo.ts';

/** The fields that an external exam may ask a guest for. */
export const guestFields = ['name', 'phone', 'company', 'jobNumber', 'email'] as const;
export type GuestField = (typeof guestFields)[number];

/** An exam for people without an account. */
export const externalExam = v.object({
  exam: examInfo,
  fields: v.array(v.picklist(guestFields)),
  companyName: v.string(),
  logo: v.string(),
  colorPrimary: v.string(),
});
export type ExternalExam = v.InferOutput<typeof externalExam>;

/** The guest's token, which is valid for attempts at this exam only. */
export const externalEntry = v.object({
  access_token: v.string(),
  guestId: v.number(),
  examId: v.number(),
  canStart: v.boolean(),
  blockMsg: v.optional(v.string()),
  attempts: v.array(attemptBrief),
});
export type ExternalEntry = v.InferOutput<typeof externalEntry>;
