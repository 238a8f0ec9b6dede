import type { Localised } from '../../db/schema/index.ts';

/** How the data modules write a text in both languages, to keep long tables readable. */
export type Pair = readonly [zh: string, en: string];

export const text = (zh: string, en: string): Localised => ({ zh, en });

export const fromPair = ([zh, en]: Pair): Localised => ({ zh, en });
