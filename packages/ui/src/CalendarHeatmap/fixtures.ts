import type { HeatDay } from './model.ts';

/** A year of a person who learns on working days, learns more towards the end, and pauses in February. */
export const year: readonly HeatDay[] = Array.from({ length: 365 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 0, 1 + at));
  const weekday = day.getUTCDay();
  const pause = at > 30 && at < 58;
  const minutes =
    weekday % 6 === 0 || pause || (at * 7) % 5 === 0 ? 0 : ((at * 37) % 50) + Math.round(at / 6);
  return { date: day.toISOString().slice(0, 10), value: at < 325 ? minutes : 0 };
}).filter(({ value }) => value > 0);
