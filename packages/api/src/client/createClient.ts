import type { AnyCall, CallFacts, DataOf, RequestOf } from '../contract/define.ts';
import type { SessionStore } from '../session/port.ts';
import type { Adapt, Adapted } from './adapt.ts';
import { announcer } from './announce.ts';
import type { Silence } from './announce.ts';
import { readAnswer, readForgiving } from './answer.ts';
import type { Outcome, RawAnswer, ServerDate } from './answer.ts';
import { adoptBootCall, bootCall, bootKey } from './boot.ts';
import { apiError } from './errors.ts';
import type { ApiFault } from './errors.ts';
import type { RequestFor } from './intention.ts';
import type { DialogPort, OnReport, SessionEndReason } from './ports.ts';
import { addressOf, bodyOf, fieldsOf, headersOf } from './request.ts';
import type { Fields, ProviderSegments, Route } from './request.ts';
import { orAborted, pause } from './waiting.ts';

/** Whether a back end has a call; only the call's id is asked. */
export type Offers = (call: Pick<CallFacts, 'id'>) => boolean;

export interface ClientOptions {
  /**
   * Base address of the calls, `{host}` in the specification: a path on this origin such as `/api`, or a
   * whole address.
   */
  host: string;
  session: SessionStore;
  dialog: DialogPort;
  /** Path segments for `{app-1}` to `{app-4}` of the workplace apps; by default `app-1` and so on. */
  providerSegments?: ProviderSegments;
  /**
   * Whether the back end has a call; by default it has all. A call that it does not have is never sent, and
   * rejects with `absent`.
   */
  offers?: Offers;
  /**
   * Adapts each call to a back end of another shape: made by `adapterOf` of `@stoa/api/adapter`. By default
   * calls are sent as the contract says.
   */
  adapt?: Adapt;
  /** Called when the person must go to /login: at once for `unauthorized`, after OK for `expired`. */
  onSessionEnd: (reason: SessionEndReason) => void;
  /**
   * Receives events for telemetry, without addresses, tokens or answers; by default nothing leaves the page.
   */
  onReport?: OnReport;
  /** Language of the server's messages, for example `zh-CN`. */
  locale: string | (() => string);
  fetch?: typeof fetch;
  now?: () => number;
  /** Whether this device has a connection at all; by default `navigator.onLine`. */
  online?: () => boolean;
  /**
   * Time limit in ms from sending to the last byte, retries included (specification point 9); 60 000 by
   * default.
   */
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Completes the request even if the page is closed, as for the last beat; the body must be smaller than 60
   * KB. Set by default for a call that outlives its page.
   */
  keepalive?: boolean;
  /**
   * Opens no error dialog, or none for some faults, because the caller has a fallback. An expired login still
   * ends the session.
   */
  silent?: Silence;
  /** Time limit in ms instead of the client's, for files, whose transfer may take longer. */
  timeoutMs?: number;
  /** Idempotency key of the call, when the request has none. */
  idemKey?: string;
  /**
   * Reads an answer that does not arrive as one text, such as a stream. It must resolve with the text of the
   * envelope.
   */
  textOf?: (response: Response) => Promise<string>;
}

/** Arguments of a call; when its request may be left out, no second argument is needed. */
export type CallArguments<C extends AnyCall> =
  undefined extends RequestOf<C>
    ? [request?: RequestOf<C>, options?: CallOptions]
    : [request: RequestOf<C>, options?: CallOptions];

export interface Client {
  readonly session: SessionStore;
  /** The current language of the server's messages. */
  readonly locale: () => string;
  /**
   * The server's clock; undefined before the first answer, and if the server does not let the page read its
   * date.
   */
  readonly serverDate: () => ServerDate | undefined;
  /** Whether the back end has the call; anything that needs a missing call is not shown. */
  readonly offers: Offers;
  /** The function that adapts calls to the back end, for a second client of the same one. */
  readonly adapt: Adapt | undefined;
  /**
   * The data of a read that the page started before any script ran, when its answer is here already, so that
   * a screen shows it with its first render. Undefined in every other case. The answer stays for `call` to
   * take over.
   */
  readonly early: <C extends AnyCall>(call: C, request: RequestOf<C>) => DataOf<C> | undefined;
  /** Resolves with `data` of an answer with code 200; rejects with an `ApiError` otherwise. */
  readonly call: <C extends AnyCall>(call: C, ...rest: CallArguments<C>) => Promise<DataOf<C>>;
  /** The same as `call` with every argument in its place, for code that serves any call. */
  readonly send: <C extends AnyCall>(
    call: C,
    request: RequestOf<C> | RequestFor<C> | null,
    options?: CallOptions,
  ) => Promise<DataOf<C>>;
}

const keepaliveMaxBytes = 60_000;
const maxRetries = 2;

const sizeOf = (body: unknown): number => (typeof body === 'string' ? new Blob([body]).size : 0);

const faultIn = (outcome: Outcome<unknown>): ApiFault | undefined =>
  'fault' in outcome ? outcome.fault : undefined;

const lost: Outcome<never> = { fault: { kind: 'network' } };

/**
 * The outcome that the caller gets. A cause outside of the call (another session, an abort, the time limit)
 * takes precedence over a failure of the network.
 */
function settled<Data>(
  outcome: Outcome<Data>,
  { late, aborted, stale, offline }: Record<'late' | 'aborted' | 'stale' | 'offline', boolean>,
): Outcome<Data> {
  const fault = faultIn(outcome);
  if (fault?.kind === 'expired') return outcome;
  if (stale || (fault?.kind === 'network' && aborted)) return { fault: { kind: 'aborted' } };
  if (fault?.kind !== 'network') return outcome;
  if (late) return { fault: { kind: 'timeout' } };
  return offline ? { fault: { ...fault, offline } } : outcome;
}

