import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ErrorCode, UploadKind, uploadSizeLimits } from '@stoa/domain';
import { videoUpload } from '@stoa/api/contract/upload';
import { failure } from '../../http/errors.ts';
import type { ErrorParams } from '../../http/errors.ts';
import { localeFrom } from '../../http/locale.ts';
import type { Throttle } from '../../http/throttle.ts';
import { append } from './append.ts';
import type { Grant } from './credential.ts';
import { metadataOf, offsetOf } from './tusHeaders.ts';
import { keepUnfinishedMs } from './service.ts';
import type { UploadService } from './service.ts';

export const tusPath = `/api${videoUpload.path}`;

const version = '1.0.0';
const common = { 'tus-resumable': version, 'cache-control': 'no-store' };

/** A request of the tus protocol, with its body as it arrives. */
export interface TusRequest {
  readonly request: Request;
  readonly body: Readable;
}

type Answer = (status: number, headers?: Record<string, string>) => Response;

/** Answers a refusal, with an envelope as its body that says why. */
const refuse = (
  request: Request,
  status: number,
  code: ErrorCode,
  params: ErrorParams = {},
  headers: Record<string, string> = {},
): Response => {
  const locale = localeFrom(request.headers.get('accept-language') ?? undefined);
  return Response.json(failure(code, locale, params), { status, headers: { ...common, ...headers } });
};

const answer: Answer = (status, headers = {}) =>
  new Response(null, { status, headers: { ...common, ...headers } });

/**
 * `videoUpload`: the tus protocol 1.0 with creation, expiration and termination. The credential in
 * `Upload-Auth` alone decides what is allowed, until it expires or its login ends (1013, which answers 403).
 */
export function serveTus(uploads: UploadService, calls: Throttle) {
  return async ({ request, body }: TusRequest): Promise<Response> => {
    const { method, headers } = request;
    if (method === 'OPTIONS') return options();
    if (headers.get('tus-resumable') !== version) return answer(412, { 'tus-version': version });
    const metadata = metadataOf(headers.get('upload-metadata'));
    const credential = headers.get(videoUpload.credentialHeader) ?? metadata.get('uploadAuth');
    const grant = uploads.credentials.open(credential ?? '', 'video', uploads.now);
    if (grant === 'expired') return refuse(request, 403, ErrorCode.UploadAuth);
    if (grant === 'forbidden') return refuse(request, 403, ErrorCode.NoPermission);
    if (!(await uploads.isOfLogin(grant))) return refuse(request, 403, ErrorCode.UploadAuth);
    const waitMs = calls.waitMs(`upload ${grant.id}`);
    if (waitMs > 0) return answer(429, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
    calls.begin(`upload ${grant.id}`);
    const named = new URL(request.url).pathname.slice(tusPath.length);
    if (named === '' || named === '/') {
      return method === 'POST' ? create(uploads, request, grant, metadata) : answer(405, { allow: 'POST' });
    }
    if (named !== `/${grant.id}`) return refuse(request, 403, ErrorCode.NoPermission);
    switch (method) {
      case 'HEAD':
      case 'PATCH':
      case 'DELETE': {
        const stopping = new AbortController();
        const release = await uploads.locks.take(grant.key, () => stopping.abort());
        try {
          if (method === 'HEAD') return await head(uploads, request, grant);
          if (method === 'DELETE') return await terminate(uploads, request, grant);
          return await patch(uploads, request, grant, { body, stopped: stopping.signal });
        } finally {
          release();
        }
      }
      default:
        return answer(405, { allow: 'HEAD, PATCH, DELETE' });
    }
  };
}

const options = (): Response =>
  answer(204, {
    'tus-version': version,
    'tus-extension': 'creation,expiration,termination',
    'tus-max-size': String(uploadSizeLimits[UploadKind.Video]),
  });

const expires = (uploads: UploadService): string => new Date(uploads.now + keepUnfinishedMs).toUTCString();

async function create(
  uploads: UploadService,
  request: Request,
  grant: Grant,
  metadata: ReadonlyMap<string, string>,
): Promise<Response> {
  const length = offsetOf(request.headers.get('upload-length'));
  if (length === undefined) return refuse(request, 400, ErrorCode.ParamInvalid, { field: 'Upload-Length' });
  if (metadata.get('videoId') !== String(grant.id)) {
    return refuse(request, 400, ErrorCode.ParamInvalid, { field: 'videoId' });
  }
  // The length must be the one that was announced, because the credential allows only that.
  if (length !== grant.size) {
    return refuse(request, length > grant.size ? 413 : 400, ErrorCode.ParamInvalid, {
      field: 'Upload-Length',
    });
  }
  if (!(await uploads.begin(grant))) return refuse(request, 410, ErrorCode.StateConflict);
  return answer(201, { location: `${tusPath}/${grant.id}`, 'upload-expires': expires(uploads) });
}

async function head(uploads: UploadService, request: Request, grant: Grant): Promise<Response> {
  const offset = await uploads.store.received(grant);
  if (offset === undefined) return answer(404);
  // Completes an upload whose server was killed between the last byte and the row that marks it complete.
  if (offset === grant.size && !(await uploads.complete(grant))) return wrongContent(request, grant);
  return answer(200, {
    'upload-offset': String(offset),
    'upload-length': String(grant.size),
    'upload-expires': expires(uploads),
  });
}

const wrongContent = (request: Request, { ext }: Grant): Response =>
  refuse(request, 415, ErrorCode.FileType, { ext });

async function terminate(uploads: UploadService, request: Request, grant: Grant): Promise<Response> {
  return (await uploads.giveUp(grant)) ? answer(204) : refuse(request, 410, ErrorCode.StateConflict);
}

async function patch(
  uploads: UploadService,
  request: Request,
  grant: Grant,
  { body, stopped }: { readonly body: Readable; readonly stopped: AbortSignal },
): Promise<Response> {
  const { headers } = request;
  if (headers.get('content-type') !== 'application/offset+octet-stream') return answer(415);
  const claimed = offsetOf(headers.get('upload-offset'));
  if (claimed === undefined) return refuse(request, 400, ErrorCode.ParamInvalid, { field: 'Upload-Offset' });
  const offset = await uploads.store.received(grant);
  if (offset === undefined) return answer(404);
  if (claimed !== offset) return answer(409, { 'upload-offset': String(offset) });
  const announced = Number(headers.get('content-length') ?? 0);
  if (offset + announced > grant.size) return answer(413);
  let end = offset;
  let over = false;
  let complete = true;
  if (offset < grant.size) {
    const file = await open(uploads.store.part(grant), 'r+');
    try {
      ({ end, over, complete } = await append(body, file, offset, grant.size, stopped));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return answer(507);
      throw error;
    } finally {
      await file.close();
    }
    if (!(await uploads.beginsWell(grant, end))) {
      await uploads.giveUp(grant);
      return wrongContent(request, grant);
    }
  }
  if (end === grant.size && !(await uploads.complete(grant))) return wrongContent(request, grant);
  const facts = { 'upload-offset': String(end), 'upload-expires': expires(uploads) };
  if (over) return answer(413, facts);
  // When the connection was cut, nobody receives this answer; the request that took over receives its own.
  return complete ? answer(204, facts) : answer(423, facts);
}
