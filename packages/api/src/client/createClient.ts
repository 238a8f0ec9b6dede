import type { AnyCall, DataOf, RequestOf } from '../contract/define.ts';
import type { SessionStore } from '../session/store.ts';
import { announcer } from './announce.ts';
import { readAnswer } from './answer.ts';
import type { Outcome, RawAnswer } from './answer.ts';
import { adoptBootCall } from './boot.ts';
import { apiError } from './errors.ts';
import type { ApiFault } from './errors.ts';
import type { DialogPort, OnReport, SessionEndReason } from './ports.ts';
import { addressOf, bodyOf, fieldsOf, headersOf } from './request.ts';
import type { ProviderSegments } from './request.ts';

export interface ClientOptions {
  /** `{host}` of specification point 7: a path on this origin such as `/api`, or a whole address. */
  host: string;
  session: SessionStore;
  dialog: DialogPort;
  /** What stands for `{app-1}` to `{app-4}` in the paths of the workplace apps; by default `app-1` and so on. */
  providerSegments?: ProviderSegments;
  /** The person must go to /login: at once for `unauthorized`, after OK for `expired`. */
  onSessionEnd: (reason: SessionEndReason) => void;
  /** One redacting port for telemetry; nothing leaves by default (decision 11). */
  onReport?: OnReport;
  /** Language of the server's messages, for example `zh-CN`. */
  locale: string | (() => string);
  fetch?: typeof fetch;
  now?: () => number;
  /** From sending to the last byte, retries included (specification points 7 and 9). */
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** For the last beat while the page goes away; the body must stay below 60 KB. */
  keepalive?: boolean;
  /** No error dialog, for calls with a fallback of their own. An expired login still ends the session. */
  silent?: boolean;
}

/** A call whose request may be left out needs no second argument. */
export type CallArguments<C extends AnyCall> =
  undefined extends RequestOf<C>
    ? [request?: RequestOf<C>, options?: CallOptions]
    : [request: RequestOf<C>, options?: CallOptions];

export interface Client {
  readonly session: SessionStore;
  /** Language of the server's messages now. */
  readonly locale: () => string;
  /** Resolves with `data` of an answer with code 200; rejects with an `ApiError` otherwise. */
  readonly call: <C extends AnyCall>(call: C, ...rest: CallArguments<C>) => Promise<DataOf<C>>;
  /** The same with every argument in its place, for code that serves any call. */
  readonly send: <C extends AnyCall>(
    call: C,
    request: RequestOf<C> | null,
    options?: CallOptions,
  ) => Promise<DataOf<C>>;
}

const keepaliveMaxBytes = 60_000;
const maxRetries = 2;

const sizeOf = (body: unknown): number =>
  typeof body === 'string' ? new TextEncoder().encode(body).length : 0;

/** Settles as soon as the signal fires, whether or not the port that was given listens to it. */
const orAborted = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new DOMException('', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const isNetwork = (outcome: Outcome<unknown>): boolean =>
  'fault' in outcome && outcome.fault.kind === 'network';

const lost: Outcome<never> = { fault: { kind: 'network' } };

/** What the caller is told: a failure seen from outside first, then what the answer itself said. */
function faultOf(
  outcome: Outcome<unknown>,
  { late, aborted, stale }: { late: boolean; aborted: boolean; stale: boolean },
): ApiFault | undefined {
  const fault = 'fault' in outcome ? outcome.fault : undefined;
  if (fault?.kind === 'expired') return fault;
  if (stale || (fault?.kind === 'network' && aborted)) return { kind: 'aborted' };
  return fault?.kind === 'network' && late ? { kind: 'timeout' } : fault;
}

/** The client: the common rules of specification points 7 and 8, kept under any fault. */
export function createClient(options: ClientOptions): Client {
  const { session, timeoutMs = 60_000, now = Date.now } = options;
  const host = options.host.replace(/\/+$/, '');
  const fetchPort = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const locale = (): string => (typeof options.locale === 'string' ? options.locale : options.locale());
  const announce = announcer(options);

  async function run<C extends AnyCall>(
    call: C,
    request: RequestOf<C> | null | undefined,
    { signal, keepalive = false, silent = false }: CallOptions,
  ): Promise<DataOf<C>> {
    const { generation } = session;
    // D5. Calls that need no session, such as the login itself, outlive a change of session.
    const isStale = (): boolean => call.auth !== 'none' && session.generation !== generation;
    const fields = fieldsOf(request);
    const address = addressOf(host, call, fields, session.token(), options.providerSegments);
    const { body, type } = bodyOf(call, fields);
    const started = adoptBootCall(`${call.method} ${address}`, locale(), now());

    const controller = new AbortController();
    let late = false;
    const stop = (): void => controller.abort();
    const giveUp = (): void => {
      late = true;
      stop();
    };
    const timer = setTimeout(giveUp, timeoutMs - (started ? now() - started.at : 0));
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted === true) stop();

    const ask = async (): Promise<RawAnswer> => {
      const response = await fetchPort(address, {
        method: call.method,
        headers: {
          DeviceModel: 'PC',
          'Accept-Language': locale(),
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...headersOf(call, fields),
        },
        keepalive: keepalive && sizeOf(body) <= keepaliveMaxBytes,
        signal: controller.signal,
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, text: await response.text() };
    };
    const read = (answer: RawAnswer): Outcome<DataOf<C>> => readAnswer(answer, call.data);
    const retries = call.method === 'GET' || call.idempotent === true ? maxRetries : 0;

    try {
      let attempts = 1;
      let outcome = await orAborted(started ? started.answer : ask(), controller.signal).then(
        read,
        () => lost,
      );
      while (isNetwork(outcome) && attempts <= retries && !controller.signal.aborted && !isStale()) {
        await pause(300 * 4 ** (attempts - 1) * (0.5 + Math.random()), controller.signal);
        if (controller.signal.aborted || isStale()) break;
        attempts += 1;
        outcome = await orAborted(ask(), controller.signal).then(read, () => lost);
      }
      const stale = isStale();
      const fault = faultOf(outcome, { late, aborted: signal?.aborted === true, stale });
      if (fault) {
        announce(call, fault, { silent, stale, attempts });
        throw apiError(call, fault);
      }
      if ('data' in outcome) return outcome.data;
      throw apiError(call, outcome.fault);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    session,
    locale,
    call: (call, ...[request, callOptions]) => run(call, request, callOptions ?? {}),
    send: (call, request, callOptions = {}) => run(call, request, callOptions),
  };
}
