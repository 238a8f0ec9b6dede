import { clampFontSize, FontSize } from '@stoa/domain';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];
export const textSizes = Object.values(FontSize);

/** What a person chose in this browser; what is absent follows the company, then the system. */
export interface Preferences {
  readonly locale?: string;
  readonly appearance?: Appearance;
  readonly textSize?: FontSize;
}

/** What the company wishes for its people. */
export interface CompanyDefaults {
  /** The login page's on-image scheme is also the company's default appearance (decision 18). */
  readonly deep?: boolean;
  readonly fontSize?: number;
}

/** The person's choice, else the company's, else the system's. */
export const effectiveAppearance = (person: Preferences, company: CompanyDefaults): Appearance =>
  person.appearance ?? (company.deep === true ? 'dark' : 'system');

/** Steps 1–4; an unknown company value goes to the nearest step. */
export const effectiveTextSize = (person: Preferences, company: CompanyDefaults): FontSize =>
  person.textSize ?? clampFontSize(company.fontSize);

/** Reads what was stored, dropping every part that is not one of ours. */
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
