import type { Span } from './types.ts';

export interface SegmentTracker {
  /** The media stands at `time` and plays at `rate`. */
  play: (time: number, rate: number) => void;
  /**
   * Closes the stretch here. Without a time the media has jumped already and the stretch ends at the last tick.
   * `goesOn` when nothing stops: a flush, another rate.
   */
  cut: (time?: number, goesOn?: boolean) => void;
  /** The media was put at `time`; what plays next begins exactly there. */
  place: (time: number) => void;
}

export interface TrackerOptions {
  /** A monotonic clock in seconds. */
  clock: () => number;
  flushSeconds?: number;
}

// A tab in the background ticks once a second or later, so a step may be long in wall time, but never longer
// in media time than the wall allows.
const slack = 0.35;

/**
 * Which media seconds were really played, whatever the slider did (reliability P-01). A jump closes the
 * stretch; so do `flushSeconds`, because a killed tab loses what is still open (decision 28). Stretches begin
 * and end where the media stood, not where a tick happened to be heard: nothing is lost between two ticks.
 */
export function createSegmentTracker(
  onSegment: (span: Span) => void,
  { clock, flushSeconds = 5 }: TrackerOptions,
): SegmentTracker {
  let open: { from: number; to: number; rate: number; wall: number; since: number } | undefined;
  let standing: { time: number; wall?: number } | undefined;

  const follows = (step: number, wall: number | undefined, rate: number) =>
    step >= 0 && step <= (wall === undefined ? 0 : clock() - wall) * rate + slack * Math.max(rate, 1);
  const close = () => {
    if (open !== undefined && open.to > open.from) onSegment([open.from, open.to]);
    open = undefined;
  };

  return {
    play(time, rate) {
      const wall = clock();
      if (open !== undefined && !follows(time - open.to, open.wall, rate)) close();
      if (open === undefined) {
        const near = standing !== undefined && follows(time - standing.time, standing.wall, rate);
        open = { from: near && standing ? standing.time : time, to: time, rate, wall, since: wall };
      } else {
        open = { ...open, to: time, rate, wall };
      }
      standing = undefined;
      if (wall - open.since < flushSeconds) return;
      close();
      open = { from: time, to: time, rate, wall, since: wall };
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
  };
}
