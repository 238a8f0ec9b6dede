/**
 * Shortest time between two measures, in ms, because a shorter one measures the browser's buffers instead of
 * the connection.
 */
const shortestMs = 250;
/** Weight of the latest measure, chosen so that the figure changes within seconds and does not flicker. */
const weight = 0.3;

export interface Measure {
  readonly sent: number;
  readonly speed?: number;
}

/**
 * Turns reports of progress into figures to show: at most four a second, with the smoothed speed. The first
 * report is the position at which a transfer starts, and not how much it has sent.
 */
export function createMeter(size: number, now: () => number): (sent: number) => Measure | undefined {
  let last: { at: number; sent: number } | undefined;
  let speed: number | undefined;
  return (sent) => {
    const at = now();
    if (last === undefined) {
      last = { at, sent };
      return { sent };
    }
    const ms = at - last.at;
    if (ms < shortestMs && sent < size) return undefined;
    if (ms > 0) {
      const rate = (Math.max(0, sent - last.sent) * 1000) / ms;
      speed = speed === undefined ? rate : speed * (1 - weight) + rate * weight;
      last = { at, sent };
    }
    return speed === undefined ? { sent } : { sent, speed };
  };
}
