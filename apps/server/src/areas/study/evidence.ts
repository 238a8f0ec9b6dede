import { lengthOf, longest, missing, union, type Span } from '@stoa/domain/kernel';
import type { EvidenceReason } from '@stoa/api/contract/study';
import type { StoredRefusal } from '../../db/schema/study.ts';

/** A part of a beat that was not credited. Items without a timeline have seconds and no ranges. */
export interface Refusal {
  readonly reason: EvidenceReason;
  readonly ranges: readonly Span[];
  readonly seconds: number;
}

export interface Evidence {
  readonly refused: readonly StoredRefusal[];
  readonly againSeconds: number;
}

export const noEvidence: Evidence = { refused: [], againSeconds: 0 };

/**
 * Number of ranges stored for each reason, so that somebody who claims thousands of tiny ranges cannot fill
 * the table.
 */
export const mostRanges = 24;
/** Smaller differences are not stored, because they come from the two clocks. */
const leastSeconds = 0.5;

const hundredth = (seconds: number): number => Math.round(seconds * 100) / 100;

const rounded = ([from, to]: Span): Span => [hundredth(from), hundredth(to)];

/** Adds the parts of a beat that were not credited; returns the same object when there are none. */
export function withRefusals(
  evidence: Evidence,
  refusals: readonly Refusal[],
  againSeconds: number,
  now: number,
): Evidence {
  const worth = refusals.filter(({ seconds }) => seconds >= leastSeconds);
  if (worth.length === 0 && againSeconds <= 0) return evidence;
  const byReason = new Map(evidence.refused.map((one) => [one.reason, one]));
  for (const { reason, ranges, seconds } of worth) {
    const known = byReason.get(reason) ?? { reason, ranges: [], seconds: 0, beats: 0, lastTime: now };
    byReason.set(reason, {
      reason,
      ranges: longest(union([...known.ranges, ...ranges]).map(rounded), mostRanges),
      seconds: hundredth(known.seconds + seconds),
      beats: known.beats + 1,
      lastTime: now,
    });
  }
  return {
    refused: [...byReason.values()],
    againSeconds: hundredth(evidence.againSeconds + againSeconds),
  };
}

/** The ranges that are still not credited, without those that were played properly later. */
export const stillRefused = (ranges: readonly Span[], covered: readonly Span[]): [number, number][] =>
  ranges.flatMap((range) => missing(range, covered)).filter((range) => lengthOf([range]) >= leastSeconds);
