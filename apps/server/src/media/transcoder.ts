import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { TranscodeState } from '@stoa/api/contract/upload';
import { Definition, UploadStatus } from '@stoa/domain';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { uploadVideo } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import type { UploadStore } from '../areas/upload/store.ts';
import { madeFolderOf } from '../areas/upload/store.ts';
import { problemLine } from '../http/log.ts';
import type { WriteLine } from '../http/log.ts';
import { probe, runProgram } from './ffmpeg.ts';
import type { Ffmpeg, Film } from './ffmpeg.ts';
import { coverArguments, hlsArguments } from './hls.ts';

/** How long a film stays reserved for a process that no longer renews the reservation. */
const leaseMs = 60_000;
const maxTries = 3;
const probeMs = 60_000;

/** Time limit for a film: ten minutes plus ten times its length, at most four hours. */
const limitOf = ({ seconds }: Film): number => Math.min(600_000 + seconds * 10_000, 4 * 3_600_000);

export interface TranscoderOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: UploadStore;
  readonly programs: Ffmpeg | undefined;
  readonly writeLine: WriteLine;
  /** Time limit for one film; calculated from its length when it is left out. */
  readonly limitMs?: number;
}

type Row = typeof uploadVideo.$inferSelect;
type Made = Pick<Row, 'duration' | 'coverPath' | 'sources'>;

/** Transcodes uploaded films into streams of several qualities, one film at a time in each process. */
export class Transcoder {
  readonly #options: TranscoderOptions;
  readonly #stopping = new AbortController();
  #working: Promise<void> | undefined;
  #again = false;

  constructor(options: TranscoderOptions) {
    this.#options = options;
  }

  get available(): boolean {
    return this.#options.programs !== undefined;
  }

  kick(): void {
    const { programs } = this.#options;
    if (programs === undefined || this.#stopping.signal.aborted) return;
    this.#again = true;
    this.#working ??= this.#work(programs)
      .catch((error: unknown) => this.#options.writeLine(problemLine(error, 'transcoding')))
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Stops the running program; another process or the next start takes its film. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  /** Waits until all transcoding that was requested is done. */
  async settled(): Promise<void> {
    while (this.#working !== undefined) await this.#working;
  }

  async #work(programs: Ffmpeg): Promise<void> {
    while (this.#again && !this.#stopping.signal.aborted) {
      this.#again = false;
      for (let row = await this.#claim(); row !== undefined; row = await this.#claim()) {
        await this.#transcode(programs, row);
        if (this.#stopping.signal.aborted) return;
      }
    }
  }

  /** Reserves the film that has waited longest, or one whose process has died. */
  #claim(): Promise<Row | undefined> {
    const { db, clock } = this.#options;
    const { None, Running, Failed } = TranscodeState;
    const now = clock();
    return asSystem(db, async (tx) => {
      const [row] = await tx
        .select()
        .from(uploadVideo)
        .where(
          and(
            eq(uploadVideo.state, UploadStatus.End),
            or(
              eq(uploadVideo.transcode, None),
              and(eq(uploadVideo.transcode, Running), lt(uploadVideo.leaseTime, now)),
            ),
          ),
        )
        .orderBy(uploadVideo.endTime)
        .limit(1)
        .for('update', { skipLocked: true });
      if (row === undefined) return undefined;
      const isHopeless = row.tries >= maxTries;
      const plain = row.sources.length > 0 ? TranscodeState.Done : Failed;
      const [taken] = await tx
        .update(uploadVideo)
        .set(
          isHopeless
            ? { transcode: plain }
            : { transcode: Running, leaseTime: now + leaseMs, tries: row.tries + 1 },
        )
        .where(eq(uploadVideo.videoId, row.videoId))
        .returning();
      return isHopeless ? undefined : taken;
    });
  }

  async #transcode(programs: Ffmpeg, row: Row): Promise<void> {
    const { db, clock, writeLine } = this.#options;
    const set = (values: Partial<typeof uploadVideo.$inferInsert>) =>
      asSystem(db, (tx) =>
        tx
          .update(uploadVideo)
          .set(values)
          .where(and(eq(uploadVideo.videoId, row.videoId), eq(uploadVideo.state, UploadStatus.End))),
      );
    const renewing = setInterval(() => {
      set({ leaseTime: clock() + leaseMs }).catch((error: unknown) =>
        writeLine(problemLine(error, 'transcoding')),
      );
    }, leaseMs / 3);
    try {
      const made = await this.#make(programs, row);
      await set({ ...made, transcode: TranscodeState.Done, leaseTime: 0 });
    } catch (error) {
      if (this.#stopping.signal.aborted) {
        await set({ transcode: TranscodeState.None, leaseTime: 0, tries: row.tries - 1 });
        return;
      }
      writeLine(problemLine(error, 'transcoding'));
      // A film that browsers can play without transcoding is usable also when transcoding fails.
      const transcode = row.sources.length > 0 ? TranscodeState.Done : TranscodeState.Failed;
      await set({ transcode, leaseTime: 0 });
    } finally {
      clearInterval(renewing);
    }
  }

  /** Writes into a folder that is not served and renames it when it is complete. */
  async #make(programs: Ffmpeg, row: Row): Promise<Made> {
    const { store, limitMs } = this.#options;
    const made = store.made(row);
    const folder = `${made}.${randomBytes(6).toString('hex')}.making`;
    const { signal } = this.#stopping;
    const path = store.whole(row);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const film = await probe(programs, path, row.ext, { folder, signal, limitMs: probeMs });
      if (film === undefined) throw new Error('There is no moving picture in the film.');
      const options = { folder, signal, limitMs: limitMs ?? limitOf(film) };
      await runProgram(programs.ffmpeg, hlsArguments(path, row.ext, film), options);
      await runProgram(programs.ffmpeg, coverArguments(path, row.ext, film), {
        ...options,
        limitMs: probeMs,
      });
      await rm(made, { recursive: true, force: true });
      await rename(folder, made);
      const base = madeFolderOf(row);
      return {
        duration: Math.round(film.seconds * 10) / 10,
        coverPath: `${base}/cover.jpg`,
        sources: [{ definition: Definition.Auto, type: 'hls', path: `${base}/master.m3u8` }, ...row.sources],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
