/** What a live stream offers at this moment, in media seconds. */
export interface LiveWindow {
  /** The oldest second that can still be played. */
  start: number;
  /** The newest second that the player knows. */
  end: number;
  /** Where a player should stand so that it never runs dry; before `end` by the stream's own distance. */
  edge: number;
}

export interface LivePlace {
  /** Seconds behind the newest picture. */
  latency: number;
  /** Close enough that "live" is true. */
  atEdge: boolean;
  /** Where "back to live" leads. */
  target: number;
}

/** Behind the edge by more than this is no longer live: three segments of a slow stream. */
const liveWithin = 12;

export function livePlace({ start, end, edge }: LiveWindow, time: number): LivePlace {
  const target = Math.min(Math.max(edge, start), end);
  return { latency: Math.max(0, end - time), atEdge: time >= target - liveWithin, target };
}

/** A wish inside what can be played; nobody seeks into what has not happened. */
export const insideWindow = ({ start, end }: LiveWindow, wish: number): number =>
  Math.min(Math.max(wish, start), end);
