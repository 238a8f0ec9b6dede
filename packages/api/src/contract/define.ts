import type { GenericSchema, InferOutput, InferInput } from 'valibot';

/** How the request travels. `query` for GET; the POST encodings are the specification's, point 7. */
export type Encoding = 'none' | 'query' | 'json' | 'form' | 'multipart';

/** Who may call: nobody signed in, a session, or either. */
export type CallAuth = 'none' | 'optional' | 'session';

/**
 * What a company may not have. A call that names a module is refused there, with code 1005 or the module's own; some
 * modules close a call for certain parameters only, such as `courseKinds` for the kinds that are switched off.
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

/** What one person may do only so often, else code 1006. Calls of one rate share their count. */
export type CallRate = 'assistant' | 'chat' | 'comments' | 'uploads';

/** Static facts of a call, declared once for client and server. */
export interface CallFacts {
  /** `S30`, `X23` … as numbered in the contract document, sections 6 and 7. */
  readonly id: `${'S' | 'X'}${number}`;
  readonly method: 'GET' | 'POST';
  /** Path under `{host}`, exactly as the specification writes it. */
  readonly path: `/${string}`;
  readonly encoding: Encoding;
  readonly auth: CallAuth;
  /** The token of an external exam's guest will do as well (contract 1.6). */
  readonly guest?: true;
  /** The module that it belongs to; every company has a call without one. */
  readonly module?: CallModule;
  /** How often one person may call it; without, as often as anything. */
  readonly rate?: CallRate;
  /** Polls, heart-beats, autosave: never opens a dialog, outcomes travel in `data` (contract 1.2). */
  readonly background?: true;
  /** Carries `idemKey`; may be retried (contract 1.5). */
  readonly idempotent?: true;
  /** Spends a one-time code: the client never sends it twice by itself, and `idemKey` says whose repetition it is. */
  readonly spendsCode?: true;
  /** One press that says all: whoever presses and leaves has pressed, so the browser sends it to its end. */
  readonly outlivesPage?: true;
  /** POST parameters that travel in the query, as the specification lists them. */
  readonly queryKeys?: readonly string[];
  /** The body's own fields, when everything else travels in the query as it came. */
  readonly bodyKeys?: readonly string[];
  /** Fields that travel as request headers of the same name. */
  readonly headerKeys?: readonly string[];
}

/**
 * An address of the contract outside the envelope: it speaks the tus protocol, which moves a file in
 * pieces.
 */
export interface TusEndpoint<Metadata extends GenericSchema = GenericSchema> {
  readonly id: CallFacts['id'];
  readonly protocol: 'tus';
  readonly path: CallFacts['path'];
  readonly auth: CallAuth;
  /** What the creation of an upload says about it. */
  readonly metadata: Metadata;
  /** The header that carries the credential of the metadata with every request. */
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
