/**
 * Server time in epoch milliseconds. Tests set it; CLOCK_OFFSET_SECONDS shifts it, to try out what happens
 * later.
 */
export type Clock = () => number;

const shanghaiOffsetMs = 8 * 3_600_000;

/** Day in Asia/Shanghai, such as `2026-03-01`. */
export const dayOf = (time: number): string => new Date(time + shanghaiOffsetMs).toISOString().slice(0, 10);

/** Start of a day in Asia/Shanghai. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - shanghaiOffsetMs;

/** Calendar year in Asia/Shanghai, by which credit is counted. */
export const yearOf = (time: number): number => Number(dayOf(time).slice(0, 4));
