import { NotificationKind } from '@stoa/domain';
import * as v from 'valibot';
import { linkTarget, userBrief } from './values.ts';

/** A message to one person; without a target it has no link. */
export const notification = v.object({
  notificationId: v.number(),
  kind: v.enum(NotificationKind),
  title: v.string(),
  content: v.string(),
  readFlg: v.boolean(),
  createTime: v.number(),
  target: v.optional(linkTarget),
  sender: v.optional(userBrief),
});
export type Notification = v.InferOutput<typeof notification>;

/** Whether the person receives one kind of messages. */
export const notificationSetting = v.object({
  kind: v.enum(NotificationKind),
  inApp: v.boolean(),
  /** Whether the company prescribes the kind, so that it cannot be switched off. */
  fixed: v.boolean(),
});
export type NotificationSetting = v.InferOutput<typeof notificationSetting>;
