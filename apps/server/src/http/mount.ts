import type { AnyCall } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import type { Database } from '../db/database.ts';
import { asSystem, enterScope, inScope } from '../db/scope.ts';
import { BusinessError, CountedRefusal, failure, messageOf, success } from './errors.ts';
import type { Envelope } from './errors.ts';
import { invalid, Unreadable } from './handle.ts';
import type { Handler, OpenContext, ServerEvent, Services } from './handle.ts';
import { actorOf, intentionOf, once } from './idempotency.ts';
import { limitCall } from './limits.ts';
import { localeFrom, textIn } from './locale.ts';
import { demandModule, isGuarded } from './moduleGuards.ts';
import { BodyTooLarge, parametersOf, tokenOf } from './parameters.ts';
import { originOf } from './proxy.ts';
import { findSession, scopeOf } from './sessions.ts';
import type { Sent } from './sent.ts';
import type { Session } from './sessions.ts';
import { Unauthorised } from './unauthorised.ts';

export interface Answered {
  readonly status: number;
  readonly envelope: Envelope;
  readonly headers?: Record<string, string>;
  /** Sent in place of the envelope. */
  readonly events?: Iterable<ServerEvent>;
}

export interface ApiRequest {
  readonly sent: Sent;
  /** Path below `{host}`. */
  readonly path: string;
  /** Of the caller; the system is asked for it only when somebody wants to know. */
  readonly address: () => string;
}

class Flood extends Error {
  override readonly name = 'Flood';
  readonly seconds: number;
  readonly background: boolean;

  constructor(seconds: number, background: boolean) {
    super('Flood');
    this.seconds = seconds;
    this.background = background;
  }
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

  return async ({ sent, path, address }: ApiRequest): Promise<Answered> => {
    const candidates = byPath.get(path);
    if (candidates === undefined) return { status: 404, envelope: bare(404) };
    const handler = candidates.find(({ call }) => call.method === sent.method);
    if (handler === undefined) {
      const allow = candidates.map(({ call }) => call.method).join(', ');
      return { status: 405, envelope: bare(405), headers: { allow } };
    }
    try {
      return await run(handler, services, sent, address);
    } catch (error) {
      const locale = localeFrom(sent.header('accept-language'));
      if (error instanceof Flood && error.background) {
        return { status: 503, envelope: bare(503), headers: { 'retry-after': String(error.seconds) } };
      }
      if (error instanceof Flood) {
        return { status: 200, envelope: failure(ErrorCode.TooFrequent, locale, { n: error.seconds }) };
      }
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
  sent: Sent,
  address: () => string,
): Promise<Answered> {
  // Not a CORS-safelisted header, so demanding it keeps other sites' forms out (reliability 0.4).
  if (sent.header('devicemodel') !== 'PC') {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'DeviceModel' });
  }
  const { call } = handler;
  const now = services.clock();
  const token = tokenOf(sent);
  if (handler.kind === 'session' && token === undefined) throw new Unauthorised(false);
  demandRoom(
    services,
    call,
    handler.kind === 'session' && token !== undefined ? { token } : { address: address() },
  );
  const common = (): OpenContext => {
    const locale = localeFrom(sent.header('accept-language'));
    return {
      services,
      locale,
      now,
      address: address(),
      origin: () => originOf(sent, services.settings),
      session: undefined,
      text: (text) => textIn(locale, text),
      media: (path) => services.media.url(path, now),
    };
  };
  // The body is read outside the transaction: a slow sender must not hold the one connection of PGlite.
  const read =
    handler.kind === 'session' && handler.receive !== undefined
      ? handler.receive(sent, { services, session: await senderOf(services, call, token, now) })
      : parametersOf(call, sent);
  const parameters = read instanceof Promise ? await read : read;

  if (handler.kind === 'open') {
    const found =
      token === undefined || call.auth === 'none'
        ? 'unknown'
        : await asSystem(services.db, (tx) => findSession(tx, token, now));
    const session = typeof found === 'string' ? undefined : found;
    if (session !== undefined) demandReach(session, call);
    return { status: 200, envelope: success(await handler.run(parameters, { ...common(), session })) };
  }

  const known = services.known?.find(token, now);
  if (known !== undefined) demandReach(known, call);
  // What cannot be answered is refused before the database is asked, unless a closed module would say so first.
  const prepared = known === undefined || isGuarded(call.id) ? undefined : handler.prepare(parameters);
  if (prepared instanceof Unreadable) {
    const locale = localeFrom(sent.header('accept-language'));
    return { status: 200, envelope: failure(ErrorCode.ParamInvalid, locale, { field: prepared.field }) };
  }
  const inSession = async (tx: Database, session: Session): Promise<unknown> => {
    await demandModule(tx, services.settings, session, call.id, parameters);
    const work = async (): Promise<unknown> => {
      await limitCall(tx, services, call, session, now);
      const answer = prepared ?? handler.prepare(parameters);
      if (answer instanceof Unreadable) throw invalid(answer);
      return answer({ ...common(), tx, session }).catch(refusedButKept);
    };
    // Outside the limit: who asks again for what was done gets the answer, however soon.
    return call.idempotent === true
      ? once(tx, intentionOf(actorOf(session), call.path, parameters), now, work)
      : work();
  };
  const data =
    known === undefined
      ? await asSystem(services.db, async (tx) => {
          const session = await findSession(tx, token, now, services.known);
          if (typeof session === 'string') throw new Unauthorised(session === 'expired');
          demandReach(session, call);
          await enterScope(tx, scopeOf(session));
          return inSession(tx, session);
        })
      : await inScope(services.db, scopeOf(known), (tx) => inSession(tx, known));
  if (data instanceof CountedRefusal) throw data;
  const events = handler.events?.(parameters, data);
  if (events !== undefined) return { status: 200, envelope: success(data), events };
  return { status: 200, envelope: success(data) };
}

/** A refusal whose transaction is kept leaves it as a value; every other error undoes it. */
function refusedButKept(error: unknown): CountedRefusal {
  if (error instanceof CountedRefusal) return error;
  throw error;
}

/** Known before anything is stored for them; looked up again with the call itself. */
async function senderOf(
  { db }: Services,
  call: AnyCall,
  token: string | undefined,
  now: number,
): Promise<Session> {
  const session = await asSystem(db, (tx) => findSession(tx, token, now));
  if (typeof session === 'string') throw new Unauthorised(session === 'expired');
  demandReach(session, call);
  return session;
}

/** A guest's token opens the attempts of one exam, and nothing else (contract 1.6). */
function demandReach(session: Session, call: AnyCall): void {
  if (session.guest !== undefined && call.guest !== true) throw new BusinessError(ErrorCode.NoPermission);
}

/** A background call never answers with a business code (contract 1.2): it is told to come back by HTTP. */
function demandRoom(
  { calls, openCalls }: Services,
  call: AnyCall,
  by: { token: string } | { address: string },
): void {
  const [throttle, key] = 'token' in by ? [calls, by.token] : [openCalls, by.address];
  const waitMs = throttle.waitMs(key);
  if (waitMs > 0) throw new Flood(Math.ceil(waitMs / 1000), call.background === true);
  throttle.begin(key);
}
