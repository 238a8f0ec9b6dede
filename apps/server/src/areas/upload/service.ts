import { UploadStatus } from '@stoa/domain';
import { TranscodeState } from '@stoa/api/contract/upload';
import { and, eq, inArray } from 'drizzle-orm';
import { open } from 'node:fs/promises';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { uploadVideo } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { loginStands } from '../../http/sessions.ts';
import { isWhatItSays } from './content/check.ts';
import { beginsAs, headBytes } from './content/signatures.ts';
import { Credentials } from './credential.ts';
import type { Grant } from './credential.ts';
import { TakeOverLocks } from './locks.ts';
import { plainSources } from './sources.ts';
import type { UploadStore } from './store.ts';

/** Makes films playable; without transcoding they are played as they were uploaded. */
export interface Transcoding {
  readonly available: boolean;
  /** Looks for films to transcode soon; does not wait for the result. */
  kick(): void;
  /** Stops a running transcoding; another process or the next start continues it. */
  stop(): Promise<void>;
}

export interface UploadServiceOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly store: UploadStore;
  readonly transcoding: Transcoding;
}

/** How long an unfinished upload is kept after its last byte. */
export const keepUnfinishedMs = 24 * 3_600_000;

const unfinished = inArray(uploadVideo.state, [UploadStatus.Wait, UploadStatus.Uploading]);

/** Uploads of films: the work that endpoints, calls and jobs share. */
export class UploadService {
  readonly store: UploadStore;
  readonly credentials: Credentials;
  readonly locks = new TakeOverLocks();
  readonly #options: UploadServiceOptions;
  /** Keys of uploads whose beginning was checked; a new process checks again. */
  readonly #seen = new Set<string>();

  constructor(options: UploadServiceOptions) {
    this.#options = options;
    this.store = options.store;
    this.credentials = new Credentials(`upload ${options.secret}`);
  }

  get now(): number {
    return this.#options.clock();
  }

  get transcodes(): boolean {
    return this.#options.transcoding.available;
  }

  stop(): Promise<void> {
    return this.#options.transcoding.stop();
  }

  /** Whether the login in which a film is sent goes on; a credential that names none is valid until it expires. */
  async isOfLogin({ userId, login }: Grant): Promise<boolean> {
    if (login === undefined) return true;
    const { db } = this.#options;
    return asSystem(db, (tx) => loginStands(tx, { userId, login }, this.now));
  }

  /** Prepares the storage of a film, unless its upload was given up or has ended. */
  async begin(grant: Grant): Promise<boolean> {
    const state = await asSystem(this.#options.db, async (tx) => {
      const [row] = await tx.select().from(uploadVideo).where(eq(uploadVideo.videoId, grant.id));
      if (row?.state === UploadStatus.Wait) {
        await tx
          .update(uploadVideo)
          .set({ state: UploadStatus.Uploading })
          .where(eq(uploadVideo.videoId, grant.id));
      }
      return row?.state;
    });
    if (state === undefined || state === UploadStatus.Error) return false;
    if (!(await this.store.isWhole(grant))) await this.store.begin(grant);
    return true;
  }

  /**
   * Whether the beginning of an unfinished film fits its extension; true while there are too few bytes to
   * decide.
   */
  async beginsWell(grant: Grant, received: number): Promise<boolean> {
    if (this.#seen.has(grant.key) || received < Math.min(headBytes, grant.size)) return true;
    const file = await open(this.store.part(grant), 'r');
    const head = Buffer.alloc(Math.min(headBytes, grant.size));
    try {
      await file.read(head, 0, head.length, 0);
    } finally {
      await file.close();
    }
    const good = beginsAs(grant.ext, head);
    if (good) this.#seen.add(grant.key);
    return good;
  }

  /**
   * Called after the last byte: keeps the film, or refuses one whose content does not fit its extension.
   * Calling it again has the same result.
   */
  async complete(grant: Grant): Promise<boolean> {
    this.#seen.delete(grant.key);
    if (!(await this.store.isWhole(grant))) {
      if (!(await isWhatItSays(this.store.part(grant), grant.ext))) {
        await this.giveUp(grant);
        return false;
      }
      await this.store.finish(grant);
    }
    const sources = plainSources(grant);
    await asSystem(this.#options.db, async (tx) => {
      const [row] = await tx
        .select()
        .from(uploadVideo)
        .where(and(eq(uploadVideo.videoId, grant.id), unfinished));
      if (row === undefined) return;
      const waits = row.kind === 'video' && this.transcodes;
      const transcode = waits
        ? TranscodeState.None
        : sources.length > 0
          ? TranscodeState.Done
          : TranscodeState.Failed;
      await tx
        .update(uploadVideo)
        .set({ state: UploadStatus.End, endTime: this.now, sources, transcode })
        .where(eq(uploadVideo.videoId, grant.id));
    });
    this.#options.transcoding.kick();
    return true;
  }

  /** Deletes an unfinished film; false when the upload has ended, because the film may be in use. */
  async giveUp(grant: Grant): Promise<boolean> {
    const rows = await asSystem(this.#options.db, (tx) =>
      tx
        .update(uploadVideo)
        .set({ state: UploadStatus.Error, endTime: this.now })
        .where(and(eq(uploadVideo.videoId, grant.id), unfinished))
        .returning({ videoId: uploadVideo.videoId }),
    );
    this.#seen.delete(grant.key);
    if (rows.length > 0) await this.store.remove(grant);
    return rows.length > 0;
  }
}
