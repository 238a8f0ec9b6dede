const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A moment of a film or the time of a clock: 12:34, and 1:02:34 from an hour on. */
export function formatPosition(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const rest = [Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':');
  return hours > 0 ? `${hours}:${rest}` : rest;
}
