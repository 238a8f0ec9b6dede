/** A number, or a range from which the seed draws one. */
export type Amount = number | readonly [least: number, most: number];

/** The part of an exchange, request or reply, to which a fault applies. */
export type Half = 'request' | 'reply';

/** How the connection ends: `reset` (RST) as by a crash, `close` (FIN) as by a normal close. */
export type Ending = 'reset' | 'close';

/**
 * All possible faults; `N` is the type of their numbers before and after the draw. Without `of`, a fault
 * applies to the reply, but `reset` and `freeze` to the request. Faults that need the beginning of a reply
 * (`swap`, `duplicate`, `reorder`, `commitThenDrop`) have no effect on an upgraded connection.
 */
export type FaultOf<N> =
  /** Waits before the request or reply is passed on; of an upgraded connection, delays each piece. */
  | { readonly kind: 'delay'; readonly ms: N; readonly of?: Half }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: N; readonly of?: Half }
  /** Passes the request or reply on in pieces of this size, with a pause before each. */
  | { readonly kind: 'slice'; readonly bytes: N; readonly everyMs: N; readonly of?: Half }
  /** Ends the connection by RST; by default before the server gets the request. */
  | { readonly kind: 'reset'; readonly of?: Half; readonly afterBytes?: N }
  /**
   * Stops all bytes without ending the connection, for ever or for `ms`; by default at the same point as
   * `reset`.
   */
  | { readonly kind: 'freeze'; readonly of?: Half; readonly afterBytes?: N; readonly ms?: N }
  /** Ends the reply normally after this many bytes of its body, although its headers announced more. */
  | { readonly kind: 'truncate'; readonly bytes: N }
  /** Ends the reply by closing the connection, this long after its last byte. */
  | { readonly kind: 'slowClose'; readonly ms: N }
  /** Answers without forwarding the request to the server. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Forwards the request and replaces the body of the reply. */
  | {
      readonly kind: 'swap';
      readonly body: string;
      readonly contentType?: string;
      readonly status?: number;
    }
  /** Sends the request several times, twice by default, and passes on the first reply when all have arrived. */
  | { readonly kind: 'duplicate'; readonly times?: N; readonly apartMs?: N }
  /** Swaps pairs of requests: holds the first until the second has been answered, at most `ms` (1 s). */
  | { readonly kind: 'reorder'; readonly ms?: N }
  /** The server does the work, but the client gets no answer. */
  | { readonly kind: 'commitThenDrop'; readonly end?: Ending | 'freeze' };

export type Fault = FaultOf<Amount>;

/** A fault with all random values drawn. */
export type Drawn = FaultOf<number>;

/** The requests that a rule matches; a condition that is left out matches everything. */
export interface When {
  /** One method such as `POST`, or several. */
  readonly method?: string | readonly string[];
  /** The path without its query. In text `*` matches anything. */
  readonly path?: string | RegExp;
  /** With true only upgrades (WebSocket) match, with false all requests but upgrades. */
  readonly upgrade?: boolean;
  /** Lets this many matching requests pass first. */
  readonly after?: number;
  /** The largest number of requests that the rule affects. */
  readonly times?: number;
  /** Share of the matching requests that the rule affects; the seed decides which. */
  readonly probability?: number;
}

export interface Rule {
  /**
   * Name in the log. The random values depend on it, so that they stay the same when other rules are added or
   * removed.
   */
  readonly name?: string;
  readonly when?: When;
  /** With several faults, the seed chooses one each time. */
  readonly fault: Fault | readonly Fault[];
}

/** The parts of a request that rules use. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly upgrade: boolean;
}

const escaped = (text: string): string => text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`);

function pathMatches(wanted: string | RegExp, path: string): boolean {
  const pattern =
    typeof wanted === 'string' ? new RegExp(`^${escaped(wanted).replaceAll('*', '.*')}$`) : wanted;
  return path.search(pattern) !== -1;
}

/** Whether the rule matches the request, without counts and probability. */
export function matches({ method, path, upgrade }: When, seen: Seen): boolean {
  const methods = typeof method === 'string' ? [method] : method;
  return (
    (methods === undefined || methods.some((one) => one.toUpperCase() === seen.method)) &&
    (path === undefined || pathMatches(path, seen.path)) &&
    (upgrade === undefined || upgrade === seen.upgrade)
  );
}
