export const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

const secondsIn: Record<CountdownUnit, number> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/** Whole days, hours, minutes and seconds; nothing is left of what is past. Days only when there are some. */
export function countdownOf(secondsLeft: number): { unit: CountdownUnit; value: number }[] {
  let rest = Math.max(0, Math.floor(secondsLeft));
  return countdownUnits.flatMap((unit) => {
    const value = Math.floor(rest / secondsIn[unit]);
    rest -= value * secondsIn[unit];
    return unit === 'days' && value === 0 ? [] : [{ unit, value }];
  });
}
