import { openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import { tooLarge } from './accepted.ts';
import { isWhatItSays } from './content/check.ts';
import type { Grant } from './credential.ts';
import { Malformed, boundaryOf, partsOf, textOf } from './multipart.ts';
import type { UploadService } from './service.ts';

const invalid = (field: string) => new BusinessError(ErrorCode.ParamInvalid, { field });

/** A multipart form while it arrives. */
export interface Form {
  readonly contentType: string | null | undefined;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** The content of an upload form; the file is already stored under its own name. */
export interface ReceivedFile {
  readonly token: string;
  readonly key: string;
  readonly file: Blob;
}

/** Whether the credential belongs to this person in this company, because somebody else could have sent it. */
export type IsOwn = (grant: Grant) => boolean;

/**
 * The grant that belongs to a token; a token that is invalid or belongs to another key is refused with 1013.
 */
export function grantOf(
  uploads: UploadService,
  to: 'file' | 'private file',
  { token, key }: { readonly token: string; readonly key: string },
  isOwn: IsOwn,
): Grant {
  const grant = uploads.credentials.open(token, to, uploads.now);
  if (typeof grant === 'string' || grant.key !== key || !isOwn(grant)) {
    throw new BusinessError(ErrorCode.UploadAuth);
  }
  return grant;
}

/**
 * Reads `token`, `key` and `file`, in this order, and streams the file to the disk. Nothing is written before
 * the token is checked, and never more than the token allows.
 */
export async function receiveFile(
  { contentType, body }: Form,
  uploads: UploadService,
  to: 'file' | 'private file',
  isOwn: IsOwn,
): Promise<ReceivedFile> {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined || body === null) throw invalid('Content-Type');
  const fields = new Map<string, string>();
  try {
    for await (const part of partsOf(body, boundary)) {
      if (part.name === 'file' && part.isFile) {
        const named = { token: fields.get('token') ?? '', key: fields.get('key') ?? '' };
        const grant = grantOf(uploads, to, named, isOwn);
        await keepFile(uploads, grant, part.bytes);
        return { ...named, file: await openAsBlob(uploads.store.whole(grant)) };
      }
      if (fields.has(part.name)) throw invalid(part.name);
      fields.set(part.name, await textOf(part.bytes, 4096));
    }
  } catch (error) {
    if (error instanceof Malformed) throw invalid('body');
    throw error;
  }
  throw invalid('file');
}

async function keepFile(uploads: UploadService, grant: Grant, bytes: AsyncIterable<Buffer>): Promise<void> {
  // The file was stored before, perhaps because the first answer was lost; the stored file is kept as it was
  // checked.
  if (await uploads.store.isWhole(grant)) return;
  const scratch = await uploads.store.scratch(grant);
  try {
    const file = await open(scratch, 'wx', 0o600);
    try {
      let size = 0;
      for await (const part of bytes) {
        size += part.length;
        if (size > grant.size) throw tooLarge(grant.size);
        await file.write(part);
      }
      if (size < grant.size) throw invalid('file');
      await file.datasync();
    } finally {
      await file.close();
    }
    if (!(await isWhatItSays(scratch, grant.ext))) {
      throw new BusinessError(ErrorCode.FileType, { ext: grant.ext });
    }
    await uploads.store.keep(scratch, grant);
  } finally {
    await rm(scratch, { force: true });
  }
}
