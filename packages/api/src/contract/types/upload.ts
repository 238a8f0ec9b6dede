import { UploadStatus } from '@stoa/domain';
import * as v from 'valibot';
import { mediaSource } from './media.ts';

/** The purpose of a file, which decides which types and sizes are accepted. */
export const uploadScenes = [
  'avatar',
  'knowledge',
  'homework',
  'ojt',
  'certified',
  'comment',
  'answer',
  'review',
] as const;
export type UploadScene = (typeof uploadScenes)[number];

/** Permission to upload one file: what may be sent and until when. */
export const fileTicket = v.object({
  token: v.string(),
  key: v.string(),
  expireTime: v.number(),
  maxSize: v.number(),
  exts: v.array(v.string()),
});
export type FileTicket = v.InferOutput<typeof fileTicket>;

/** Permission to upload one video or audio: the tus address and its credential. */
export const videoTicket = v.object({
  videoId: v.number(),
  uploadAddress: v.string(),
  uploadAuth: v.string(),
  expireTime: v.number(),
  chunkSize: v.number(),
});
export type VideoTicket = v.InferOutput<typeof videoTicket>;

/** A new credential for an upload that has begun, and how far the upload is. */
export const videoTicketRefresh = v.object({
  videoId: v.number(),
  uploadAddress: v.string(),
  uploadAuth: v.string(),
  expireTime: v.number(),
  receivedSize: v.number(),
});
export type VideoTicketRefresh = v.InferOutput<typeof videoTicketRefresh>;

/** The progress of converting an uploaded video. */
export const TranscodeState = { None: 0, Running: 1, Done: 2, Failed: 3 } as const;
export type TranscodeState = (typeof TranscodeState)[keyof typeof TranscodeState];

/** An uploaded video or audio that is being prepared for playing. */
export const uploadVideo = v.object({
  videoId: v.number(),
  userId: v.number(),
  companyId: v.number(),
  name: v.string(),
  size: v.number(),
  receivedSize: v.number(),
  state: v.enum(UploadStatus),
  transcode: v.enum(TranscodeState),
  duration: v.optional(v.number()),
  coverUrl: v.optional(v.string()),
  sources: v.optional(v.array(mediaSource)),
});
export type UploadVideo = v.InferOutput<typeof uploadVideo>;
