import { extensionOf, isAccepted, uploadSizeLimits, type UploadKind } from '@stoa/domain';

/** Why a file is refused before it is sent, by the names that the dropzone uses. */
export type UploadRefusal = 'extension' | 'empty' | 'size';

/** Checks a file by the rules of specification point 5 and the size limits, before any byte is sent. */
export function refusalOf(
  file: { readonly name: string; readonly size: number },
  kind: UploadKind,
): UploadRefusal | undefined {
  if (!isAccepted(kind, file.name)) return 'extension';
  if (file.size <= 0) return 'empty';
  return file.size > uploadSizeLimits[kind] ? 'size' : undefined;
}

const longestName = 255;

/**
 * A name that the calls accept: at most 255 characters, with its extension, because the extension decides
 * what the file is.
 */
export function sendableName(name: string): string {
  if (name.length <= longestName) return name;
  const extension = `.${extensionOf(name)}`;
  const stem = name.slice(0, longestName - extension.length);
  // Half of a surrogate pair at the cut is removed, because it is no character.
  return `${stem.replace(/[\uD800-\uDBFF]$/, '')}${extension}`;
}
