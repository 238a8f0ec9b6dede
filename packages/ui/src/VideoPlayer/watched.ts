import type { Span } from './types.ts';

export interface SegmentTracker {
  /** The media is at `time` and plays at `rate`. */
  play: (time: number, rate: number) => void;
  /**
   * Closes the range at `time`. Without a time the media has already jumped, and the range ends at the last
   * tick. Pass `goesOn` if playback continues, as at a change of rate.
   */
  cut: (time?: number, goesOn?: boolean) => void;
  /** The media was moved to `time`, where the next range starts exactly. */
  place: (time: number) => void;
  /** The ranges that were closed since the last call, in the order in which they were played. */
  take: () => Span[];
}

export interface TrackerOptions {
  /** A monotonic clock in seconds. */
  clock: () => number;
}

// A tab in the background ticks once a second or less often, so a step may be long. But it never covers more
// media time than the clock allows, with this tolerance in seconds.
const slack = 0.35;

/**
 * Finds out which media seconds were really played, whatever the slider did, and stores them until they are
 * taken. A jump closes a range. Ranges start and end at the position of the media and not at a tick, so that
 * nothing is lost between two ticks.
 */
export function createSegmentTracker({ clock }: TrackerOptions): SegmentTracker {
  const closed: Span[] = [];
  let open: { from: number; to: number; rate: number; wall: number } | undefined;
  let standing: { time: number; wall?: number } | undefined;

  const follows = (step: number, wall: number | undefined, rate: number) =>
    step >= 0 && step <= (wall === undefined ? 0 : clock() - wall) * rate + slack * Math.max(rate, 1);
  const close = () => {
    if (open !== undefined && open.to > open.from) closed.push([open.from, open.to]);
    open = undefined;
  };

  return {
    play(time, rate) {
      const wall = clock();
      if (open !== undefined && !follows(time - open.to, open.wall, rate)) close();
      if (open === undefined) {
        const near = standing !== undefined && follows(time - standing.time, standing.wall, rate);
        open = { from: near && standing ? standing.time : time, to: time, rate, wall };
      } else {
        open = { ...open, to: time, rate, wall };
      }
      standing = undefined;
    },
    cut(time, goesOn = false) {
      if (time === undefined) {
        close();
        standing = undefined;
        return;
      }
      if (open !== undefined && follows(time - open.to, open.wall, open.rate)) open.to = time;
      close();
      standing = goesOn ? { time, wall: clock() } : { time };
    },
    place(time) {
      close();
      standing = { time };
    },
    take: () => closed.splice(0),
  };
}
