import type { ContinuedView } from '@stoa/api';
import { SeekPolicy } from '@stoa/domain';

export interface ResumeFacts {
  /** The last position that the server knows. */
  server: { position: number; updatedTime: number };
  /** The last position that this device knows, with its time by the device's clock. */
  local: ContinuedView | undefined;
  /** Server time minus device time, in milliseconds. */
  skew: number;
  seekPolicy: SeekPolicy;
  maxPosition: number;
  completed: boolean;
  duration: number;
  /** The second at which the address asks the film to begin. */
  wish: number | undefined;
}

/**
 * The second at which to continue: the one in the address if it may be reached, 0 for a completed item, else
 * the newer of the server's and the device's position, or 0 when that is within the last 10 seconds.
 */
export function resumePosition(facts: ResumeFacts): number {
  const { server, local, skew, seekPolicy, maxPosition, completed, duration, wish } = facts;
  const limited = seekPolicy !== SeekPolicy.Free && !completed;
  const cap = (position: number) => (limited ? Math.min(position, maxPosition) : position);
  if (wish !== undefined && cap(wish) === wish && wish < duration) return wish;
  if (completed) return 0;
  const newer = local !== undefined && local.updatedTime + skew > server.updatedTime;
  const differs = local !== undefined && Math.abs(local.position - server.position) > 5;
  const position = cap(local !== undefined && newer && differs ? local.position : server.position);
  return position > duration - 10 ? 0 : position;
}

const mostViews = 200;

/** Keeps the newest 200 positions. */
export function withView(
  views: Readonly<Record<string, ContinuedView>>,
  itemId: number,
  view: ContinuedView,
): Record<string, ContinuedView> {
  const all: Record<string, ContinuedView> = { ...views, [String(itemId)]: view };
  const entries = Object.entries(all);
  if (entries.length <= mostViews) return all;
  const oldest = Math.min(...entries.map(([, { updatedTime }]) => updatedTime));
  const kept = entries.filter(([id, { updatedTime }]) => updatedTime > oldest || id === String(itemId));
  return Object.fromEntries(kept);
}
