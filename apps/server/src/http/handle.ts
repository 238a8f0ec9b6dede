import type { AnyCall, Call } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { UploadService } from '../features/upload/service.ts';
import type { Localised } from '../db/schema/index.ts';
import type { MediaSigner } from '../media/urls.ts';
import type { Providers } from '../providers/index.ts';
import type { Settings } from '../settings.ts';
import type { Area } from '../shared/area.ts';
import { BusinessError } from './errors.ts';
import type { KnownSessions } from './knownSessions.ts';
import type { Locale } from './locale.ts';
import type { Sent } from './sent.ts';
import type { Session } from './sessions.ts';
import type { Throttle } from './throttle.ts';
import type { Turns } from './turns.ts';
import type { Turnstile } from './turnstile.ts';

/** What every request shares; made once per server. */
export interface Services {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly media: MediaSigner;
  /** Key of this installation, for what must be the same after a restart. */
  readonly secret: string;
  readonly providers: Providers;
  /** What every area registers; those parts of the server that serve all areas ask it. */
  readonly areas: readonly Area[];
  /** Parts of uploads. */
  readonly calls: Throttle;
  /** All calls from one address that need no session. */
  readonly openCalls: Throttle;
  /** All calls with a token: those of one session, or of one address while nobody knows the token. */
  readonly tokens: Turnstile;
  readonly qrPolls: Turnstile;
  readonly qrScans: Turnstile;
  readonly beats: Throttle;
  /** Whatever derives a password. */
  readonly passwords: Turns;
  /** Whatever judges a code that was sent by message. */
  readonly codes: Turns;
  readonly uploads: UploadService;
  /** Absent where another process may end a session unheard for a moment. */
  readonly known: KnownSessions | undefined;
}

interface CommonContext {
  readonly services: Services;
  readonly locale: Locale;
  /** Server time of this request; one moment for everything that it writes. */
  readonly now: number;
  /** Address of the caller, for limits. */
  readonly address: string;
  /** Told when the caller hangs up; made when somebody asks for it. */
  readonly gone: () => AbortSignal;
  /** What the caller's browser says of itself; '' when it says nothing. */
  readonly userAgent: () => string;
  /** Origin that the caller opened, for addresses that leave this browser. */
  readonly origin: () => string;
  /** Text in the caller's language. */
  readonly text: (text: Localised) => string;
  /** Signed address of a media path; whole addresses and '' stay as they are. */
  readonly media: (path: string) => string;
}

/** A call of somebody signed in. `tx` sees the rows of this person and company only. */
export interface SessionContext extends CommonContext {
  readonly tx: Database;
  readonly session: Session;
}

/** A call that needs no session. It reaches the database only through `asSystem(services.db, …)`. */
export interface OpenContext extends CommonContext {
  readonly session: Session | undefined;
}

type Parameters = Record<string, unknown>;

/** Who sends a body that is not read as a whole; there is no transaction as long as it comes. */
export type ReceiveContext = Pick<SessionContext, 'services' | 'session'>;

/** One event of an answer that is streamed (contract 1.1). */
export interface ServerEvent {
  readonly event: string;
  /** Sent as JSON. */
  readonly data: unknown;
}

/**
 * What was sent is not what the call takes. Returned, not thrown: to throw takes longer than the rest of such a call,
 * and whoever sends a flood of them must not cost more than it costs him.
 */
export class Unreadable {
  readonly field: string;

  constructor(field: string) {
    this.field = field;
  }
}

/** What is known of a caller before there is a transaction. */
export type AheadContext = Pick<SessionContext, 'services' | 'session' | 'address' | 'gone'>;

type Answer = (context: SessionContext) => Promise<unknown>;

interface SessionHandler {
  readonly call: AnyCall;
  readonly kind: 'session';
  /** Reads what was sent; what it returns does the work. */
  readonly prepare: (sent: Parameters) => Answer | Unreadable;
  /** In place of `prepare`, for what takes long: there is no transaction before it has resolved. */
  readonly ahead?: (sent: Parameters, context: AheadContext) => Promise<Answer>;
  /** Reads the body in place of everybody's way, for what is too large to be held. */
  readonly receive?: (sent: Sent, context: ReceiveContext) => Promise<Parameters>;
  /** What stands in place of the envelope, once the answer is committed; `undefined` where none was asked for. */
  readonly events?: (sent: Parameters, data: unknown) => Iterable<ServerEvent> | undefined;
}

