import {
  ErrorCode,
  UploadKind,
  acceptedExtensions,
  extensionOf,
  formatBytes,
  uploadSizeLimits,
} from '@stoa/domain';
import type { UploadScene } from '@stoa/api/contract/upload';
import { BusinessError } from '../../http/errors.ts';

/** The upload kind that a scene accepts; films and recordings use the video path. */
export function kindOfScene(scene: UploadScene): UploadKind {
  switch (scene) {
    case 'avatar':
    case 'comment':
      return UploadKind.Image;
    case 'knowledge':
    case 'homework':
    case 'ojt':
    case 'certified':
    case 'answer':
    case 'review':
      return UploadKind.Attachment;
    default:
      return scene satisfies never;
  }
}

const lastPart = (name: string): string => name.split(/[/\\]/).at(-1) ?? '';

/** The name of a file as it is shown to people: without folders and without misleading characters. */
export interface Announced {
  readonly name: string;
  readonly ext: string;
}

/** Refuses a file type or size that the kind does not accept, before any byte is sent (1010, 1011). */
export function demandAccepted(kind: UploadKind, fileName: string, size: number): Announced {
  const ext = extensionOf(fileName);
  if (!acceptedExtensions[kind].includes(ext)) {
    throw new BusinessError(ErrorCode.FileType, { ext: ext === '' ? '?' : ext });
  }
  if (size > uploadSizeLimits[kind]) throw tooLarge(uploadSizeLimits[kind]);
  return { name: lastPart(fileName).replace(/[.\s]+$/, ''), ext };
}

export const tooLarge = (limit: number): BusinessError =>
  new BusinessError(ErrorCode.FileSize, { limit: formatBytes(limit) });
