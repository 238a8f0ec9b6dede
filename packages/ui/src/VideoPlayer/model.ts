import { Definition, SeekPolicy } from '@stoa/domain';
import type { BlockedMove, PlayerSource, Span } from './types.ts';

export const playerRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const two = (value: number) => String(value).padStart(2, '0');

/** '12:34', with hours only when there are any: what a player's clock shows. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The union of spans, in order, without overlaps. */
export function unionOf(spans: readonly Span[]): Span[] {
  let union: Span[] = [];
  for (const [from, to] of spans) {
    if (to <= from) continue;
    const touched = union.filter(([start, end]) => start <= to && end >= from);
    union = [
      ...union.filter(([, end]) => end < from),
      [Math.min(from, ...touched.map(([start]) => start)), Math.max(to, ...touched.map(([, end]) => end))],
      ...union.filter(([start]) => start > to),
    ];
  }
  return union;
}

export const lengthOf = (spans: readonly Span[]): number =>
  unionOf(spans).reduce((sum, [from, to]) => sum + to - from, 0);

export interface SegmentTracker {
  /** The media stands at `time` and plays. `wall` is a monotonic clock in seconds. */
  play: (time: number, wall: number, rate: number) => void;
  /** Playing stops here: pause, end, stall. Pass the place when the media has not jumped yet. */
  cut: (time?: number) => void;
}

// A tab in the background ticks once a second or later, so a step may be long in wall time, but never longer
// in media time than the wall allows.
const slack = 0.35;

/**
 * Which media seconds were really played, whatever the slider did (reliability P-01). A jump closes the
 * segment; so do `flushSeconds`, because a killed tab loses what is still open (decision 28).
 */
export function createSegmentTracker(onSegment: (span: Span) => void, flushSeconds = 5): SegmentTracker {
  let open: { from: number; to: number; wall: number; since: number } | undefined;
  const close = () => {
    if (open !== undefined && open.to > open.from) onSegment([open.from, open.to]);
    open = undefined;
  };
  return {
    play(time, wall, rate) {
      if (open !== undefined) {
        const step = time - open.to;
        if (step < 0 || step > (wall - open.wall) * rate + slack) close();
      }
      if (open === undefined) {
        open = { from: time, to: time, wall, since: wall };
        return;
      }
      open.to = time;
      open.wall = wall;
      if (wall - open.since >= flushSeconds) {
        close();
        open = { from: time, to: time, wall, since: wall };
      }
    },
    cut(time) {
      // Between two ticks the media went on for a little; more than that was a jump.
      if (open !== undefined && time !== undefined && time > open.to && time - open.to <= 1) open.to = time;
      close();
    },
  };
}

export interface SeekRules {
  policy: SeekPolicy;
  completed: boolean;
  /** Furthest media second that was watched, now or earlier. */
  furthest: number;
}

// Browsers land a little beside the second asked for; contract 8.2 forgives 3 s.
const tolerance = 0.5;

/** Where a wish to go from `from` to `to` ends, and what stood in the way (contract 3.2, screens R28). */
export function allowedSeek(
  { policy, completed, furthest }: SeekRules,
  from: number,
  to: number,
): { to: number; blocked?: BlockedMove } {
  if (completed || policy === SeekPolicy.Free) return { to };
  if (policy === SeekPolicy.NoSeek) {
    return Math.abs(to - from) <= tolerance ? { to } : { to: from, blocked: 'seek' };
  }
  const limit = Math.max(furthest, from);
  return to <= limit + tolerance ? { to } : { to: limit, blocked: 'forward' };
}

/** Second to start at: capped by the policy, and from the beginning when next to nothing is left (R28 Resume). */
export function startPosition(rules: SeekRules, startAt: number, duration: number): number {
  const wished = Number.isFinite(startAt) && startAt > 0 ? startAt : 0;
  const capped =
    rules.completed || rules.policy === SeekPolicy.Free
      ? wished
      : Math.min(wished, Math.max(rules.furthest, 0));
  return Number.isFinite(duration) && duration > 0 && capped > duration - 10 ? 0 : capped;
}

/** The greatest rate allowed that is not above the wish. */
export function allowedRate(wish: number, maxRate: number, completed: boolean): number {
  const most = completed ? 2 : Math.max(1, maxRate);
  return Math.min(Math.max(wish, playerRates[0]), most);
}

const order = [Definition.Auto, Definition.Ld, Definition.Sd, Definition.Hd, Definition.Fhd] as const;

/** What a rendition of this height is called when the item names no qualities of its own. */
export function definitionOfHeight(height: number): Definition {
  if (height <= 270) return Definition.Ld;
  if (height <= 480) return Definition.Sd;
  return height <= 720 ? Definition.Hd : Definition.Fhd;
}

/** Choices of quality, low to high, AUTO first: the item's own, joined by those of the HLS manifest. */
export function definitionsOf(sources: readonly PlayerSource[], heights: readonly number[]): Definition[] {
  const offered = new Set(sources.map(({ definition }) => definition));
  if (offered.size === 1 && heights.length > 1) {
    offered.add(Definition.Auto);
    for (const height of heights) offered.add(definitionOfHeight(height));
  }
  return offered.size > 1 ? order.filter((definition) => offered.has(definition)) : [];
}

/**
 * The source to open for a wish: an HLS manifest with AUTO holds the other renditions itself; else that
 * quality, else AUTO, else the best there is.
 */
export function sourceFor(sources: readonly PlayerSource[], wish: Definition): PlayerSource | undefined {
  const auto = sources.find(({ definition }) => definition === Definition.Auto);
  if (auto?.type === 'hls') return auto;
  return (
    sources.find(({ definition }) => definition === wish) ??
    auto ??
    order.flatMap((one) => sources.filter(({ definition }) => definition === one)).at(-1)
  );
}
