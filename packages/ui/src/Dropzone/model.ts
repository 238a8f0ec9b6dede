import { acceptedExtensions, extensionOf, uploadSizeLimits, type UploadKind } from '@stoa/domain';

/** Why a file is not taken, in the order in which it is asked. */
export const refusalReasons = ['folder', 'extension', 'empty', 'size', 'count'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export interface FileRules {
  /** Extensions without the dot, in lower case. */
  extensions: readonly string[];
  /** Bytes of one file. */
  maxSize: number;
  /** Files that still fit. */
  room: number;
}

/** What the rules ask about: a `File`, or a folder that was dropped. */
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

/** The domain's table for a kind, with a smaller limit of the server's where it sent one. */
export const rulesOf = (kind: UploadKind, maxSize?: number, room = Number.POSITIVE_INFINITY): FileRules => ({
  extensions: acceptedExtensions[kind],
  maxSize: Math.min(uploadSizeLimits[kind], maxSize ?? Number.POSITIVE_INFINITY),
  room,
});

/** For the browser's own file dialog; what comes from there is checked all the same. */
export const acceptOf = ({ extensions }: Pick<FileRules, 'extensions'>): string =>
  extensions.map((extension) => `.${extension}`).join(',');

function reasonAgainst(file: Candidate, rules: FileRules): RefusalReason | undefined {
  if (file.folder === true) return 'folder';
  if (!rules.extensions.includes(extensionOf(file.name))) return 'extension';
  if (file.size <= 0) return 'empty';
  return file.size > rules.maxSize ? 'size' : undefined;
}

/** Which files are taken and why not the others. A file that is refused takes nobody's room. */
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
