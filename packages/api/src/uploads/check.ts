import { extensionOf, isAccepted, uploadSizeLimits, type UploadKind } from '@stoa/domain';

/** Why a file is not even begun, in the words of the dropzone. */
export type UploadRefusal = 'extension' | 'empty' | 'size';

/** The rules of specification point 5 and contract 1.9, before any byte is sent. */
export function refusalOf(
  file: { readonly name: string; readonly size: number },
  kind: UploadKind,
): UploadRefusal | undefined {
  if (!isAccepted(kind, file.name)) return 'extension';
  if (file.size <= 0) return 'empty';
  return file.size > uploadSizeLimits[kind] ? 'size' : undefined;
}

const longestName = 255;

/** A name as the calls take it: at most 255 characters, with the extension that decides what the file is. */
export function sendableName(name: string): string {
  if (name.length <= longestName) return name;
  const extension = `.${extensionOf(name)}`;
  const stem = name.slice(0, longestName - extension.length);
  // Half of a character would be none.
  return `${stem.replace(/[\uD800-\uDBFF]$/, '')}${extension}`;
}
