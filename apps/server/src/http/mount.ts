import type { AnyCall } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import type { Database } from '../db/database.ts';
import { asSystem, inScope } from '../db/scope.ts';
import { storageTroubleOf } from '../db/storage.ts';
import { BusinessError, failure, messageOf, refusal, success } from './errors.ts';
import type { Envelope } from './errors.ts';
import { invalid, Unreadable } from './handle.ts';
import type { Handler, OpenContext, Parameters, ServerEvent, Services } from './handle.ts';
import { actorOf, intentionOf, once } from './idempotency.ts';
import { limitCall } from './limits.ts';
import { localeFrom, textIn } from './locale.ts';
import type { Locale } from './locale.ts';
import { demandModule } from './moduleGuards.ts';
import { BodyTooLarge, parametersOf, tokenOf } from './parameters.ts';
import { originOf } from './proxy.ts';
import { enterSession, findSession, scopeOf } from './sessions.ts';
import type { Sent } from './sent.ts';
import type { Session } from './sessions.ts';
import { Flood } from './throttle.ts';
import { Busy, Gone } from './turns.ts';
import { Unauthorised } from './unauthorised.ts';

export interface Answered {
  readonly status: number;
  readonly envelope: Envelope;
  readonly headers?: Record<string, string>;
  /** Events that are sent instead of the envelope. */
  readonly events?: Iterable<ServerEvent>;
}

export interface ApiRequest {
  readonly sent: Sent;
  /** Path after `{host}`. */
  readonly path: string;
  /** Address of the caller; determined on first use. */
  readonly address: () => string;
  /** Signal that is aborted when the caller disconnects; created on first use. */
  readonly gone: () => AbortSignal;
}

/** Reports a failure to the operator; the caller only gets code 500. */
export type Report = (error: unknown, path: string) => void;

/** Answers API requests by the contract's declarations. */
export function mountCalls(handlers: readonly Handler[], services: Services, report: Report) {
  const byPath = new Map<string, Handler[]>();
  for (const handler of handlers) {
    const path = pathOf(handler.call.path, services.settings.PROVIDER_SEGMENTS);
    byPath.set(path, [...(byPath.get(path) ?? []), handler]);
  }

  return async ({ sent, path, address, gone }: ApiRequest): Promise<Answered> => {
    const candidates = byPath.get(path);
    if (candidates === undefined) return { status: 404, envelope: bare(404) };
    const handler = candidates.find(({ call }) => call.method === sent.method);
    if (handler === undefined) {
      const allow = candidates.map(({ call }) => call.method).join(', ');
      return { status: 405, envelope: bare(405), headers: { allow } };
    }
    try {
      return await run(handler, services, { sent, address, gone });
    } catch (error) {
      const locale = localeFrom(sent.header('accept-language'));
      if (error instanceof Flood) {
        // A background call never returns an error code, because a client would show a dialog; it gets HTTP
        // 503 with Retry-After instead.
        return handler.call.background === true
          ? { status: 503, envelope: bare(503), headers: { 'retry-after': String(error.seconds) } }
          : { status: 200, envelope: failure(ErrorCode.TooFrequent, locale, { n: error.seconds }) };
      }
      if (error instanceof Busy) {
        const told = busy(error, locale);
        return handler.call.background === true ? { ...told, envelope: bare(503) } : told;
      }
      if (error instanceof Gone) return { status: 503, envelope: bare(503) };
      if (error instanceof BusinessError) {
        return { status: 200, envelope: refusal(error, locale) };
      }
      if (error instanceof Unauthorised) {
        return error.expired
          ? { status: 200, envelope: failure(ErrorCode.SessionExpired, locale) }
          : { status: 401, envelope: failure(ErrorCode.NoToken, locale) };
      }
      if (error instanceof BodyTooLarge) return { status: 413, envelope: bare(413) };
      report(error, path);
      // The transaction was rolled back. A background call reports this by the HTTP status alone.
      if (storageTroubleOf(error) !== undefined) {
        const told = handler.call.background === true ? bare(507) : failure(ErrorCode.NotStored, locale);
        return { status: 507, envelope: told };
      }
      return { status: 500, envelope: { code: 500, msg: messageOf(ErrorCode.Server, locale), data: null } };
    }
  };
}

/** The path with the installation's own segments in place of `{app-1}` to `{app-4}`. */
export const pathOf = (path: string, segments: readonly string[]): string =>
  path.replace(/\{app-(\d)\}/, (hole, no: string) => segments[Number(no) - 1] ?? hole);

function busy({ place, retryAfterSeconds }: Busy, locale: Locale): Answered {
  const msg = messageOf(ErrorCode.Busy, locale, { place, n: retryAfterSeconds });
  return {
    status: 503,
    envelope: { code: ErrorCode.Busy, msg, data: { place, retryAfterSeconds } },
    headers: { 'retry-after': String(retryAfterSeconds) },
  };
}

const bare = (code: number): Envelope => ({ code, msg: '', data: null });

