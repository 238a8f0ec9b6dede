import { Gender } from '@stoa/domain';
import * as v from 'valibot';
import { userInfo } from './account.ts';

/** The fields that a company lets its people change themselves. */
export const editableFields = ['avatar', 'realName', 'email', 'gender'] as const;

/** The account as its owner sees it. */
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

/** A login on one device. Names of browser and system are the server's own; '' when they are not known. */
export const loginSession = v.object({
  sessionId: v.string(),
  browser: v.string(),
  system: v.string(),
  /** Epoch milliseconds, as is `lastSeenTime`, which is exact to a minute. */
  signInTime: v.number(),
  lastSeenTime: v.number(),
  /** Whether this is the login that makes the call. */
  current: v.boolean(),
});
export type LoginSession = v.InferOutput<typeof loginSession>;
