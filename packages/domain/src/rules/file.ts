import { FileLabel, UploadKind } from '../enums/file.ts';

/** File extensions that may be uploaded, by kind (specification point 5). */
export const acceptedExtensions: Readonly<Record<UploadKind, readonly string[]>> = {
  [UploadKind.Audio]: ['mp3', 'wav', 'm4a'],
  [UploadKind.Image]: ['png', 'jpeg', 'jpg'],
  [UploadKind.Attachment]: ['png', 'jpeg', 'jpg', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
  [UploadKind.Video]: ['3gp', 'asf', 'avi', 'flv', 'mov', 'vob', 'mkv', 'mp4', 'mpg', 'webm', 'rmvb', 'wmv'],
};

/** Largest size of a file in bytes, by kind; a megabyte counts a million bytes. */
export const uploadSizeLimits: Readonly<Record<UploadKind, number>> = {
  [UploadKind.Audio]: 500_000_000,
  [UploadKind.Image]: 10_000_000,
  [UploadKind.Attachment]: 100_000_000,
  [UploadKind.Video]: 2_000_000_000,
};

// Control characters cut names short in other programs, and direction marks make "gpj.exe" read as "exe.jpg".
// A name with one of them is treated as having no extension.
const deceptive = /[\p{Cc}\p{Bidi_Control}]/u;

/**
 * The extension that an operating system would use, in lower case and without the dot; '' when there is none
 * or the name hides it. Trailing dots and spaces are removed first, because Windows removes them.
 */
export function extensionOf(name: string): string {
  if (deceptive.test(name)) return '';
  const base = (name.split(/[/\\]/).at(-1) ?? '').replace(/[.\s]+$/, '');
  return /[^.]\.([a-z\d]{1,16})$/i.exec(base)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file of this name may be uploaded as this kind. The server also checks the file's content. */
export const isAccepted = (kind: UploadKind, name: string): boolean =>
  acceptedExtensions[kind].includes(extensionOf(name));

const labelExtensions: readonly (readonly [FileLabel, readonly string[]])[] = [
  [FileLabel.Word, ['doc', 'docx']],
  [FileLabel.Ppt, ['ppt', 'pptx']],
  [FileLabel.Pdf, ['pdf']],
  [FileLabel.Excel, ['xls', 'xlsx']],
  [FileLabel.Video, acceptedExtensions[UploadKind.Video]],
  [FileLabel.Audio, acceptedExtensions[UploadKind.Audio]],
  [FileLabel.Image, acceptedExtensions[UploadKind.Image]],
];

/**
 * The label of a file by its extension; an unknown one is generic. Links have no extension, so this function
 * never returns their label.
 */
export function fileLabelOf(extension: string): FileLabel {
  const wanted = extension.toLowerCase().replace(/^\./, '');
  return labelExtensions.find(([, extensions]) => extensions.includes(wanted))?.[0] ?? FileLabel.Generic;
}
