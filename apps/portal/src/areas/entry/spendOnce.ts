import { isApiError } from '@stoa/api';
import { ErrorCode } from '@stoa/domain';

/** The record of a one-time code in this browser. */
export interface Spending {
  /** Idempotency key of the exchange: the server gives the same answer again to the key that came first. */
  readonly key: string;
  /** `begun` until the session has started, because the answer may have been lost. */
  readonly state: 'begun' | 'done' | 'spent';
  readonly until: number;
}

/** The functions of the browser that spending a code needs. */
export interface SpendPorts {
  readonly read: (code: string) => Spending | undefined;
  readonly write: (code: string, spending: Spending) => void;
  /** Runs the work of one tab at a time. */
  readonly lock: <Result>(code: string, work: () => Promise<Result>) => Promise<Result>;
  /** Whether a session has begun meanwhile, in any tab. */
  readonly isLoggedIn: () => boolean;
  readonly newKey: () => string;
  readonly now: () => number;
}

export type Spent =
  /** The session of the code has started in this tab. */
  | { readonly kind: 'entered' }
  /** The person must decide whether the session starts; {@link answered} ends this state. */
  | { readonly kind: 'asking' }
  /** Another tab is signed in already, and this tab uses that session. */
  | { readonly kind: 'follow' }
  /** The code can no longer sign anybody in. */
  | { readonly kind: 'spent'; readonly message: string | undefined }
  /** The server refused for another reason, or could not be reached; the same code may be tried again. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** 10 minutes, which is longer than a server keeps a code. */
const lifeMs = 10 * 60_000;

const isSpent = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && error.code === ErrorCode.TicketInvalid;

/**
 * Spends a one-time code once, in spite of several tabs, reloads and lost answers: a second tab waits for the
 * first and follows its session; a tab that is reloaded in the middle asks with the same key again. `enter`
 * begins the session with the answer of the exchange.
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
      // While the person is being asked, a reload may exchange the code with the same key again.
      if (kind === 'entered') ports.write(code, { key, state: 'done', until });
      return { kind };
    } catch (error) {
      if (!isSpent(error)) return { kind: 'failed', error };
      ports.write(code, { key, state: 'spent', until });
      return over(isApiError(error) && error.kind === 'business' ? error.msg : undefined);
    }
  });
}

/** Marks the code as done when the person has decided whether the session starts. */
export function answered(code: string, ports: SpendPorts): void {
  const kept = ports.read(code);
  if (kept) ports.write(code, { ...kept, state: 'done' });
}
