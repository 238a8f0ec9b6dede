import { acceptedExtensions, extensionOf, uploadSizeLimits, type UploadKind } from '@stoa/domain';

/** Reasons to refuse a file, in the order in which they are checked. */
export const refusalReasons = ['folder', 'extension', 'empty', 'size', 'count'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export interface FileRules {
  /** Allowed extensions, without the dot, in lower case. */
  extensions: readonly string[];
  /** Maximum size of one file in bytes. */
  maxSize: number;
  /** How many more files are accepted. */
  room: number;
}

/** What the rules check: a file, or a dropped folder. */
export interface Candidate {
  name: string;
  size: number;
  folder?: boolean;
}

export interface Refusal {
  name: string;
  size: number;
  reason: RefusalReason;
}

export interface Checked<File extends Candidate> {
  taken: File[];
  refused: Refusal[];
}

/** The rules for a kind of upload, with the server's smaller size limit if it has one. */
export const rulesOf = (kind: UploadKind, maxSize?: number, room = Number.POSITIVE_INFINITY): FileRules => ({
  extensions: acceptedExtensions[kind],
  maxSize: Math.min(uploadSizeLimits[kind], maxSize ?? Number.POSITIVE_INFINITY),
  room,
});

/**
 * The `accept` attribute for the browser's file dialog. Files chosen there are checked all the same, because
 * people can choose others.
 */
export const acceptOf = ({ extensions }: Pick<FileRules, 'extensions'>): string =>
  extensions.map((extension) => `.${extension}`).join(',');

function reasonAgainst(file: Candidate, rules: FileRules): RefusalReason | undefined {
  if (file.folder === true) return 'folder';
  if (!rules.extensions.includes(extensionOf(file.name))) return 'extension';
  if (file.size <= 0) return 'empty';
  return file.size > rules.maxSize ? 'size' : undefined;
}

/** Separates accepted files from refused ones. A refused file does not count towards `room`. */
export function checkFiles<File extends Candidate>(files: readonly File[], rules: FileRules): Checked<File> {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, rules) ?? (taken.length >= rules.room ? 'count' : undefined);
    if (reason === undefined) taken.push(file);
    else refused.push({ name: file.name, size: file.size, reason });
  }
  return { taken, refused };
}
