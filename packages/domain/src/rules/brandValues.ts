// These characters are removed, because control characters and direction marks let a text look like another
// one.
const invisible = /[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/gu;
// Allows nothing that could end a CSS url() or an attribute, and no user name before the host, which could
// pass for the host.
const webImage = /^https?:\/\/[a-z\d.-]+(:\d{1,5})?([/?#][^\s\\"'`()<>\p{Cc}\p{Surrogate}]*)?$/iu;
const ownImage = /^\/(?![/])[^\s\\"'`()<>\p{Cc}\p{Surrogate}]*$/u;
const hexColor = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** The text without invisible characters; `undefined` when nothing is left. */
export const shownText = (value: string): string | undefined =>
  value.replace(invisible, '').trim() || undefined;

/** The allowed sources of pictures, besides this host and `https:`. */
export interface PictureSources {
  /**
   * Whether pictures may be loaded by `http:`, which anybody on the network path can read and change. Default
   * `false`.
   */
  readonly httpPictures?: boolean;
}

/** Address of a picture: `https://…`, a path of this host, and `http://…` if the installation allows it. */
export function pictureAddress(
  value: string,
  { httpPictures = false }: PictureSources = {},
): string | undefined {
  const url = value.trim();
  const isWeb = webImage.test(url) && (httpPictures || /^https/i.test(url));
  return isWeb || ownImage.test(url) ? url : undefined;
}

/** `#rgb` or `#rrggbb`, in lower case. */
export const brandColor = (value: string): string | undefined =>
  hexColor.test(value) ? value.toLowerCase() : undefined;
