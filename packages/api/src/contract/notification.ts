import { NotificationKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { notification, notificationSetting } from './types/notification.ts';
import {
  merged,
  noRequest,
  orElse,
  pageOf,
  pageRequest,
  wireBoolean,
  wireEnum,
  wireId,
} from './types/wire.ts';

export type { Notification, NotificationSetting } from './types/notification.ts';

/** Number of unread notifications; polled every 60 s and on focus, so it never opens a dialog. */
export const unreadNum = defineCall({
  id: 'S12',
  method: 'POST',
  path: '/user/notification/unreadNum',
  encoding: 'json',
  auth: 'session',
  background: true,
  request: noRequest,
  data: v.object({ unreadNum: v.number() }),
});

/** Notifications, newest first. */
export const notificationList = defineCall({
  id: 'S13',
  method: 'GET',
  path: '/user/notification/new/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    kind: v.optional(wireEnum(NotificationKind)),
    readFlg: v.optional(wireBoolean),
  }),
  data: pageOf(notification),
});

/** Marks every notification of the current company as read. */
export const markAllRead = defineCall({
  id: 'S14',
  method: 'POST',
  path: '/user/notification/mark/all',
  encoding: 'json',
  auth: 'session',
  request: noRequest,
  data: orElse(v.object({ marked: v.number(), unreadNum: v.literal(0) }), { marked: 0, unreadNum: 0 }),
});

/**
 * Marks one notification as read, also one that is read already; the id travels in the query and the body
 * stays empty.
 */
export const markRead = defineCall({
  id: 'S15',
  method: 'POST',
  path: '/user/notification/mark',
  encoding: 'none',
  auth: 'session',
  queryKeys: ['notificationId'],
  request: v.object({ notificationId: wireId }),
  data: orElse(v.object({ unreadNum: v.number() }), { unreadNum: 0 }),
});

const settings = v.object({ kinds: v.array(notificationSetting) });

/** The kinds of messages that the person receives in this company. */
export const notificationSettings = defineCall({
  id: 'X151',
  method: 'GET',
  path: '/user/notification/settings',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: settings,
});

/**
 * Switches kinds on or off; a kind that the company prescribes is refused (1003). Kinds that are left out
 * stay unchanged.
 */
export const notificationSettingsSave = defineCall({
  id: 'X152',
  method: 'POST',
  path: '/user/notification/settings/save',
  encoding: 'json',
  auth: 'session',
  request: v.object({
    kinds: v.pipe(
      v.array(v.object({ kind: v.enum(NotificationKind), inApp: v.boolean() })),
      v.minLength(1),
      v.maxLength(Object.keys(NotificationKind).length),
    ),
  }),
  data: settings,
});
