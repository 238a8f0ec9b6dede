import { fileUpload } from '@stoa/api/contract/upload';
import { ErrorCode, UploadKind, UploadStatus, acceptedExtensions, uploadSizeLimits } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploadFile, uploadVideo, vodConfig } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import type { Sent } from '../../http/sent.ts';
import type { ReceiveContext, SessionContext } from '../../http/handle.ts';
import { loginOf } from '../../http/sessions.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { flagsOf } from '../company/queries.ts';
import { demandAccepted, kindOfScene } from './accepted.ts';
import { Credentials, grantMs } from './credential.ts';
import type { Grant } from './credential.ts';
import { privateUploadPath } from './privateServer.ts';
import { refuseOverQuota } from './quota.ts';
import { fileRefOf, videoOf } from './read.ts';
import { grantOf, receiveFile } from './receiveFile.ts';
import { newKey } from './store.ts';
import { tusPath } from './tus.ts';

/**
 * Bytes of one PATCH of the video path. They are large, because each PATCH waits for the disk once. A cut
 * connection loses only the bytes in transit, however large the part.
 */
const chunkSize = 67_108_864;

const publicUploadUrl = `/api${fileUpload.path}`;

const token: Run<'videoUploadToken'> = async ({ session, services, now }) => {
  const expireTime = now + grantMs;
  const { companyId, userId } = session;
  return { token: services.uploads.credentials.session(companyId, userId, expireTime), expireTime };
};

type Row = Pick<Grant, 'key' | 'ext' | 'size' | 'companyId' | 'userId'>;

async function ticket(context: SessionContext, row: Row & { videoId: number }) {
  const { services, tx, session, now } = context;
  const login = await asSystemWithin(context, () => loginOf(tx, session));
  const expireTime = now + grantMs;
  const { videoId: id, key, ext, size, companyId, userId } = row;
  const uploadAuth = services.uploads.credentials.make({
    to: 'video',
    id,
    key,
    ext,
    size,
    companyId,
    userId,
    expireTime,
    login,
  });
  return { videoId: id, uploadAddress: tusPath, uploadAuth, expireTime };
}

/** The ids of type and preset that `videoCloudConfig` gives a company, for films or for recordings. */
async function demandTemplate(
  tx: Database,
  companyId: number,
  { kind, typeId, presetId }: { kind: 'video' | 'audio'; typeId: string; presetId: string },
): Promise<void> {
  const [cloud] = await tx.select().from(vodConfig).where(eq(vodConfig.companyId, companyId));
  const [type, preset] =
    kind === 'video'
      ? [cloud?.videoTypeId, cloud?.videoPresetId]
      : [cloud?.audioTypeId, cloud?.audioPresetId];
  if (typeId !== String(type) || presetId !== String(preset)) throw new BusinessError(ErrorCode.NotFound);
}

const createVideo: Run<'createVideoUpload'> = async (context, request) => {
  const { tx, session, services, now } = context;
  const { companyId, userId } = session;
  const kind = request.kind === 'video' ? UploadKind.Video : UploadKind.Audio;
  await demandTemplate(tx, companyId, request);
  const { name, ext } = demandAccepted(kind, request.fileName, request.fileSize);
  await refuseOverQuota(tx, services.settings, session, request.fileSize);
  const [row] = await tx
    .insert(uploadVideo)
    .values({
      companyId,
      userId,
      name,
      ext,
      key: newKey(),
      title: request.title ?? name,
      kind: request.kind,
      size: request.fileSize,
      createTime: now,
    })
    .returning();
  if (row === undefined) throw new Error('The upload could not be stored.');
  return { ...(await ticket(context, row)), chunkSize };
};

/** A film that the caller has uploaded. */
async function filmOf(
  { tx, session }: SessionContext,
  videoId: number,
): Promise<typeof uploadVideo.$inferSelect | undefined> {
  const { userId, companyId } = uploadVideo;
  const own = and(eq(userId, session.userId), eq(companyId, session.companyId));
  const [row] = await tx
    .select()
    .from(uploadVideo)
    .where(and(own, eq(uploadVideo.videoId, videoId)));
  return row;
}

