import { clampFontSize, FontSize } from '@stoa/domain';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];
export const textSizes = Object.values(FontSize);

/** What a person chose in this browser; an absent value follows the company, then the system. */
export interface Preferences {
  readonly locale?: string;
  readonly appearance?: Appearance;
  readonly textSize?: FontSize;
}

/** The defaults that a company sets for its people. */
export interface CompanyDefaults {
  /**
   * True for a dark appearance by default; it is the same flag that chooses the login page's on-image scheme.
   */
  readonly deep?: boolean;
  readonly fontSize?: number;
}

/** The person's choice, else the company's default, else the system's. */
export const effectiveAppearance = (person: Preferences, company: CompanyDefaults): Appearance =>
  person.appearance ?? (company.deep === true ? 'dark' : 'system');

/** The text size from 1 to 4; an unknown value of the company is clamped to the nearest step. */
export const effectiveTextSize = (person: Preferences, company: CompanyDefaults): FontSize =>
  person.textSize ?? clampFontSize(company.fontSize);

/** Reads what was stored and drops every value that is not valid. */
export function readPreferences(text: string | null): Preferences {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const stored = new Map<string, unknown>(Object.entries(value));
  const locale = stored.get('locale');
  const appearance = appearances.find((entry) => entry === stored.get('appearance'));
  const textSize = textSizes.find((size) => size === stored.get('textSize'));
  return {
    ...(typeof locale === 'string' ? { locale } : {}),
    ...(appearance ? { appearance } : {}),
    ...(textSize ? { textSize } : {}),
  };
}
