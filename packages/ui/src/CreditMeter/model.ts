/** States of the learner in the year, as the server judges them. */
export const creditStandings = ['onTrack', 'behind', 'reached'] as const;
export type CreditStanding = (typeof creditStandings)[number];

/** One kind of credit: how much has been earned and how much the year requires. */
export interface CreditGoal {
  readonly got: number;
  /** Required credits; 0 when none are required. */
  readonly target: number;
  /** Most credits that count; those above it are listed, but not counted. */
  readonly cap?: number | undefined;
}

export interface CreditFacts {
  readonly got: number;
  readonly target: number;
  /** Credits still to earn; 0 once the target is reached. */
  readonly missing: number;
  readonly state: 'open' | 'met' | 'free';
  readonly capped: boolean;
}

/**
 * Rounds to hundredths, the finest credit that is given, because sums of floating-point tenths give values such
 * as 0.30000000000000004.
 */
export const tidy = (credit: number): number => Math.round(credit * 100) / 100;

export function factsOf({ got, target, cap }: CreditGoal): CreditFacts {
  const earned = tidy(got);
  const asked = tidy(target);
  const missing = tidy(Math.max(0, asked - earned));
  return {
    got: earned,
    target: asked,
    missing,
    state: asked <= 0 ? 'free' : missing === 0 ? 'met' : 'open',
    capped: cap !== undefined && earned >= tidy(cap),
  };
}
