import type { GenericSchema, InferOutput, InferInput } from 'valibot';

/** The encoding of a request: `query` for GET; the encodings of POST are those of specification point 7. */
export type Encoding = 'none' | 'query' | 'json' | 'form' | 'multipart';

/** Who may call: only somebody without a session, only somebody with one, or both. */
export type CallAuth = 'none' | 'optional' | 'session';

/**
 * A module that a company may not have. A call that names a module is refused there, with code 1005 or the
 * module's own; some modules close a call for certain parameters only, such as `courseKinds` for the kinds
 * that are switched off.
 */
export type CallModule =
  | 'assistant'
  | 'comments'
  | 'courseKinds'
  | 'knowledge'
  | 'marks'
  | 'myCourses'
  | 'orders'
  | 'purchase'
  | 'search'
  | 'sharing'
  | 'vip';

/**
 * An action that one person may do only a limited number of times; more is refused with code 1006. Calls with
 * the same rate are counted together.
 */
export type CallRate = 'access' | 'assistant' | 'chat' | 'comments' | 'mentions' | 'uploads';

/** Static facts of a call, declared once for client and server. */
export interface CallFacts {
  /** Number of the call in the reference: `S` for the calls of the specification, `X` for the others. */
  readonly id: `${'S' | 'X'}${number}`;
  readonly method: 'GET' | 'POST';
  /** Path under `{host}`, exactly as the specification writes it. */
  readonly path: `/${string}`;
  readonly encoding: Encoding;
  readonly auth: CallAuth;
  /** Whether the token of a guest in an external exam is accepted as well. */
  readonly guest?: true;
  /** The module that the call belongs to; without one, every company has the call. */
  readonly module?: CallModule;
  /** Limit on how often one person may call it; without one, the call has no limit of its own. */
  readonly rate?: CallRate;
  /**
   * Set for polls, heart-beats and autosave: the call never opens a dialog, because outcomes such as a
   * refusal are sent in `data`.
   */
  readonly background?: true;
  /** Whether the request has `idemKey`, so that it may be sent again without a second effect. */
  readonly idempotent?: true;
  /**
   * Set for an idempotent call whose body must not be provable from the server's data: the server stores no
   * hash of it, and the same key with another body gets the first answer instead of 1007.
   */
  readonly forgetsBody?: true;
  /**
   * Whether the call uses a one-time code. The client never repeats such a call by itself, and `idemKey` lets
   * the server recognise the same browser when it repeats it.
   */
  readonly spendsCode?: true;
  /**
   * Whether the browser completes the call even if the person leaves the page, because the person has done
   * everything by pressing the button.
   */
  readonly outlivesPage?: true;
  /** POST parameters that are sent in the query, as the specification lists them. */
  readonly queryKeys?: readonly string[];
  /**
   * The field whose text is the whole query of the call, byte for byte: a query that another system has
   * signed must arrive unchanged, including repeated names.
   */
  readonly rawQuery?: string;
  /** Fields that travel as request headers of the same name. */
  readonly headerKeys?: readonly string[];
}

/**
 * An address of the contract outside the envelope; it speaks the tus protocol, which moves a file in pieces.
 */
export interface TusEndpoint<Metadata extends GenericSchema = GenericSchema> {
  readonly id: CallFacts['id'];
  readonly protocol: 'tus';
  readonly path: CallFacts['path'];
  readonly auth: CallAuth;
  /** Metadata that the creation of an upload sends. */
  readonly metadata: Metadata;
  /** The header with the metadata's credential, sent with every request. */
  readonly credentialHeader: string;
}

export interface Call<
  Request extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
  Auth extends CallAuth = CallAuth,
> extends CallFacts {
  readonly auth: Auth;
  readonly request: Request;
  readonly data: Data;
}

export type AnyCall = Call;
export type RequestOf<C extends AnyCall> = InferInput<C['request']>;
export type DataOf<C extends AnyCall> = InferOutput<C['data']>;

/** Declares a call. The result is plain data, so a screen bundles only the schemas that it uses. */
export const defineCall = /* @__NO_SIDE_EFFECTS__ */ <
  Request extends GenericSchema,
  Data extends GenericSchema,
  Auth extends CallAuth,
>(
  call: Call<Request, Data, Auth>,
): Call<Request, Data, Auth> => call;
