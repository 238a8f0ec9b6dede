/** Where the year stands, as the server judges it (contract 5.8, CreditSummary). */
export const creditStandings = ['onTrack', 'behind', 'reached'] as const;
export type CreditStanding = (typeof creditStandings)[number];

/** One kind of credit: what is earned of what the year asks for. */
export interface CreditGoal {
  readonly got: number;
  /** 0: none is asked for. */
  readonly target: number;
  /** More than this is listed, but not counted. */
  readonly cap?: number | undefined;
}

export interface CreditFacts {
  readonly got: number;
  readonly target: number;
  /** Still to earn; 0 once the target is met. */
  readonly missing: number;
  readonly state: 'open' | 'met' | 'free';
  readonly capped: boolean;
}

/** Tenths of a credit add up to 0.30000000000000004 otherwise; hundredths are the finest that are given. */
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
