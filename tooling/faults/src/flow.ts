import { setTimeout as sleep } from 'node:timers/promises';
import type { Flow, Stop } from './plan.ts';

/** How one half of an exchange ended: by itself or by a fault. */
export type End = 'end' | Stop['how'];

export interface Sink {
  /** Resolves when more bytes can be written. */
  write(piece: Buffer): Promise<void>;
}

const piecesPerSecond = 20;

function pieceSize({ slice, bytesPerSecond }: Flow): number {
  const paced = Math.max(1, Math.floor(bytesPerSecond / piecesPerSecond));
  return Math.min(slice?.bytes ?? Infinity, paced);
}

const pauseBefore = ({ slice, bytesPerSecond }: Flow, bytes: number): number =>
  Math.max(slice?.everyMs ?? 0, (bytes / bytesPerSecond) * 1000);

/** Passes bytes on according to the flow; throws when the signal is aborted. */
export async function run(
  source: AsyncIterable<Buffer>,
  flow: Flow,
  sink: Sink,
  signal: AbortSignal,
): Promise<End> {
  const size = pieceSize(flow);
  let { stop } = flow;
  let passed = 0;

  /** Waits for the end of a freeze; resolves to true if the half continues afterwards. */
  const halt = async ({ how, forMs }: Stop): Promise<boolean> => {
    stop = undefined;
    if (how !== 'freeze' || forMs === undefined) return false;
    await sleep(forMs, undefined, { signal });
    return true;
  };

  if (stop?.afterBytes === 0) {
    const { how } = stop;
    if (!(await halt(stop))) return how;
  }
  for await (const chunk of source) {
    let rest = chunk;
    while (rest.length > 0) {
      const room = stop === undefined ? Infinity : stop.afterBytes - passed;
      const piece = rest.subarray(0, Math.min(size, room, rest.length));
      rest = rest.subarray(piece.length);
      const pause = pauseBefore(flow, piece.length);
      if (pause > 0) await sleep(pause, undefined, { signal });
      await sink.write(piece);
      passed += piece.length;
      if (stop !== undefined && passed >= stop.afterBytes) {
        const { how } = stop;
        if (!(await halt(stop))) return how;
      }
    }
  }
  return 'end';
}
