export const examTimerTones = ['calm', 'soon', 'last', 'over'] as const;
export type ExamTimerTone = (typeof examTimerTones)[number];

/** Numbers of seconds at which the tones of warning begin. */
export interface ToneBounds {
  soonAt: number;
  lastAt: number;
}

export function toneFor(secondsLeft: number, { soonAt, lastAt }: ToneBounds): ExamTimerTone {
  if (secondsLeft <= 0) return 'over';
  if (secondsLeft <= lastAt) return 'last';
  return secondsLeft <= soonAt ? 'soon' : 'calm';
}

/**
 * The milestone passed between two values of the clock; of several, the latest. A sleeping tab skips seconds,
 * so a milestone counts when it is passed, not only when it is hit.
 */
export const passedMilestone = (
  before: number,
  now: number,
  milestones: readonly number[],
): number | undefined =>
  milestones
    .filter((milestone) => before > milestone && milestone >= now)
    .reduce<number | undefined>(
      (least, each) => (least === undefined || each < least ? each : least),
      undefined,
    );

/** Writes seconds as “PT23M10S”, for the `datetime` attribute of a `time` element. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `PT${Math.floor(whole / 3600)}H${Math.floor(whole / 60) % 60}M${whole % 60}S`;
}
