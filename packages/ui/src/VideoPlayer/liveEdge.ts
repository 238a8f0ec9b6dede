/** The range that a live stream offers at this moment, in media seconds. */
export interface LiveWindow {
  /** The oldest second that can still be played. */
  start: number;
  /** The newest second that the player knows. */
  end: number;
  /**
   * The position to play at so that the buffer never runs empty. It is before `end` by a distance that the
   * stream defines.
   */
  edge: number;
}

export interface LivePlace {
  /** Seconds behind the newest picture. */
  latency: number;
  /** Whether the position is close enough to the edge to be called live. */
  atEdge: boolean;
  /** The position that “back to live” goes to. */
  target: number;
}

/** Seconds behind the edge up to which a position counts as live: three segments of a slow stream. */
const liveWithin = 12;

export function livePlace({ start, end, edge }: LiveWindow, time: number): LivePlace {
  const target = Math.min(Math.max(edge, start), end);
  return { latency: Math.max(0, end - time), atEdge: time >= target - liveWithin, target };
}

/** The nearest position that can be played. */
export const insideWindow = ({ start, end }: LiveWindow, wish: number): number =>
  Math.min(Math.max(wish, start), end);
