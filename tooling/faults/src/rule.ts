/** A number, or the least and the most of one that the seed draws. */
export type Amount = number | readonly [least: number, most: number];

/** Which half of an exchange a fault is about. */
export type Half = 'request' | 'reply';

/** How the connection ends: as by a crash (RST) or as by a close (FIN). */
export type Ending = 'reset' | 'close';

/**
 * Everything that can go wrong; `N` is what its numbers are before and after the draw. Without `of`, a fault is
 * about the reply, `reset` and `freeze` about the request. What needs to know where a reply begins (`swap`,
 * `duplicate`, `reorder`, `commitThenDrop`) does nothing to an upgraded connection.
 */
export type FaultOf<N> =
  /** Waits before the half is passed on; of an upgraded connection, each piece comes so much later. */
  | { readonly kind: 'delay'; readonly ms: N; readonly of?: Half }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: N; readonly of?: Half }
  /** Passes the half on in pieces of so many bytes, with a pause before each. */
  | { readonly kind: 'slice'; readonly bytes: N; readonly everyMs: N; readonly of?: Half }
  /** Ends the connection by RST; unless told otherwise before the server hears of the request. */
  | { readonly kind: 'reset'; readonly of?: Half; readonly afterBytes?: N }
  /** Stops without ending the connection, for good or for `ms`; otherwise as `reset`. */
  | { readonly kind: 'freeze'; readonly of?: Half; readonly afterBytes?: N; readonly ms?: N }
  /** Ends the reply properly after so many bytes of its body, although it promised more. */
  | { readonly kind: 'truncate'; readonly bytes: N }
  /** Ends the reply by closing the connection, and that so much later than its last byte. */
  | { readonly kind: 'slowClose'; readonly ms: N }
  /** Answers without asking the server. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Asks the server and gives another body for its reply. */
  | {
      readonly kind: 'swap';
      readonly body: string;
      readonly contentType?: string;
      readonly status?: number;
    }
  /** Sends the request so often, twice unless told, and gives the first reply once all have come. */
  | { readonly kind: 'duplicate'; readonly times?: N; readonly apartMs?: N }
  /** Holds every other request that it strikes until the one after it has been answered, at most `ms` (1 s). */
  | { readonly kind: 'reorder'; readonly ms?: N }
  /** The server does it, the client never hears so. */
  | { readonly kind: 'commitThenDrop'; readonly end?: Ending | 'freeze' };

export type Fault = FaultOf<Amount>;

/** A fault as it happens: everything drawn. */
export type Drawn = FaultOf<number>;

/** What a rule is about; what is left out matches everything. */
export interface When {
  /** Such as `POST`, or several. */
  readonly method?: string | readonly string[];
  /** The path without its query. In text `*` stands for anything. */
  readonly path?: string | RegExp;
  /** Only upgrades (WebSocket), or only what is none. */
  readonly upgrade?: boolean;
  /** Passes the first so many. */
  readonly after?: number;
  /** Strikes so often and then never again. */
  readonly times?: number;
  /** Of what matches, the share that is struck; the seed says which. */
  readonly probability?: number;
}

export interface Rule {
  /** Names it in the log, and its draws: they do not change when other rules come and go. */
  readonly name?: string;
  readonly when?: When;
  /** Of several, the seed takes one each time. */
  readonly fault: Fault | readonly Fault[];
}

/** What a rule sees of a request. */
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

/** Whether the rule is about the request, leaving counts and chance aside. */
export function matches({ method, path, upgrade }: When, seen: Seen): boolean {
  const methods = typeof method === 'string' ? [method] : method;
  return (
    (methods === undefined || methods.some((one) => one.toUpperCase() === seen.method)) &&
    (path === undefined || pathMatches(path, seen.path)) &&
    (upgrade === undefined || upgrade === seen.upgrade)
  );
}
