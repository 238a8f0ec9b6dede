import { ErrorCode, UploadStatus } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { uploadFile } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError, failure, success } from '../../http/errors.ts';
import type { Services } from '../../http/handle.ts';
import { localeFrom } from '../../http/locale.ts';
import { fileRefOf } from './read.ts';
import { grantOf, receiveFile } from './receiveFile.ts';

/** This address is not in the contract, because clients get it only from `fileUploadUrl`. */
export const privateUploadPath = '/api/content/file-server/private/upload';

const respond = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Simulates the private file server of a company that keeps its files to itself and has named no server. It
 * works like `fileUpload` but without sessions: it receives and checks only the upload token.
 */
export const servePrivateFiles =
  ({ db, uploads, clock, media }: Services) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const now = clock();
    try {
      const form = {
        contentType: request.headers.get('content-type'),
        // Cancelling the body would close the connection before the answer is sent.
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
