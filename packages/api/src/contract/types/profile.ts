import { Gender } from '@stoa/domain';
import * as v from 'valibot';
import { userInfo } from './account.ts';

/** What a company lets its people change themselves. */
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
