/** How much time an attempt has left, as the desk shows it. */
export type Rest =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'over' }
  | { readonly kind: 'left'; readonly seconds: number };

/** The rest of an attempt at a moment of the server's clock; the last second counts until it is over. */
export function restOf(deadlineTime: number | undefined, serverNow: number): Rest {
  if (deadlineTime === undefined) return { kind: 'untimed' };
  const seconds = Math.ceil((deadlineTime - serverNow) / 1000);
  return seconds > 0 ? { kind: 'left', seconds } : { kind: 'over' };
}

/** Most minutes that can be given or taken away at once. */
export const mostMinutes = 240;

/** Whether so many minutes can be given. */
export const isPossible = (minutes: number | null): minutes is number =>
  minutes !== null && Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= mostMinutes;