const refreshVideo: Run<'refreshVideoUpload'> = async (context, { videoId }) => {
  const { services } = context;
  const row = await filmOf(context, videoId);
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  if (row.state === UploadStatus.Error) throw new BusinessError(ErrorCode.StateConflict);
  const receivedSize = (await services.uploads.store.received(row)) ?? 0;
  return { ...(await ticket(context, row)), receivedSize };
};

/** Never falls back from a company's own server to ours, because the company's files must not leave it. */
const uploadUrl: Run<'fileUploadUrl'> = async ({ tx, session, services }) => {
  const { privateFileServer } = await flagsOf(tx, session.companyId, services.settings);
  if (!privateFileServer) return { uploadUrl: publicUploadUrl, private: false };
  const own = services.settings.PRIVATE_FILE_SERVERS.get(session.companyId);
  return { uploadUrl: own?.address ?? privateUploadPath, private: true };
};

const fileToken: Run<'fileUploadToken'> = async ({ tx, session, services, now }, request) => {
  const { companyId, userId } = session;
  const kind = kindOfScene(request.scene);
  const { name, ext } = demandAccepted(kind, request.fileName, request.fileSize);
  await refuseOverQuota(tx, services.settings, session, request.fileSize);
  const { privateFileServer } = await flagsOf(tx, companyId, services.settings);
  const key = newKey();
  const [row] = await tx
    .insert(uploadFile)
    .values({
      companyId,
      userId,
      name,
      ext,
      key,
      size: request.fileSize,
      scene: request.scene,
      private: privateFileServer,
      createTime: now,
    })
    .returning();
  if (row === undefined) throw new Error('The upload could not be stored.');
  const expireTime = now + grantMs;
  const own = privateFileServer ? services.settings.PRIVATE_FILE_SERVERS.get(companyId) : undefined;
  const signer = own === undefined ? services.uploads.credentials : new Credentials(own.key);
  const token = signer.make({
    to: privateFileServer ? 'private file' : 'file',
    id: row.fileId,
    key,
    ext,
    size: row.size,
    companyId,
    userId,
    expireTime,
  });
  return { token, key, expireTime, maxSize: uploadSizeLimits[kind], exts: [...acceptedExtensions[kind]] };
};

/** Writes the uploaded file to the disk while its bytes arrive. */
const keepFile = async ({ services, session }: ReceiveContext, sent: Sent) => ({
  ...(await receiveFile(
    { contentType: sent.header('content-type'), body: sent.body() },
    services.uploads,
    'file',
    ({ companyId, userId }) => companyId === session.companyId && userId === session.userId,
  )),
});

/** Answers `fileUpload`; the file is on the disk already when this runs. */
const sendFile: Run<'fileUpload'> = async ({ tx, session, services, now, media }, request) => {
  const isOwn = ({ companyId, userId }: Grant) =>
    companyId === session.companyId && userId === session.userId;
  const { id } = grantOf(services.uploads, 'file', request, isOwn);
  const [row] = await tx
    .update(uploadFile)
    .set({ state: UploadStatus.End, endTime: now })
    .where(
      and(
        eq(uploadFile.userId, session.userId),
        eq(uploadFile.companyId, session.companyId),
        eq(uploadFile.fileId, id),
      ),
    )
    .returning();
  if (row === undefined) throw new BusinessError(ErrorCode.UploadAuth);
  return fileRefOf(row, media);
};

/**
 * A film that does not exist answers as failed in the data, because a background poll must not open an error
 * dialog.
 */
const info: Run<'videoInfo'> = async (context, { videoId }) => {
  const { session, services, media } = context;
  const row = await filmOf(context, videoId);
  return videoOf(row, { videoId, session, media, store: services.uploads.store });
};

export const uploadHandlers = {
  videoUploadToken: token,
  createVideoUpload: createVideo,
  refreshVideoUpload: refreshVideo,
  fileUploadUrl: uploadUrl,
  fileUploadToken: fileToken,
  fileUpload: { run: sendFile, receive: keepFile },
  videoInfo: info,
} satisfies Handlers;
