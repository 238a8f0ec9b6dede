import type { Definition, UploadStatus } from '@stoa/domain';
import type { MediaSource } from '@stoa/api/contract/course';
import type { TranscodeState, UploadScene } from '@stoa/api/contract/upload';
import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { id, seconds, time } from './columns.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/** A source from which an upload can be played; `path` is a media path, signed when it is answered. */
export interface StoredUploadSource {
  definition: Definition;
  type: MediaSource['type'];
  path: string;
  size?: number;
}

const uploaded = () => ({
  userId: id().notNull(),
  companyId: id().notNull(),
  /** The key is random, because a file's own name must never become a path. */
  key: text().notNull().unique(),
  name: text().notNull(),
  ext: text().notNull(),
  size: id().notNull(),
  createTime: time().notNull(),
  /** When the upload was completed or given up. */
  endTime: time(),
});

/** A file that was uploaded by form. Leave `fileId` out: the database numbers it. */
export const uploadFile = ownedTable(
  'upload_file',
  ofPerson({ userId: 'uploaded file' }, { rights: ['select', 'insert', 'update'] }),
  {
    fileId: id().primaryKey().generatedByDefaultAsIdentity(),
    ...uploaded(),
    scene: text().$type<UploadScene>().notNull(),
    /** Whether the file is stored on the company's own file server. */
    private: boolean().notNull().default(false),
    state: integer().$type<UploadStatus>().notNull().default(1),
  },
  (table) => [index().on(table.companyId, table.userId)],
);

/** A film or recording that was uploaded with tus. Leave `videoId` out: the database numbers it. */
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
    /**
     * The time until which the film is reserved for the process that transcodes it; the process keeps
     * renewing it.
     */
    leaseTime: time().notNull().default(0),
    tries: integer().notNull().default(0),
    duration: seconds(),
    coverPath: text(),
    sources: jsonb().$type<StoredUploadSource[]>().notNull().default([]),
  },
  (table) => [index().on(table.companyId, table.userId)],
);