interface HandleOptions<Request extends GenericSchema, Data extends GenericSchema> extends Pick<
  SessionHandler,
  'receive'
> {
  /** Streams an answer, which may also be one that was stored earlier for the same intention. */
  readonly events?: (
    request: v.InferOutput<Request>,
    data: v.InferOutput<Data>,
  ) => Iterable<ServerEvent> | undefined;
}

export type Handler =
  | SessionHandler
  | { call: AnyCall; kind: 'open'; run: (sent: Parameters, context: OpenContext) => Promise<unknown> };

type Run<Request extends GenericSchema, Data extends GenericSchema, Context> = (
  request: v.InferOutput<Request>,
  context: Context,
) => Promise<v.InferInput<Data>>;

/**
 * Answers a call that demands a session. `run` gets the request as its schema read it and must answer what
 * the contract promises.
 */
export function handle<Request extends GenericSchema, Data extends GenericSchema>(
  call: Call<Request, Data>,
  run: Run<Request, Data, SessionContext>,
  { receive, events }: HandleOptions<Request, Data> = {},
): Handler {
  if (call.auth !== 'session') throw new Error(`${call.id} does not demand a session; use handleOpen.`);
  const prepare: SessionHandler['prepare'] = (sent) => {
    const request = read(call.request, sent);
    return request instanceof Unreadable ? request : async (context) => run(request, context);
  };
  return {
    call,
    kind: 'session',
    prepare,
    ...(receive === undefined ? {} : { receive }),
    ...(events === undefined
      ? {}
      : { events: (sent, data) => events(demanded(call.request, sent), v.parse(call.data, data)) }),
  };
}

/**
 * As `handle`, for a call with work that takes long and must hold no transaction meanwhile, such as deriving a
 * password: `ahead` does it, and what it resolves with does the rest within the request's transaction.
 */
export function handleInTwo<Request extends GenericSchema, Data extends GenericSchema>(
  call: Call<Request, Data>,
  ahead: (
    request: v.InferOutput<Request>,
    context: AheadContext,
  ) => Promise<(context: SessionContext) => Promise<v.InferInput<Data>>>,
): Handler {
  const handler = handle(call, () => Promise.reject(new Error(`${call.id} was answered in one step.`)));
  return handler.kind === 'open'
    ? handler
    : { ...handler, ahead: async (sent, context) => ahead(demanded(call.request, sent), context) };
}

/** Answers a call that works without a session. */
export function handleOpen<Request extends GenericSchema, Data extends GenericSchema>(
  call: Call<Request, Data>,
  run: Run<Request, Data, OpenContext>,
): Handler {
  if (call.auth === 'session') throw new Error(`${call.id} demands a session; use handle.`);
  return { call, kind: 'open', run: async (sent, context) => run(demanded(call.request, sent), context) };
}

/** Unknown parameters are ignored, so that a newer client may send more (contract 1.6). */
function read<Schema extends GenericSchema>(
  schema: Schema,
  sent: Parameters,
): v.InferOutput<Schema> | Unreadable {
  const result = v.safeParse(schema, sent);
  return result.success ? result.output : new Unreadable(fieldOf(result.issues));
}

function demanded<Schema extends GenericSchema>(schema: Schema, sent: Parameters): v.InferOutput<Schema> {
  const request = read(schema, sent);
  if (request instanceof Unreadable) throw invalid(request);
  return request;
}

export const invalid = ({ field }: Unreadable): BusinessError =>
  new BusinessError(ErrorCode.ParamInvalid, { field });

/** The first field that is wrong; of a union, the field of its last member. */
function fieldOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  if (first === undefined) return 'body';
  const inner = first.type === 'union' ? first.issues : undefined;
  if (inner !== undefined && inner.length > 0) return fieldOf(inner);
  return v.getDotPath(first) ?? 'body';
}