async function run(
  handler: Handler,
  services: Services,
  { sent, address, gone }: Pick<ApiRequest, 'sent' | 'address' | 'gone'>,
): Promise<Answered> {
  // Forms of other sites cannot send this header without permission, because it is not CORS-safelisted; so
  // demanding it prevents cross-site requests.
  if (sent.header('devicemodel') !== 'PC') {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'DeviceModel' });
  }
  const { call } = handler;
  const now = services.clock();
  const token = tokenOf(sent);
  if (handler.kind === 'session' && token === undefined) throw new Unauthorised(false);
  const found = counted(services, handler.kind === 'session' ? token : undefined, address());
  const common = (): OpenContext => {
    const locale = localeFrom(sent.header('accept-language'));
    return {
      services,
      locale,
      now,
      address: address(),
      gone,
      userAgent: () => sent.header('user-agent') ?? '',
      origin: () => originOf(sent, services.settings),
      session: undefined,
      text: (text) => textIn(locale, text),
      media: (path) => services.media.url(path, now),
    };
  };
  // The body is read outside the transaction, because a slow sender must not hold the only connection of
  // PGlite.
  const read =
    handler.kind === 'session' && handler.receive !== undefined
      ? handler.receive({ services, session: await senderOf(services, call, token, now, found) }, sent)
      : parametersOf(call, sent);
  const parameters = read instanceof Promise ? await read : read;

  if (handler.kind === 'open') {
    const caller =
      token === undefined || call.auth === 'none' ? 'unknown' : await lookUp(services.db, token, now);
    const session = typeof caller === 'string' ? undefined : caller;
    if (session !== undefined) refuseForGuests(session, call);
    return { status: 200, envelope: success(await handler.run(parameters, { ...common(), session })) };
  }

  const ahead =
    handler.ahead === undefined
      ? undefined
      : await handler.ahead(parameters, {
          services,
          session: await senderOf(services, call, token, now, found),
          address: address(),
          gone,
        });
  // The session is looked up when it is the call's turn, because it may end while the call waits.
  const inTurn = async (): Promise<Answered> => {
    const known = services.known?.find(token, now);
    if (known !== undefined) {
      found();
      refuseForGuests(known, call);
    }
    // Unreadable parameters are refused without a query, unless the call's module may be closed, because that
    // error has precedence.
    const prepared =
      ahead ?? (known === undefined || call.module !== undefined ? undefined : handler.prepare(parameters));
    if (prepared instanceof Unreadable) {
      const locale = localeFrom(sent.header('accept-language'));
      return { status: 200, envelope: failure(ErrorCode.ParamInvalid, locale, { field: prepared.field }) };
    }
    const inSession = async (tx: Database, session: Session, noRoom: boolean): Promise<unknown> => {
      await demandModule(tx, services.settings, session, call.module, parameters);
      const work = async (): Promise<unknown> => {
        await limitCall(tx, services, call, session, now);
        const answer = prepared ?? handler.prepare(parameters);
        if (answer instanceof Unreadable) throw invalid(answer);
        return answer({ ...common(), tx, session, noRoom });
      };
      // Repeated requests are not counted by the rate limit, because they must get the stored answer at once.
      return call.idempotent === true
        ? once(tx, intentionOf(actorOf(session), call.path, rememberedOf(call, parameters)), now, work)
        : work();
    };
    const inTransaction = (noRoom: boolean): Promise<unknown> =>
      known === undefined
        ? services.db.transaction(async (tx) => {
            const session = judged(await enterSession(tx, token, now, noRoom, services.known), found);
            refuseForGuests(session, call);
            return inSession(tx, session, noRoom);
          })
        : inScope(services.db, scopeOf(known), (tx) => inSession(tx, known, noRoom));
    const data = await (call.method === 'GET' ? evenWithoutRoom(inTransaction) : inTransaction(false));
    const events = handler.events?.(parameters, data);
    if (events !== undefined) return { status: 200, envelope: success(data), events };
    return { status: 200, envelope: success(data) };
  };
  return services.shares.take(token ?? '', inTurn, gone);
}

/** Reads again without storing anything where the first try found no room, because people can still read. */
const evenWithoutRoom = <T>(read: (noRoom: boolean) => Promise<T>): Promise<T> =>
  read(false).catch((error: unknown) => {
    const fault = storageTroubleOf(error)?.fault;
    if (fault !== 'full' && fault !== 'readOnly') throw error;
    return read(true);
  });

const lookUp = (db: Database, token: string | undefined, now: number) =>
  evenWithoutRoom((noRoom) => asSystem(db, (tx) => findSession(tx, token, now, noRoom)));

/** The part of a request that may be stored with its key, as a hash; of some calls only the key. */
const rememberedOf = (call: AnyCall, parameters: Parameters): Parameters =>
  call.forgetsBody === true ? { idemKey: parameters['idemKey'] } : parameters;

const nothing = (): void => undefined;

/**
 * Counts a call for its session or address, or throws `Flood`. The returned function must be called when the
 * token was found.
 */
function counted({ tokens, openCalls }: Services, token: string | undefined, address: string): () => void {
  if (token !== undefined) return tokens.enter(token, address);
  openCalls.enter(address);
  return nothing;
}

/**
 * The session of a token; throws for an ended session and for an unknown token. An ended session counts as
 * found, because its token was issued here.
 */
function judged(session: Session | 'expired' | 'unknown', found: () => void): Session {
  if (session === 'unknown') throw new Unauthorised(false);
  found();
  if (session === 'expired') throw new Unauthorised(true);
  return session;
}

/** Finds the session before a body is stored; the call itself checks it again. */
async function senderOf(
  { db }: Services,
  call: AnyCall,
  token: string | undefined,
  now: number,
  found: () => void,
): Promise<Session> {
  const session = judged(await lookUp(db, token, now), found);
  refuseForGuests(session, call);
  return session;
}

/** Refuses calls that a guest's token does not allow: it is valid for attempts at one exam only. */
function refuseForGuests(session: Session, call: AnyCall): void {
  if (session.guest !== undefined && call.guest !== true) throw new BusinessError(ErrorCode.NoPermission);
}