/** Creates the client, which keeps the rules of specification point 7 and specification point 8 under any fault. */
export function createClient(options: ClientOptions): Client {
  const {
    session,
    timeoutMs = 60_000,
    now = Date.now,
    online = () => globalThis.navigator?.onLine ?? true,
    offers = () => true,
  } = options;
  const host = options.host.replace(/\/+$/, '');
  const fetchPort = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const locale = (): string => (typeof options.locale === 'string' ? options.locale : options.locale());
  const announce = announcer(options);
  let serverDate: ServerDate | undefined;
  const told = new Set<string>();

  const addressFor = (call: Route, fields: Fields): string =>
    addressOf(host, call, fields, session.token(), options.providerSegments);

  function early<C extends AnyCall>(call: C, request: RequestOf<C>): DataOf<C> | undefined {
    const fields = fieldsOf(request);
    const key = bootKey(call.method, addressFor(call, fields), bodyOf(call, fields).body);
    // An early call has the contract's shape, which an adapter would change, so it is not used.
    const answer = options.adapt ? undefined : bootCall(key, locale(), now())?.settled;
    const outcome = answer && readAnswer<C['data']>(answer, call.data);
    return outcome && 'data' in outcome ? outcome.data : undefined;
  }

  async function run<C extends AnyCall>(
    call: C,
    request: RequestOf<C> | RequestFor<C> | null | undefined,
    {
      signal,
      keepalive = call.outlivesPage === true,
      silent = false,
      idemKey,
      textOf,
      timeoutMs: ownMs = timeoutMs,
    }: CallOptions,
  ): Promise<DataOf<C>> {
    if (!offers(call)) throw apiError(call, { kind: 'absent' });
    const { generation } = session;
    // Calls that need no session, such as the login itself, stay valid when the session changes.
    const hasChanged = (): boolean => session.generation !== generation;
    const isStale = (): boolean => call.auth !== 'none' && hasChanged();
    const fields = idemKey === undefined ? fieldsOf(request) : { idemKey, ...fieldsOf(request) };
    const sent: Adapted = options.adapt?.(call, fields) ?? { route: call, fields };
    const { route } = sent;
    const address = addressFor(route, sent.fields);
    const { body, type } = bodyOf(route, sent.fields);
    const started = adoptBootCall(bootKey(route.method, address, body), locale(), now());

    const controller = new AbortController();
    let late = false;
    const stop = (): void => controller.abort();
    const giveUp = (): void => {
      late = true;
      stop();
    };
    const sentAt = started?.at ?? now();
    const timer = setTimeout(giveUp, ownMs - now() + sentAt);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted === true) stop();

    const ask = async (): Promise<RawAnswer> => {
      const response = await fetchPort(address, {
        method: route.method,
        headers: {
          DeviceModel: 'PC',
          'Accept-Language': locale(),
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...headersOf(route, sent.fields),
        },
        keepalive: keepalive && sizeOf(body) <= keepaliveMaxBytes,
        signal: controller.signal,
        ...(body === undefined ? {} : { body }),
      });
      const at = now();
      return {
        status: response.status,
        date: response.headers.get('date'),
        at,
        text: await (textOf?.(response) ?? response.text()),
      };
    };
    const read = (answer: RawAnswer): Outcome<DataOf<C>> | Promise<Outcome<DataOf<C>>> => {
      const { date, at = sentAt } = answer;
      if (date) serverDate = { date, at };
      const came = sent.answer?.(answer) ?? answer;
      if ('fault' in came) return came;
      const moment = Date.parse(date ?? '') || now();
      return readForgiving(call, came, { asked: fields, now: moment, told });
    };
    // Reading is part of the call, because the lenient reader may have to be loaded.
    const outcomeOf = (answer: Promise<RawAnswer>): Promise<Outcome<DataOf<C>>> =>
      orAborted(answer.then(read), controller.signal).catch(() => lost);
    const mayRepeat = call.method === 'GET' || call.idempotent === true;
    const retries = mayRepeat && call.spendsCode !== true ? maxRetries : 0;

    try {
      let attempts = 1;
      let outcome = sent.misfit ?? (await outcomeOf(started ? started.answer : ask()));
      const goesOn = (): boolean => online() && !controller.signal.aborted && !isStale();
      while (faultIn(outcome)?.kind === 'network' && attempts <= retries && goesOn()) {
        await pause(300 * 4 ** (attempts - 1) * (0.5 + Math.random()), controller.signal);
        if (!goesOn()) break;
        attempts += 1;
        outcome = await outcomeOf(ask());
      }
      const stale = isStale();
      const aborted = signal?.aborted === true;
      const end = settled(outcome, { late, aborted, stale, offline: !online() });
      if ('data' in end) return end.data;
      const { fault } = end;
      // Another tab may have replaced the token; then the expired session is not the current one, which must
      // be kept.
      if (fault.kind === 'expired') session.refresh();
      announce(call, fault, { silent, stale: fault.kind === 'expired' ? hasChanged() : stale, attempts });
      throw apiError(call, fault);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    session,
    locale,
    serverDate: () => serverDate,
    offers,
    adapt: options.adapt,
    early,
    call: (call, ...[request, callOptions]) => run(call, request, callOptions ?? {}),
    send: (call, request, callOptions = {}) => run(call, request, callOptions),
  };
}
