import { ErrorCode } from '@stoa/domain';
import { and, desc, eq } from 'drizzle-orm';
import { notification } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import { briefsOf } from '../company/briefs.ts';
import { ownNotifications, unreadCount } from './queries.ts';
import { saveSettings, settingsOf } from './settings.ts';

const unread: Run<'unreadNum'> = async ({ tx, session }) => ({
  unreadNum: await unreadCount(tx, session),
});

/** The person's notifications, newest first. */
const list: Run<'notificationList'> = async (context, { kind, readFlg, ...page }) => {
  const { tx, session, text } = context;
  const where = and(
    ownNotifications(session),
    kind === undefined ? undefined : eq(notification.kind, kind),
    readFlg === undefined ? undefined : eq(notification.readFlg, readFlg),
  );
  const { limit, offset } = rangeOf(page);
  const total = await tx.$count(notification, where);
  const rows = await tx
    .select()
    .from(notification)
    .where(where)
    .orderBy(desc(notification.createTime), desc(notification.notificationId))
    .limit(limit)
    .offset(offset);
  const senders = await briefsOf(
    context,
    rows.flatMap(({ senderId }) => senderId ?? []),
  );
  const messages = rows.map((row) => ({
    notificationId: row.notificationId,
    kind: row.kind,
    title: text(row.title),
    content: text(row.content),
    readFlg: row.readFlg,
    createTime: row.createTime,
    target: row.target ?? undefined,
    sender: row.senderId === null ? undefined : senders.get(row.senderId),
  }));
  return pageOf(messages, total, page);
};

/** Answers how many this call marked, so that a repeated call answers 0. */
const markAll: Run<'markAllRead'> = async ({ tx, session }) => {
  const marked = await tx
    .update(notification)
    .set({ readFlg: true })
    .where(and(ownNotifications(session), eq(notification.readFlg, false)))
    .returning({ id: notification.notificationId });
  return { marked: marked.length, unreadNum: 0 as const };
};

/** Marking a notification that is read already is no error. */
const mark: Run<'markRead'> = async ({ tx, session }, { notificationId }) => {
  const [found] = await tx
    .update(notification)
    .set({ readFlg: true })
    .where(and(ownNotifications(session), eq(notification.notificationId, notificationId)))
    .returning({ id: notification.notificationId });
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  return { unreadNum: await unreadCount(tx, session) };
};

export const notificationHandlers = {
  unreadNum: unread,
  notificationList: list,
  markAllRead: markAll,
  markRead: mark,
  notificationSettings: settingsOf,
  notificationSettingsSave: saveSettings,
} satisfies Handlers;
