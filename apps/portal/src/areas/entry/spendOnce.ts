import { isApiError } from '@stoa/api';
import { ErrorCode } from '@stoa/domain';

/** What this browser knows of a one-time code. */
export interface Spending {
  /** Goes along with each exchange of the code: the server answers the one that sent it first again. */
  readonly key: string;
  /** `begun` until the session is there: the answer may have been lost. */
  readonly state: 'begun' | 'done' | 'spent';
  readonly until: number;
}

/** What the spending of codes needs of the browser. */
export interface SpendPorts {
  readonly read: (code: string) => Spending | undefined;
  readonly write: (code: string, spending: Spending) => void;
  /** One tab at a time. */
  readonly lock: <Result>(code: string, work: () => Promise<Result>) => Promise<Result>;
  /** Whether anybody is signed in here by now, in whichever tab. */
  readonly isLoggedIn: () => boolean;
  readonly newKey: () => string;
  readonly now: () => number;
}

export type Spent =
  /** Its session has begun in this tab. */
  | { readonly kind: 'entered' }
  /** The person has yet to say whether it shall begin: {@link answered} ends that. */
  | { readonly kind: 'asking' }
  /** Somebody is signed in already: that session is the one to go on with. */
  | { readonly kind: 'follow' }
  /** Nobody gets in by it any more. */
  | { readonly kind: 'spent'; readonly message: string | undefined }
  /** The server said no, or could not be asked; the same code may be tried again. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** Longer than a server keeps a code. */
const lifeMs = 10 * 60_000;

const isSpent = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && error.code === ErrorCode.TicketInvalid;

/**
 * Spends a one-time code once, whatever tabs, reloads and lost answers do: the tab that comes second waits for the first
 * and follows its session; one that is loaded anew in the middle asks with the same key again. `enter` begins the
 * session with what the exchange brought.
 */
export function spendOnce<Result>(
  code: string,
  ports: SpendPorts,
  exchange: (key: string) => Promise<Result>,
  enter: (result: Result) => Promise<'entered' | 'asking'>,
): Promise<Spent> {
  return ports.lock(code, async () => {
    const kept = ports.read(code);
    const known = kept && kept.until > ports.now() ? kept : undefined;
    const over = (message?: string): Spent =>
      ports.isLoggedIn() ? { kind: 'follow' } : { kind: 'spent', message };
    if (known && known.state !== 'begun') return over();

    const key = known?.key ?? ports.newKey();
    const until = ports.now() + lifeMs;
    ports.write(code, { key, state: 'begun', until });
    try {
      const kind = await enter(await exchange(key));
      // Who is still asked may ask for the same again.
      if (kind === 'entered') ports.write(code, { key, state: 'done', until });
      return { kind };
    } catch (error) {
      if (!isSpent(error)) return { kind: 'failed', error };
      ports.write(code, { key, state: 'spent', until });
      return over(isApiError(error) && error.kind === 'business' ? error.msg : undefined);
    }
  });
}

/** The person has said whether the session shall begin. */
export function answered(code: string, ports: SpendPorts): void {
  const kept = ports.read(code);
  if (kept) ports.write(code, { ...kept, state: 'done' });
}
