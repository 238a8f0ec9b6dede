import type { Localised } from '../../db/schema/index.ts';

/** A text in both languages, in a short form that keeps long tables readable. */
export type Pair = readonly [zh: string, en: string];

export const text = (zh: string, en: string): Localised => ({ zh, en });

export const fromPair = ([zh, en]: Pair): Localised => ({ zh, en });
