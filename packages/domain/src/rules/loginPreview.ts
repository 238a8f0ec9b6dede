import { LoginKind } from '../enums/login.ts';
import { brandColor, pictureAddress, shownText, type PictureSources } from './brandValues.ts';
import { decodePiece, parameter, rawParameter } from './query.ts';
import { ownField } from '../kernel/ownField.ts';
import { parseJson } from './record.ts';

/**
 * Login branding from the address instead of the server (specification point 2). The page shows it as text,
 * with its submit buttons disabled and a banner that explains it. Anyone can write such an address, so fields
 * not named here, such as links to downloads or agreements, are never taken from it.
 */
export interface LoginPreview {
  readonly name?: string | undefined;
  readonly slogan?: string | undefined;
  readonly bottomDescription?: string | undefined;
  readonly tabTitle?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly backgroundUrl?: string | undefined;
  readonly tabLogoUrl?: string | undefined;
  /** `#rgb` or `#rrggbb`, lower case. */
  readonly colorPrimary?: string | undefined;
  readonly deep: boolean;
  readonly showDownloadButton: boolean;
  readonly loginTypes: readonly LoginKind[];
  /** Whether the address also has `preview`: the icon and title of the browser tab then stay as they are. */
  readonly keepTab: boolean;
}

/** Largest size of the parameter `p`, in encoded characters; a longer one is ignored. */
export const loginPreviewMaxBytes = 8192;

const previewLoginTypes: readonly LoginKind[] = Object.freeze([LoginKind.Password, LoginKind.SmsCode]);

type Reader = (key: string) => string | undefined;

/**
 * Reads JSON when the text starts with '{', else query pairs, because the specification says only that it is
 * serialized. Values that are not strings are ignored. A text with equals signs only at its end is Base64 of
 * an unknown format, which cannot be read.
 */
function readerOf(serialized: string): Reader | undefined {
  if (!serialized.trimStart().startsWith('{')) {
    return /=[^=]/.test(serialized) ? (key) => parameter(serialized, key) : undefined;
  }
  const json = parseJson(serialized);
  if (json === undefined) return undefined;
  return (key) => {
    const value = ownField(json, key);
    return typeof value === 'string' ? value : undefined;
  };
}

/** Whether the address asks to leave the browser tab's icon and title unchanged (specification point 2). */
export const keepsTab = (search: string): boolean => rawParameter(search, 'preview') !== undefined;

/**
 * The preview in an address's query; `undefined` when there is none or it cannot be read, and the server's
 * branding is used then. Never throws.
 */
export function parseLoginPreview(search: string, sources: PictureSources = {}): LoginPreview | undefined {
  const raw = rawParameter(search, 'p');
  if (raw === undefined || raw.length > loginPreviewMaxBytes) return undefined;
  const serialized = decodePiece(raw);
  const read = serialized === undefined ? undefined : readerOf(serialized);
  if (!read) return undefined;

  const text = (key: string) => shownText(read(key) ?? '');
  const image = (key: string) => pictureAddress(read(key) ?? '', sources);
  return {
    name: text('name'),
    slogan: text('slogan'),
    bottomDescription: text('bottomDescription'),
    tabTitle: text('tabTitle'),
    logoUrl: image('logoUrl'),
    backgroundUrl: image('backgroundUrl'),
    tabLogoUrl: image('tabLogoUrl'),
    colorPrimary: brandColor(read('colorPrimary') ?? ''),
    deep: read('deep') === 'true',
    showDownloadButton: read('showDownloadButton') === 'true',
    loginTypes: previewLoginTypes,
    keepTab: keepsTab(search),
  };
}
