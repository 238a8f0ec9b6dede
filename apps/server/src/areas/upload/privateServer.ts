import { ErrorCode, UploadStatus } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { uploadFile } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError, failure, success } from '../../http/errors.ts';
import type { Services } from '../../http/handle.ts';
import { localeFrom } from '../../http/locale.ts';
import { fileRefOf } from './read.ts';
import { grantOf, receiveFile } from './receiveFile.ts';

/** Not in the contract: only `fileUploadUrl` tells it. */
export const privateUploadPath = '/api/content/file-server/private/upload';

const respond = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Plays the file server of a company that keeps its files to itself and has named none. It speaks as `fileUpload`
 * does but knows no sessions: the token of the upload is all that it gets and all that it believes.
 */
export const servePrivateFiles =
  ({ db, uploads, clock, media }: Services) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const now = clock();
    try {
      const form = {
        contentType: request.headers.get('content-type'),
        // To cancel it would cut the line, and the answer with it.
        body: request.body?.values({ preventCancel: true }) ?? null,
      };
      const sent = await receiveFile(form, uploads, 'private file', () => true);
      const { id } = grantOf(uploads, 'private file', sent, () => true);
      const [row] = await asSystem(db, (tx) =>
        tx
          .update(uploadFile)
          .set({ state: UploadStatus.End, endTime: now })
          .where(eq(uploadFile.fileId, id))
          .returning(),
      );
      if (row === undefined) throw new BusinessError(ErrorCode.UploadAuth);
      return respond(success(fileRefOf(row, (path) => media.url(path, now))));
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      const locale = localeFrom(request.headers.get('accept-language') ?? undefined);
      return respond(failure(error.code, locale, error.params));
    }
  };
