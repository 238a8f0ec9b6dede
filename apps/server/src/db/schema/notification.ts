import type { NotificationKind } from '@stoa/domain';
import { boolean, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, linkTarget, localised, time } from './columns.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/** Leave `notificationId` out: the database numbers it. */
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
    /** Account of the colleague who caused it; absent for what the platform says itself. */
    senderId: id(),
    /** Name of the event that the message tells of, so that nobody is told of it twice. */
    eventKey: text(),
  },
  (table) => [
    index().on(table.userId, table.companyId),
    uniqueIndex().on(table.userId, table.companyId, table.eventKey),
  ],
);
