// These characters are removed, because control characters and direction marks let a text look like another
// one.
const invisible = /[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/gu;
// Allows nothing that could end a CSS url() or an attribute, and no user name before the host, which could
// pass for the host.
const httpsImage = /^https:\/\/[a-z\d.-]+(:\d{1,5})?([/?#][^\s\\"'`()<>\p{Cc}\p{Surrogate}]*)?$/iu;
const ownImage = /^\/(?![/])[^\s\\"'`()<>\p{Cc}\p{Surrogate}]*$/u;
const hexColor = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** The text without invisible characters; `undefined` when nothing is left. */
export const shownText = (value: string): string | undefined =>
  value.replace(invisible, '').trim() || undefined;

/** Address of a picture: `https://…` or a path of this host. */
export function pictureAddress(value: string): string | undefined {
  const url = value.trim();
  return httpsImage.test(url) || ownImage.test(url) ? url : undefined;
}

/** `#rgb` or `#rrggbb`, in lower case. */
export const brandColor = (value: string): string | undefined =>
  hexColor.test(value) ? value.toLowerCase() : undefined;
