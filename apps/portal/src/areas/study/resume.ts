import type { ContinuedView } from '@stoa/api';
import { SeekPolicy } from '@stoa/domain';

export interface ResumeFacts {
  /** Where the server knows the person to have been. */
  server: { position: number; updatedTime: number };
  /** Where this device knows it, with the time of this device. */
  local: ContinuedView | undefined;
  /** Server time minus device time. */
  skew: number;
  seekPolicy: SeekPolicy;
  maxPosition: number;
  completed: boolean;
  duration: number;
  /** Second that the address asks for. */
  wish: number | undefined;
}

/** The second to go on at (screens R28, Resume). */
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

/** Keeps the newest 200 places (screens 0.8). */
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
