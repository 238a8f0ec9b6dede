import { SeekPolicy } from '@stoa/domain';
import type { BlockedMove } from './types.ts';

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

/** A step forward goes as far as it may, without a word about the rest; one that gains nothing stays a wish. */
export function allowedStep(rules: SeekRules, from: number, wish: number): number {
  const { to, blocked } = allowedSeek(rules, from, wish);
  return blocked === 'forward' && to > from + tolerance ? to : wish;
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
