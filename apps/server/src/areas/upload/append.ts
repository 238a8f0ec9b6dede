import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Most bytes that wait for the disk; above it the sender is slowed down. */
const mostQueued = 1_048_576;
/** Most bytes that are written without fsync; the disk works while more arrives. */
const mostDirty = 33_554_432;

export interface Appended {
  /** Length of the file now; all of it is safe on the disk. */
  readonly end: number;
  /** Whether the sender sent everything; otherwise the connection was cut or another request took over. */
  readonly complete: boolean;
  /** Whether the sender sent more than allowed; the rest was left out. */
  readonly over: boolean;
}

const nothing = (): void => undefined;

/** Writes all bytes, also where the system accepts only a part of them at a time. */
async function writeAll(file: FileHandle, parts: Buffer[], at: number): Promise<number> {
  let left = parts;
  let position = at;
  while (left.length > 0) {
    let { bytesWritten } = await file.writev(left, position);
    position += bytesWritten;
    const index = left.findIndex((part) => {
      if (bytesWritten < part.length) return true;
      bytesWritten -= part.length;
      return false;
    });
    left =
      index === -1
        ? []
        : left.slice(index).map((part, no) => (no === 0 ? part.subarray(bytesWritten) : part));
  }
  return position;
}

/**
 * Appends a request body to a file, up to a size, as fast as the disk accepts it and in constant memory.
 * Whatever arrived before the connection was cut, or before `stopped` is aborted, is kept. Resolves when the
 * bytes are safe on the disk.
 */
export async function append(
  source: Readable,
  file: FileHandle,
  from: number,
  limit: number,
  stopped: AbortSignal,
): Promise<Appended> {
  let queue: Buffer[] = [];
  let queued = 0;
  let accepted = from;
  let over = false;
  let complete = false;
  let ended = false;
  let wake = nothing;
  const onData = (part: Buffer): void => {
    const room = limit - accepted;
    if (part.length > room) {
      over = true;
      ended = true;
      source.pause();
    }
    const taken = part.length > room ? part.subarray(0, room) : part;
    accepted += taken.length;
    queued += taken.length;
    if (taken.length > 0) queue.push(taken);
    if (queued >= mostQueued) source.pause();
    wake();
  };
  const onEnd = (): void => {
    complete = true;
    ended = true;
    wake();
  };
  const onCut = (): void => {
    ended = true;
    source.off('data', onData).pause();
    wake();
  };
  source.on('data', onData).once('end', onEnd).on('error', onCut).once('close', onCut);
  stopped.addEventListener('abort', onCut, { once: true });
  if (source.destroyed || stopped.aborted) onCut();

  let end = from;
  let dirty = 0;
  let syncing: Promise<void> | undefined;
  let failure: unknown;
  try {
    for (;;) {
      if (queue.length === 0) {
        if (ended) break;
        await new Promise<void>((done) => {
          wake = done;
        });
        continue;
      }
      const parts = queue;
      queue = [];
      queued = 0;
      if (!ended && source.isPaused()) source.resume();
      const reached = await writeAll(file, parts, end);
      dirty += reached - end;
      end = reached;
      if (dirty >= mostDirty && syncing === undefined) {
        dirty = 0;
        syncing = file
          .datasync()
          .catch((error: unknown) => {
            failure = error;
          })
          .finally(() => {
            syncing = undefined;
          });
      }
    }
  } finally {
    source.off('data', onData).off('end', onEnd).off('close', onCut);
    stopped.removeEventListener('abort', onCut);
    await syncing;
  }
  if (failure !== undefined) throw failure;
  await file.datasync();
  return { end, complete: complete && !over, over };
}
