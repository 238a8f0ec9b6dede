// Control characters and direction marks let a text pretend to be another.
const invisible = /[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/gu;
// Nothing that could leave a CSS url() or an attribute, no user name before the host.
const httpsImage = /^https:\/\/[a-z\d.-]+(:\d{1,5})?([/?#][^\s\\"'`()<>\p{Cc}\p{Surrogate}]*)?$/iu;
const ownImage = /^\/(?![/])[^\s\\"'`()<>\p{Cc}\p{Surrogate}]*$/u;
const hexColor = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** A text as it may be shown: without invisible characters; an empty one is none. */
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
