import type { ErrorCode } from '@stoa/domain';
import type { AnyCall, RequestOf } from '../contract/define.ts';
import type { ApiError } from './errors.ts';

/** The request of a call; the key of an intention may be left to the code that sends it. */
export type RequestFor<C extends AnyCall> = Keyless<RequestOf<C>>;
type Keyless<Request> = Request extends { idemKey: string }
  ? Omit<Request, 'idemKey'> & { idemKey?: string }
  : Request;

/**
 * A UUID v4. Written without `crypto.randomUUID`, because pages on plain http, such as inside a company, do
 * not have it.
 */
export function newIdemKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return (at > 3 && at < 11 && at % 2 === 0 ? '-' : '') + marked.toString(16).padStart(2, '0');
  }).join('');
}

export interface Intention {
  /** The key under which this request is sent now. */
  readonly keyOf: (request: unknown) => string;
  /** Records how the call ended; without an error it succeeded. */
  readonly settle: (error?: ApiError) => void;
}

/** Where the keys of an intention come from. */
export interface IntentionKeys {
  /** The key of a request, which is given as JSON. */
  readonly keyFor: (request: string) => string;
  /** The request was answered, so its key is not used again. */
  readonly forget: () => void;
}

const newKeys: IntentionKeys = { keyFor: newIdemKey, forget: () => undefined };

/**
 * Refusals of a request that was not looked at. They do not tell how an earlier request with the same key ended,
 * whose answer was lost.
 */
const notLookedAt: readonly number[] = [1006, 1014] satisfies (
  | typeof ErrorCode.TooFrequent
  | typeof ErrorCode.Busy
)[];

const isOutcome = (error: ApiError): boolean =>
  error.kind === 'expired' || (error.kind === 'business' && !notLookedAt.includes(error.code));

/**
 * Something that a person wants to do once. The same request keeps its key while it is unknown whether the
 * server has executed it; another request, or the same one after an answer, gets a new key.
 *
 * @param keys new keys by default; {@link keptKeys} gives keys that survive a reload
 */
export function createIntention(keys = newKeys): Intention {
  let kept: { readonly text: string; readonly key: string } | undefined;
  return {
    keyOf(request) {
      const text = JSON.stringify(request);
      if (kept?.text !== text) kept = { text, key: keys.keyFor(text) };
      return kept.key;
    },
    settle(error) {
      if (error !== undefined && !isOutcome(error)) return;
      kept = undefined;
      keys.forget();
    },
  };
}
