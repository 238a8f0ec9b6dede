/** A duration for machines (ISO 8601), such as `PT1H2M3S`. `undefined` for a number that is no duration. */
export function isoDuration(seconds: number): string | undefined {
  if (!Number.isFinite(seconds) || seconds < 0) return undefined;
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `PT${hours}H${minutes}M${whole % 60}S`;
}
