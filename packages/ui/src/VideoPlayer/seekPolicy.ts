import { SeekPolicy } from '@stoa/domain';
import type { BlockedMove } from './types.ts';

export interface SeekRules {
  policy: SeekPolicy;
  completed: boolean;
  /** The furthest media second watched, now or earlier. */
  furthest: number;
}

// Browsers seek to a position slightly beside the wished one. This tolerance is well inside the 3 s that the
// server tolerates.
const tolerance = 0.5;

/** The position at which a seek from `from` to `to` ends under the policy, and which kind of move was refused. */
export function allowedSeek(
  { policy, completed, furthest }: SeekRules,
  from: number,
  to: number,
): { to: number; blocked?: BlockedMove } {
  if (completed) return { to };
  switch (policy) {
    case SeekPolicy.Free:
      return { to };
    case SeekPolicy.NoSeek:
      return Math.abs(to - from) <= tolerance ? { to } : { to: from, blocked: 'seek' };
    case SeekPolicy.NoForward: {
      const limit = Math.max(furthest, from);
      return to <= limit + tolerance ? { to } : { to: limit, blocked: 'forward' };
    }
    default:
      return policy satisfies never;
  }
}

/**
 * A step forward goes as far as allowed, without a message about the rest. If it would gain nothing, the
 * wished position is returned, so that it is refused with a message.
 */
export function allowedStep(rules: SeekRules, from: number, wish: number): number {
  const { to, blocked } = allowedSeek(rules, from, wish);
  return blocked === 'forward' && to > from + tolerance ? to : wish;
}

/** The second to start at: limited by the policy, and 0 when less than ten seconds are left. */
export function startPosition(rules: SeekRules, startAt: number, duration: number): number {
  const wished = Number.isFinite(startAt) && startAt > 0 ? startAt : 0;
  const capped =
    rules.completed || rules.policy === SeekPolicy.Free
      ? wished
      : Math.min(wished, Math.max(rules.furthest, 0));
  return Number.isFinite(duration) && duration > 0 && capped > duration - 10 ? 0 : capped;
}
