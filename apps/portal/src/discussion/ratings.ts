import type { TalkSubject } from './subject.ts';

const stars = 5;

/** The ratings to show as bars; none while nobody has rated, or when the back end does not count the stars. */
export const barsOf = (rating: TalkSubject['rating']): TalkSubject['rating'] =>
  rating?.dist.length === stars && rating.dist.some((count) => count > 0) ? rating : undefined;
