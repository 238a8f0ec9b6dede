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
import type { Shares } from './shares.ts';
import type { Throttle } from './throttle.ts';
import type { Turns } from './turns.ts';
import type { Turnstile } from './turnstile.ts';

/** The objects that all requests share; they are made once for each server. */
export interface Services {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly media: MediaSigner;
  /** Secret key of this installation, for hashes and signatures that must stay the same after a restart. */
  readonly secret: string;
  readonly providers: Providers;
  /** Every area, with all that it contributes. */
  readonly areas: readonly Area[];
  /** Limit of requests that store parts of uploads. */
  readonly calls: Throttle;
  /** Limit of calls without a session, per address. */
  readonly openCalls: Throttle;
  /** Limit of calls with a token: per session, or per address as long as the token is unknown. */
  readonly tokens: Turnstile;
  readonly qrPolls: Turnstile;
  readonly qrScans: Turnstile;
  readonly beats: Throttle;
  /** How often a person may ask for an e-mail address that another account has. */
  readonly takenEmails: Throttle;
  /** Queue of the work that derives passwords. */
  readonly passwords: Turns;
  /** Queue of the work that checks codes from text messages. */
  readonly codes: Turns;
  /** Turns of each session, so that one person's many calls at once do not keep others waiting. */
  readonly shares: Shares;
  readonly uploads: UploadService;
  /**
   * Sessions known from earlier calls; undefined if another process may end a session without notifying this
   * one at once.
   */
  readonly known: KnownSessions | undefined;
}

interface CommonContext {
  readonly services: Services;
  readonly locale: Locale;
  /** Server time of this request; the same for everything that it writes. */
  readonly now: number;
  /** Address of the caller, for limits. */
  readonly address: string;
  /** Signal that is aborted when the caller disconnects; created on first use. */
  readonly gone: () => AbortSignal;
  /** The caller's `User-Agent`; '' when it is missing. */
  readonly userAgent: () => string;
  /** Origin that the caller opened, for addresses that are opened elsewhere, such as in a QR code. */
  readonly origin: () => string;
  /** Text in the caller's language. */
  readonly text: (text: Localised) => string;
  /** Signed address of a media path; absolute addresses and '' stay unchanged. */
  readonly media: (path: string) => string;
}

/** Context of a call with a session. `tx` sees the rows of this person and company only. */
export interface SessionContext extends CommonContext {
  readonly tx: Database;
  readonly session: Session;
  /**
   * Whether this is the second try of a reading call, after the first one found no room to store anything. It
   * must then leave out what it stores besides, such as a visit, because people can still read.
   */
  readonly noRoom: boolean;
}

/** Context of a call without a session. It reaches the database only through `asSystem(services.db, …)`. */
export interface OpenContext extends CommonContext {
  readonly session: Session | undefined;
}

/** The parameters as they were sent, before a schema has checked them. */
export type Parameters = Record<string, unknown>;

/** Context for reading a body that is not read as a whole; no transaction is open meanwhile. */
export type ReceiveContext = Pick<SessionContext, 'services' | 'session'>;

/** One event of an answer that is streamed. */
export interface ServerEvent {
  readonly event: string;
  /** The data of the event, which is sent as JSON. */
  readonly data: unknown;
}

/**
 * The parameters do not fit the call's schema. Returned and not thrown, because throwing takes longer than
 * the rest of such a call, and a flood of them must not cost the server more than the sender.
 */
export class Unreadable {
  readonly field: string;

  constructor(field: string) {
    this.field = field;
  }
}

/** The facts about a caller that are known before a transaction is open. */
export type AheadContext = Pick<SessionContext, 'services' | 'session' | 'address' | 'gone'>;

/** The work for which a session's transaction is opened. */
type Work = (context: SessionContext) => Promise<unknown>;

export interface SessionHandler {
  readonly call: AnyCall;
  readonly kind: 'session';
  /** Checks the parameters; the function that it returns does the work. */
  readonly prepare: (sent: Parameters) => Work | Unreadable;
  /** Replaces `prepare` for work that takes long: the transaction is opened after it has resolved. */
  readonly ahead?: (sent: Parameters, context: AheadContext) => Promise<Work>;
  /** Reads a body that is too large to be kept in memory. */
  readonly receive?: (context: ReceiveContext, sent: Sent) => Promise<Parameters>;
  /**
   * Events that are sent instead of the envelope, after the transaction was committed; `undefined` where the
   * request asked for none.
   */
  readonly events?: (sent: Parameters, data: unknown) => Iterable<ServerEvent> | undefined;
}

export interface OpenHandler {
  readonly call: AnyCall;
  readonly kind: 'open';
  readonly run: (sent: Parameters, context: OpenContext) => Promise<unknown>;
}

/** A call with the function that answers it, without the types of its request and data. */
export type Handler = SessionHandler | OpenHandler;

export const invalid = ({ field }: Unreadable): BusinessError =>
  new BusinessError(ErrorCode.ParamInvalid, { field });
