import type { Definition, UploadStatus } from '@stoa/domain';
import type { MediaSource } from '@stoa/api/contract/course';
import type { TranscodeState, UploadScene } from '@stoa/api/contract/upload';
import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { id, seconds, time } from './columns.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/** A way to play an upload; `path` is a media path, signed when it is answered. */
export interface StoredUploadSource {
  definition: Definition;
  type: MediaSource['type'];
  path: string;
  size?: number;
}

const uploaded = () => ({
  userId: id().notNull(),
  companyId: id().notNull(),
  /** Our own, random name: what a person calls a file never becomes a path. */
  key: text().notNull().unique(),
  name: text().notNull(),
  ext: text().notNull(),
  size: id().notNull(),
  createTime: time().notNull(),
  /** When the last byte had come, or when it was given up. */
  endTime: time(),
});

/** A file of the file path. Leave `fileId` out: the database numbers it. */
export const uploadFile = ownedTable(
  'upload_file',
  ofPerson({ userId: 'uploaded file' }, { rights: ['select', 'insert', 'update'] }),
  {
    fileId: id().primaryKey().generatedByDefaultAsIdentity(),
    ...uploaded(),
    scene: text().$type<UploadScene>().notNull(),
    /** Lies on the company's own file server. */
    private: boolean().notNull().default(false),
    state: integer().$type<UploadStatus>().notNull().default(1),
  },
  (table) => [index().on(table.companyId, table.userId)],
);

/** A video or audio of the video path. Leave `videoId` out: the database numbers it. */
export const uploadVideo = ownedTable(
  'upload_video',
  ofPerson({ userId: 'uploaded film or recording' }, { rights: ['select', 'insert', 'update'] }),
  {
    videoId: id().primaryKey().generatedByDefaultAsIdentity(),
    ...uploaded(),
    title: text().notNull(),
    kind: text().$type<'video' | 'audio'>().notNull(),
    state: integer().$type<UploadStatus>().notNull().default(1),
    transcode: integer().$type<TranscodeState>().notNull().default(0),
    /** Until when the process that transcodes it has it for itself; it keeps renewing this. */
    leaseTime: time().notNull().default(0),
    tries: integer().notNull().default(0),
    duration: seconds(),
    coverPath: text(),
    sources: jsonb().$type<StoredUploadSource[]>().notNull().default([]),
  },
  (table) => [index().on(table.companyId, table.userId)],
);
