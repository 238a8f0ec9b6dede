import { rm } from 'node:fs/promises';
import { UploadStatus } from '@stoa/domain';
import { and, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneOf } from '../db/oneOf.ts';
import { uploadFile, uploadVideo } from '../db/schema/index.ts';
import { keepUnfinishedMs } from '../areas/upload/service.ts';
import type { UploadStore } from '../areas/upload/store.ts';
import type { Job, Moment } from './job.ts';

const unfinished = [UploadStatus.Wait, UploadStatus.Uploading] as const;
const dayMs = 24 * 3_600_000;

interface Needs {
  readonly store: UploadStore;
  /** Starts transcoding of waiting films; does not wait for the result. */
  readonly kick: () => void;
}

/** Gives up uploads that got no byte for a day. */
async function giveUpIdle(tx: Database, { now }: Moment, store: UploadStore): Promise<number> {
  const limit = now - keepUnfinishedMs;
  let given = 0;
  const films = await tx
    .select()
    .from(uploadVideo)
    .where(and(inArray(uploadVideo.state, [...unfinished]), lt(uploadVideo.createTime, limit)));
  for (const film of films) {
    // Received bytes do not change the row, so the time of the file's last change is used.
    if (((await store.changed(film)) ?? 0) >= limit) continue;
    await store.remove(film);
    await tx
      .update(uploadVideo)
      .set({ state: UploadStatus.Error, endTime: now })
      .where(inArray(uploadVideo.videoId, [film.videoId]));
    given += 1;
  }
  const files = await tx
    .update(uploadFile)
    .set({ state: UploadStatus.Error, endTime: now })
    .where(and(inArray(uploadFile.state, [...unfinished]), lt(uploadFile.createTime, limit)))
    .returning();
  return given + files.length;
}

/** Deletes the rows of uploads that were given up a day ago. */
async function forgetGivenUp(tx: Database, { now }: Moment): Promise<number> {
  let gone = 0;
  for (const table of [uploadFile, uploadVideo]) {
    const rows = await tx
      .delete(table)
      .where(and(inArray(table.state, [UploadStatus.Error]), lt(table.endTime, now - dayMs)))
      .returning({ key: table.key });
    gone += rows.length;
  }
  return gone;
}

const atOnce = 500;

/**
 * Deletes files without a row, such as those of an erased person, and temporary files that a killed server
 * left.
 */
async function sweep(tx: Database, { now }: Moment, store: UploadStore): Promise<number> {
  let gone = 0;
  let waiting: { path: string; name: string; key: string }[] = [];
  const judge = async (): Promise<void> => {
    const keys = waiting.map(({ key }) => key);
    const known = new Map<string, string>();
    for (const table of [uploadFile, uploadVideo]) {
      const rows = await tx
        .select({ key: table.key, ext: table.ext })
        .from(table)
        .where(oneOf(table.key, keys));
      for (const { key, ext } of rows) known.set(key, ext);
    }
    for (const { path, name, key } of waiting) {
      const ext = known.get(key);
      if (ext !== undefined && [key, `${key}.part`, `${key}.${ext}`].includes(name)) continue;
      await rm(path, { recursive: true, force: true });
      gone += 1;
    }
    waiting = [];
  };
  for await (const one of store.everything()) {
    if (one.changed >= now - dayMs) continue;
    waiting.push(one);
    if (waiting.length >= atOnce) await judge();
  }
  if (waiting.length > 0) await judge();
  return gone;
}

/** Jobs that clean up after uploads and start transcoding. */
export const uploadJobs = ({ store, kick }: Needs): readonly Job[] => [
  {
    name: 'transcoding',
    rhythm: 'every 15 s',
    run: () => {
      kick();
      return Promise.resolve(0);
    },
  },
  {
    name: 'unfinished uploads',
    rhythm: 'every minute',
    run: (tx, moment) => giveUpIdle(tx, moment, store),
  },
  {
    name: 'files of nobody',
    rhythm: 'daily at 02:00',
    run: async (tx, moment) => (await forgetGivenUp(tx, moment)) + (await sweep(tx, moment, store)),
  },
];
