/** The remaining time of an attempt, as the desk shows it. */
export type Rest =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'over' }
  | { readonly kind: 'left'; readonly seconds: number };

/** The remaining time of an attempt by the server's clock, rounded up to whole seconds. */
export function restOf(deadlineTime: number | undefined, serverNow: number): Rest {
  if (deadlineTime === undefined) return { kind: 'untimed' };
  const seconds = Math.ceil((deadlineTime - serverNow) / 1000);
  return seconds > 0 ? { kind: 'left', seconds } : { kind: 'over' };
}

/** The largest number of minutes that can be added or removed at once. */
export const mostMinutes = 240;

/** Whether this number of minutes can be added. */
export const isPossible = (minutes: number | null): minutes is number =>
  minutes !== null && Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= mostMinutes;
