import type { NotificationKind } from '@stoa/domain';
import { boolean, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, linkTarget, localised, time } from './columns.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/** A message to a person. Leave `notificationId` out: the database numbers it. */
export const notification = ownedTable(
  'notification',
  ofPerson({ userId: 'notification', senderId: { exported: 'notification caused', erased: 'name' } }),
  {
    notificationId: id().primaryKey().generatedByDefaultAsIdentity(),
    userId: id().notNull(),
    companyId: id().notNull(),
    kind: integer().$type<NotificationKind>().notNull(),
    title: localised().notNull(),
    content: localised().notNull(),
    readFlg: boolean().notNull().default(false),
    createTime: time().notNull(),
    target: linkTarget(),
    /** Account of the colleague who caused the message; null for messages of the platform. */
    senderId: id(),
    /** Name of the event, so that nobody is notified twice of the same one. */
    eventKey: text(),
  },
  (table) => [
    index().on(table.userId, table.companyId),
    uniqueIndex().on(table.userId, table.companyId, table.eventKey),
  ],
);

/** A kind of message that a person has switched off in a company. */
export const notificationMute = ownedTable(
  'notification_mute',
  ofPerson({ userId: 'notification setting' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    kind: integer().$type<NotificationKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId, table.kind] })],
);
