import * as v from 'valibot';
import { defineCall } from './define.ts';
import type { TusEndpoint } from './define.ts';
import {
  fileTicket,
  uploadScenes,
  uploadVideo,
  videoTicket as videoTicketData,
  videoTicketRefresh,
} from './types/upload.ts';
import { fileRef } from './types/values.ts';
import { matching, noRequest, wireId, wireInteger } from './types/wire.ts';

export { TranscodeState, uploadScenes } from './types/upload.ts';
export type {
  FileTicket,
  UploadScene,
  UploadVideo,
  VideoTicket,
  VideoTicketRefresh,
} from './types/upload.ts';

const fileName = matching(/^.{1,255}$/s);

/** Opens the upload session of the video cloud. */
export const videoUploadToken = defineCall({
  id: 'S19',
  method: 'GET',
  path: '/vcloud/vod/getToken',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.object({ token: v.string(), expireTime: v.number(), region: v.optional(v.string()) }),
});

/** Announces a video or audio; the answer says where to send it. */
export const createVideoUpload = defineCall({
  id: 'S20',
  method: 'GET',
  path: '/vcloud/vod/createUploadVideo',
  encoding: 'query',
  auth: 'session',
  rate: 'uploads',
  request: v.object({
    fileName,
    fileSize: wireInteger(1),
    title: v.optional(fileName),
    typeId: matching(/^.{1,64}$/),
    presetId: matching(/^.{1,64}$/),
    kind: v.picklist(['video', 'audio']),
    /**
     * The address at which the cloud may report a finished upload, as in the configuration of the video
     * cloud. Our reference server ignores it, because it knows itself when an upload is finished.
     */
    notifyUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  }),
  data: videoTicketData,
});

/** A new credential when the old one has expired (1013); the upload continues where it stopped. */
export const refreshVideoUpload = defineCall({
  id: 'S21',
  method: 'GET',
  path: '/vcloud/vod/refreshUploadVideo',
  encoding: 'query',
  auth: 'session',
  request: v.object({ videoId: wireId }),
  data: videoTicketRefresh,
});

/** Address of the file server, which is a private one if the company has it. */
export const fileUploadUrl = defineCall({
  id: 'S22',
  method: 'GET',
  path: '/content/file-server/getUploadUrl',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.object({ uploadUrl: v.string(), private: v.boolean() }),
});

/** Permission to upload one file; refuses a wrong extension or size before any byte is sent (1010, 1011). */
export const fileUploadToken = defineCall({
  id: 'S23',
  method: 'GET',
  path: '/content/file-server/getUploadToken',
  encoding: 'query',
  auth: 'session',
  rate: 'uploads',
  request: v.object({ fileName, fileSize: wireInteger(1), scene: v.picklist(uploadScenes) }),
  data: fileTicket,
});

/** Uploads the file itself, to the address that `fileUploadUrl` answers. */
export const fileUpload = defineCall({
  id: 'X8',
  method: 'POST',
  path: '/content/file-server/upload',
  encoding: 'multipart',
  auth: 'session',
  request: v.object({ token: v.string(), key: v.string(), file: v.blob() }),
  data: fileRef,
});

/**
 * Uploads a video or audio by tus 1.0, outside the envelope. A wrong offset is answered with HTTP 409, an
 * expired credential with HTTP 403.
 */
export const videoUpload = {
  id: 'X9',
  protocol: 'tus',
  path: '/vcloud/vod/upload',
  auth: 'session',
  metadata: v.object({ videoId: v.string(), uploadAuth: v.string() }),
  credentialHeader: 'Upload-Auth',
} as const satisfies TusEndpoint;

/** Polled until the medium can be played or has failed. */
export const videoInfo = defineCall({
  id: 'X10',
  method: 'GET',
  path: '/vcloud/vod/videoInfo',
  encoding: 'query',
  auth: 'session',
  background: true,
  request: v.object({ videoId: wireId }),
  data: uploadVideo,
});
