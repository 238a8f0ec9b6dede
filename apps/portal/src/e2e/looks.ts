/** How a person may have set the portal's language, appearance and text size. */
export interface Look {
  readonly locale: 'zh-CN' | 'en';
  readonly appearance: 'light' | 'dark';
  /** 2 is the usual size of text, 4 the largest. */
  readonly textSize: 2 | 4;
}

const isFull = process.env['STOA_FULL'] === '1';

export const allLooks: readonly Look[] = (['zh-CN', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((appearance) =>
    ([2, 4] as const).map((textSize) => ({ locale, appearance, textSize })),
  ),
);

/** FNV-1a with its upper bits folded in: the same number for the same name on every machine. */
function hashOf(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The looks in which a screen is inspected: one, chosen by the screen's name so that all looks occur among the
 * screens; in a full run all of them.
 */
export const looksOf = (name: string): readonly Look[] =>
  isFull ? allLooks : allLooks.slice(hashOf(name) % allLooks.length).slice(0, 1);

const allLocales = ['zh-CN', 'en'] as const;

/** The languages in which a journey is tested, chosen like the looks of a screen. */
export const localesOf = (name: string): readonly Look['locale'][] =>
  isFull ? allLocales : allLocales.slice(hashOf(name) % allLocales.length).slice(0, 1);

/** Describes a look, for the message of a failed expectation. */
export const nameOf = ({ locale, appearance, textSize }: Look): string =>
  `${locale}, ${appearance}, text size ${textSize}`;
