import { editableFields } from '@stoa/api/contract/profile';
import type { Profile } from '@stoa/api/contract/profile';
import { ErrorCode, UploadStatus } from '@stoa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { account, member, org, uploadFile } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import { Flood } from '../../http/throttle.ts';
import type { Run } from '../../http/register.ts';
import type { SessionContext } from '../../http/handle.ts';
import { withAncestors } from '../company/orgs.ts';
import { mediaPathOf } from '../upload/store.ts';
import { asSystemWithin } from './sessions.ts';
import { userInfoOf } from './userInfo.ts';

/**
 * Only the first three and the last four digits are shown, because these are enough for the owner to
 * recognise the number.
 */
const maskedPhone = (phone: string): string =>
  phone.length < 8 ? '•'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** The person's own profile. */
export async function profileOf(context: SessionContext): Promise<Profile> {
  const { tx, session, text } = context;
  const user = await userInfoOf(context);
  const [person] = await tx.select().from(account).where(eq(account.userId, session.userId));
  if (person === undefined) throw new BusinessError(ErrorCode.NotFound);
  const [membership] = await tx
    .select()
    .from(member)
    .where(and(eq(member.memberId, session.memberId), eq(member.userId, session.userId)));
  const orgs = await tx.select().from(org).where(eq(org.companyId, session.companyId));
  const path = withAncestors(membership?.orgIds.slice(0, 1) ?? [], orgs).toReversed();
  const names = new Map(orgs.map(({ orgId, name }) => [orgId, text(name)]));
  return {
    user,
    phoneMasked: maskedPhone(person.phone),
    email: person.email ?? '',
    jobNumber: membership?.jobNumber ?? '',
    orgPath: path.flatMap((id) => names.get(id) ?? []),
    title: membership === undefined ? '' : text(membership.title),
    jobLevel: membership?.jobLevel ?? 0,
    entryTime: membership?.entryTime ?? 0,
    gender: person.gender,
    editable: [...editableFields],
    hasPassword: person.passwordHash !== '',
  };
}

/**
 * Refuses an address that another account has, in whatever case it is written, because an address signs in to
 * one account. That tells that somebody has it, so nobody may find it out often. Runs as the system.
 */
async function demandFree(
  { tx, services, session: { userId } }: SessionContext,
  email: string,
): Promise<void> {
  const waitMs = services.takenEmails.waitMs(String(userId));
  if (waitMs > 0) throw new Flood(waitMs);
  const [taken] = await tx
    .select({ userId: account.userId })
    .from(account)
    .where(and(sql`lower(${account.email}) = ${email.toLowerCase()}`, ne(account.userId, userId)));
  if (taken === undefined) return;
  services.takenEmails.begin(String(userId));
  throw new BusinessError(ErrorCode.ParamInvalid, { field: 'email' });
}

/** The person's own picture once it has been uploaded completely; any other file is not found. */
async function avatarOf({ tx, session }: SessionContext, fileId: number): Promise<string> {
  const [file] = await tx
    .select()
    .from(uploadFile)
    .where(
      and(
        eq(uploadFile.fileId, fileId),
        eq(uploadFile.userId, session.userId),
        eq(uploadFile.companyId, session.companyId),
        eq(uploadFile.scene, 'avatar'),
        eq(uploadFile.state, UploadStatus.End),
      ),
    );
  if (file === undefined) throw new BusinessError(ErrorCode.NotFound);
  return mediaPathOf(file);
}

/** An account belongs to its owner in every company, so the system writes it. */
export const updateProfile: Run<'profileUpdate'> = async (context, request) => {
  const { tx, session } = context;
  const { avatarFileId, realName, email, gender, locale } = request;
  const faceImg = avatarFileId === undefined ? undefined : await avatarOf(context, avatarFileId);
  const changes = {
    ...(faceImg === undefined ? {} : { faceImg }),
    // A name that the person types is used in both languages.
    ...(realName === undefined ? {} : { realName: { zh: realName, en: realName } }),
    ...(email === undefined ? {} : { email }),
    ...(gender === undefined ? {} : { gender }),
    ...(locale === undefined ? {} : { locale }),
  };
  if (Object.keys(changes).length > 0) {
    await asSystemWithin(context, async () => {
      if (email !== undefined) await demandFree(context, email);
      await tx.update(account).set(changes).where(eq(account.userId, session.userId));
    });
  }
  return profileOf(context);
};
