import { FontSize } from '../enums/account.ts';
import { brandColor, pictureAddress, shownText } from './brandValues.ts';
import { ownField } from '../kernel/ownField.ts';

/**
 * The choices of a company about its look: the file that the brand studio exports and that `pnpm tenant
 * apply` reads. Texts that are absent stay unchanged.
 */
export interface Branding {
  /** `#rrggbb` or `#rgb`; every colour of the portal is derived from it. */
  readonly colorPrimary: string;
  readonly name?: string;
  readonly slogan?: string;
  readonly bottomDescription?: string;
  readonly tabTitle?: string;
  readonly logoUrl?: string;
  readonly backgroundUrl?: string;
  readonly tabLogoUrl?: string;
  /**
   * Whether the login page uses its colours for text on a picture; this also makes dark the company's default
   * appearance.
   */
  readonly deep?: boolean;
  readonly showDownloadButton?: boolean;
  readonly fontSize?: FontSize;
}

export type BrandingField = keyof Branding;

export type BrandingProblem =
  | { readonly kind: 'notAnObject' }
  | { readonly kind: 'unknownField'; readonly field: string }
  | {
      readonly kind: 'missing' | 'notText' | 'notColor' | 'notPicture' | 'notFlag';
      readonly field: BrandingField;
    }
  | { readonly kind: 'tooLong'; readonly field: BrandingField; readonly limit: number }
  | { readonly kind: 'notFontSize'; readonly field: 'fontSize' };

export type BrandingResult =
  | { readonly ok: true; readonly branding: Branding }
  | { readonly ok: false; readonly problems: readonly BrandingProblem[] };

/**
 * Longest values: texts in UTF-16 units, addresses as they are sent. A branding within these limits always
 * fits the preview's address.
 */
export const brandingLimits = {
  name: 50,
  slogan: 100,
  bottomDescription: 200,
  tabTitle: 50,
  logoUrl: 1200,
  backgroundUrl: 1200,
  tabLogoUrl: 1200,
} as const satisfies Partial<Record<BrandingField, number>>;

const texts = ['name', 'slogan', 'bottomDescription', 'tabTitle'] as const;
const pictures = ['logoUrl', 'backgroundUrl', 'tabLogoUrl'] as const;
const flags = ['deep', 'showDownloadButton'] as const;
const fields = new Set<string>(['colorPrimary', 'fontSize', ...texts, ...pictures, ...flags]);

const fontSizes = Object.values(FontSize);

/** Reads a branding from any value. For a wrong one all its problems are returned, not only the first. */
export function readBranding(value: unknown): BrandingResult {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problems: [{ kind: 'notAnObject' }] };
  }
  const problems: BrandingProblem[] = Object.keys(value)
    .filter((key) => !fields.has(key))
    .map((field) => ({ kind: 'unknownField', field }));
  const found: { -readonly [Field in BrandingField]?: Branding[Field] } = {};

  const color = ownField(value, 'colorPrimary');
  if (color === undefined) problems.push({ kind: 'missing', field: 'colorPrimary' });
  const colorPrimary = typeof color === 'string' ? brandColor(color.trim()) : undefined;
  if (color !== undefined && colorPrimary === undefined)
    problems.push({ kind: 'notColor', field: 'colorPrimary' });

  for (const field of [...texts, ...pictures]) {
    const given = ownField(value, field);
    if (given === undefined) continue;
    if (typeof given !== 'string') problems.push({ kind: 'notText', field });
    else if (given.trim() !== '') {
      const isPicture = pictures.some((one) => one === field);
      const limit = brandingLimits[field];
      const read = isPicture ? pictureAddress(given) : shownText(given);
      if (read === undefined) problems.push({ kind: isPicture ? 'notPicture' : 'notText', field });
      else if ((isPicture ? encodeURIComponent(read) : read).length > limit)
        problems.push({ kind: 'tooLong', field, limit });
      else found[field] = read;
    }
  }
  for (const field of flags) {
    const given = ownField(value, field);
    if (typeof given === 'boolean') found[field] = given;
    else if (given !== undefined) problems.push({ kind: 'notFlag', field });
  }
  const size = ownField(value, 'fontSize');
  const fontSize = fontSizes.find((one) => one === size);
  if (fontSize !== undefined) found.fontSize = fontSize;
  else if (size !== undefined) problems.push({ kind: 'notFontSize', field: 'fontSize' });

  if (colorPrimary === undefined || problems.length > 0) return { ok: false, problems };
  return { ok: true, branding: { ...found, colorPrimary } };
}

/** The query with which the login page shows a branding that is not saved anywhere (specification point 2). */
export function loginPreviewQuery(branding: Branding): string {
  const { fontSize: _, deep, showDownloadButton, ...words } = branding;
  const sent = {
    ...words,
    deep: String(deep === true),
    showDownloadButton: String(showDownloadButton !== false),
  };
  return `p=${encodeURIComponent(JSON.stringify(sent))}`;
}
