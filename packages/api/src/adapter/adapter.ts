import type { InferInput } from 'valibot';
import type { Calls } from '../contract/calls.ts';
import type { AnyCall, Encoding, RequestOf } from '../contract/define.ts';
import type { Fields, Route } from '../client/request.ts';

/** An answer's envelope as the contract has it. */
export interface Envelope {
  /** 200 is success, 202 an expired login, and anything else an error. */
  readonly code: number;
  /** The message to the person. */
  readonly msg?: string;
  readonly data?: unknown;
}

/** How one call of the back end differs from the contract; what is left out is as the contract says. */
export interface AdaptedCall<C extends AnyCall = AnyCall> {
  readonly method?: Route['method'];
  /**
   * Path below `host`. `{name}` is replaced by the field of that name of the adapted request, which is then
   * not sent anywhere else.
   */
  readonly path?: `/${string}`;
  /**
   * Default: that of the contract. If `method` differs from the contract's, the default is `query` for GET
   * and DELETE and `json` for the others.
   */
  readonly encoding?: Encoding;
  /** Fields of the adapted request that are sent in the query although the request has a body. */
  readonly queryKeys?: readonly string[];
  /** The fields as the back end needs them, without the token, which the client adds. */
  request?(this: void, fields: NonNullable<RequestOf<C>>): Fields;
  /**
   * The data in the contract's form, made from what the back end sent with success. The contract's own schema
   * reads it afterwards, like any answer. Declared as a method so that an adapter may name the type of its
   * own back end's data.
   */
  answer?(this: void, data: unknown, fields: NonNullable<RequestOf<C>>): InferInput<C['data']>;
}

/**
 * Adapts the calls of the contract to a back end of another shape. Its functions must be pure, because the
 * same request may be adapted more than once.
 */
export interface Adapter {
  /**
   * Reads the envelope of an answer from its JSON and its HTTP status; undefined leaves the answer to the
   * rules of the contract. HTTP 401 ends a session whatever this returns, but not at a call that needs none,
   * such as the login; HTTP 404 to a call that is not among `calls` means that the back end does not have it.
   * Declared as a method for the same reason as `answer`.
   */
  envelope?(this: void, body: unknown, status: number): Envelope | undefined;
  /** The calls that differ, by name such as `courseList`. */
  readonly calls: { readonly [Name in keyof Calls]?: AdaptedCall<Calls[Name]> };
}

/** Declares an adapter, so that the compiler checks it against the contract. */
export const defineAdapter = /* @__NO_SIDE_EFFECTS__ */ (adapter: Adapter): Adapter => adapter;
