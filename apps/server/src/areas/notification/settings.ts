import { ErrorCode, NotificationKind, valuesOf } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { notificationMute } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';
import { prescribedKinds } from '../../shared/mutes.ts';

const own = ({ userId, companyId }: SessionContext['session']) =>
  and(eq(notificationMute.userId, userId), eq(notificationMute.companyId, companyId));

async function settings({ tx, session }: SessionContext) {
  const rows = await tx.select({ kind: notificationMute.kind }).from(notificationMute).where(own(session));
  const muted = new Set(rows.map(({ kind }) => kind));
  return {
    kinds: valuesOf(NotificationKind).map((kind) => {
      const fixed = prescribedKinds.has(kind);
      return { kind, fixed, inApp: fixed || !muted.has(kind) };
    }),
  };
}

export const settingsOf: Run<'notificationSettings'> = settings;

/** If a kind occurs twice, the last setting counts. */
export const saveSettings: Run<'notificationSettingsSave'> = async (context, { kinds }) => {
  const { tx, session } = context;
  const wishes = new Map(kinds.map(({ kind, inApp }) => [kind, inApp]));
  if ([...wishes].some(([kind, inApp]) => !inApp && prescribedKinds.has(kind))) {
    throw new BusinessError(ErrorCode.NoPermission);
  }
  const those = (wanted: boolean) => [...wishes].flatMap(([kind, inApp]) => (inApp === wanted ? [kind] : []));
  const [told, muted] = [those(true), those(false)];
  if (told.length > 0) {
    await tx.delete(notificationMute).where(and(own(session), oneOf(notificationMute.kind, told)));
  }
  if (muted.length > 0) {
    const { userId, companyId } = session;
    await tx
      .insert(notificationMute)
      .values(muted.map((kind) => ({ userId, companyId, kind })))
      .onConflictDoNothing();
  }
  return settings(context);
};
