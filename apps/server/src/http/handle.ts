import type { AnyCall } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { UploadService } from '../areas/upload/service.ts';
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

/** What was sent, before a schema has read it. */
export type Parameters = Record<string, unknown>;

/** Who sends a body that is not read as a whole; there is no transaction as long as it comes. */
export type ReceiveContext = Pick<SessionContext, 'services' | 'session'>;

/** One event of an answer that is streamed. */
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

/** What a session's transaction is opened for. */
type Work = (context: SessionContext) => Promise<unknown>;

export interface SessionHandler {
  readonly call: AnyCall;
  readonly kind: 'session';
  /** Reads what was sent; what it returns does the work. */
  readonly prepare: (sent: Parameters) => Work | Unreadable;
  /** In place of `prepare`, for what takes long: there is no transaction before it has resolved. */
  readonly ahead?: (sent: Parameters, context: AheadContext) => Promise<Work>;
  /** Reads the body in place of everybody's way, for what is too large to be held. */
  readonly receive?: (context: ReceiveContext, sent: Sent) => Promise<Parameters>;
  /** What stands in place of the envelope, once the answer is committed; `undefined` where none was asked for. */
  readonly events?: (sent: Parameters, data: unknown) => Iterable<ServerEvent> | undefined;
}

export interface OpenHandler {
  readonly call: AnyCall;
  readonly kind: 'open';
  readonly run: (sent: Parameters, context: OpenContext) => Promise<unknown>;
}

/** A call with what answers it, once the types of its request and data are behind it. */
export type Handler = SessionHandler | OpenHandler;

export const invalid = ({ field }: Unreadable): BusinessError =>
  new BusinessError(ErrorCode.ParamInvalid, { field });
