import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notification } from '../../db/schema/index.ts';

/** The caller's own messages in one company. */
export const ownNotifications = ({ userId, companyId }: { userId: number; companyId: number }) =>
  and(eq(notification.userId, userId), eq(notification.companyId, companyId));

export const unreadCount = (tx: Database, whose: { userId: number; companyId: number }): Promise<number> =>
  tx.$count(notification, and(ownNotifications(whose), eq(notification.readFlg, false)));
