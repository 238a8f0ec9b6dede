import { ErrorCode } from '@stoa/domain';
import { enterScope, enterSystem } from '../db/scope.ts';
import type { Database } from '../db/database.ts';
import { BusinessError, failure, messageOf, success } from './errors.ts';
import type { Envelope } from './errors.ts';
import type { Handler, OpenContext, Services } from './handle.ts';
import { localeFrom, textIn } from './locale.ts';
import { BodyTooLarge, parametersOf, tokenOf } from './parameters.ts';
import { findSession } from './sessions.ts';
import { Unauthorised } from './unauthorised.ts';

export interface Answered {
  readonly status: number;
  readonly envelope: Envelope;
  readonly headers?: Record<string, string>;
}

export interface ApiRequest {
  readonly request: Request;
  /** Path under `{host}`. */
  readonly path: string;
  readonly address: string;
}

/** Tells the operator about a failure that the caller only hears "500" of. */
export type Report = (error: unknown, path: string) => void;

/** Answers API requests by the contract's declarations (contract 1.1). */
export function mountCalls(handlers: readonly Handler[], services: Services, report: Report) {
  const byPath = new Map<string, Handler[]>();
  for (const handler of handlers) {
    const path = pathOf(handler.call.path, services.settings.PROVIDER_SEGMENTS);
    byPath.set(path, [...(byPath.get(path) ?? []), handler]);
  }

  return async ({ request, path, address }: ApiRequest): Promise<Answered> => {
    const candidates = byPath.get(path);
    if (candidates === undefined) return { status: 404, envelope: bare(404) };
    const handler = candidates.find(({ call }) => call.method === request.method);
    if (handler === undefined) {
      const allow = candidates.map(({ call }) => call.method).join(', ');
      return { status: 405, envelope: bare(405), headers: { allow } };
    }
    const locale = localeFrom(request.headers.get('accept-language') ?? undefined);
    try {
      return await run(handler, services, request, address);
    } catch (error) {
      if (error instanceof BusinessError) {
        return { status: 200, envelope: failure(error.code, locale, error.params) };
      }
      if (error instanceof Unauthorised) {
        return error.expired
          ? { status: 200, envelope: failure(ErrorCode.SessionExpired, locale) }
          : { status: 401, envelope: failure(ErrorCode.NoToken, locale) };
      }
      if (error instanceof BodyTooLarge) return { status: 413, envelope: bare(413) };
      report(error, path);
      return { status: 500, envelope: { code: 500, msg: messageOf(ErrorCode.Server, locale), data: null } };
    }
  };
}

/** The path with the installation's own segments for `{app-1}` to `{app-4}` (contract 1.7). */
export const pathOf = (path: string, segments: readonly string[]): string =>
  path.replace(/\{app-(\d)\}/, (hole, no: string) => segments[Number(no) - 1] ?? hole);

const bare = (code: number): Envelope => ({ code, msg: '', data: null });

async function run(
  handler: Handler,
  services: Services,
  request: Request,
  address: string,
): Promise<Answered> {
  // Not a CORS-safelisted header, so demanding it keeps other sites' forms out (reliability 0.4).
  if (request.headers.get('devicemodel') !== 'PC') {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'DeviceModel' });
  }
  const now = services.clock();
  const token = tokenOf(request);
  const locale = localeFrom(request.headers.get('accept-language') ?? undefined);
  const common: OpenContext = {
    services,
    locale,
    now,
    address,
    session: undefined,
    text: (text) => textIn(locale, text),
    media: (path) => services.media.url(path, now),
  };
  // The body is read outside the transaction: a slow sender must not hold the one connection of PGlite.
  const parameters = await parametersOf(handler.call, request);

  if (handler.kind === 'open') {
    const session =
      token === undefined || handler.call.auth === 'none' ? 'unknown' : await lookUp(services.db, token, now);
    const data = await handler.run(parameters, {
      ...common,
      session: typeof session === 'string' ? undefined : session,
    });
    return { status: 200, envelope: success(data) };
  }

  if (token === undefined) throw new Unauthorised(false);
  const data = await services.db.transaction(async (tx) => {
    await enterSystem(tx);
    const session = await findSession(tx, token, now);
    if (typeof session === 'string') throw new Unauthorised(session === 'expired');
    await enterScope(tx, session);
    return handler.run(parameters, { ...common, tx, session });
  });
  return { status: 200, envelope: success(data) };
}

const lookUp = (db: Database, token: string, now: number) =>
  db.transaction(async (tx) => {
    await enterSystem(tx);
    return findSession(tx, token, now);
  });
