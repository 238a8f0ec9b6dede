import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Area } from '../shared/area.ts';
import { callNamed, callNames, isCallName, isSessionCallName } from './calls.ts';
import type { CallName, Calls, OpenCallName, SessionCallName } from './calls.ts';
import { Unreadable, invalid } from './handle.ts';
import type {
  AheadContext,
  Handler,
  OpenContext,
  OpenHandler,
  Parameters,
  ServerEvent,
  SessionContext,
  SessionHandler,
} from './handle.ts';

/** A request as the call's schema returns it. */
type RequestTo<C extends AnyCall> = v.InferOutput<C['request']>;

/** The data of a call as the handler returns it, before the schema transforms it. */
type AnswerOf<C extends AnyCall> = v.InferInput<C['data']>;

type RunIn<Context, C extends AnyCall> = (context: Context, request: RequestTo<C>) => Promise<AnswerOf<C>>;

/**
 * A function that answers the call of that name: its context has a session and a transaction when the call
 * demands a
 * session, the request has passed its schema, and the answer has the type of the contract.
 *
 * @example
 * const listCourses: Run<'courseList'> = async (context, { keyword }) => …
 */
export type Run<Name extends CallName> = RunIn<
  Name extends SessionCallName ? SessionContext : OpenContext,
  Calls[Name]
>;

/** A call whose body is not read as a whole, or whose answer may be streamed. */
interface RunWith<C extends AnyCall> {
  readonly run: RunIn<SessionContext, C>;
  /** Reads a body that is too large to be kept in memory. */
  readonly receive?: SessionHandler['receive'];
  /**
   * Streams an answer, also one that was stored for an earlier request with the same key; `undefined` for a
   * request that does not want a stream.
   */
  readonly events?: (
    request: RequestTo<C>,
    data: v.InferOutput<C['data']>,
  ) => Iterable<ServerEvent> | undefined;
}

/**
 * A call with long work that must hold no transaction, such as deriving a password: `ahead` does that work,
 * and the function that it resolves with does the rest in the request's transaction.
 */
interface RunAhead<C extends AnyCall> {
  readonly ahead: (
    context: AheadContext,
    request: RequestTo<C>,
  ) => Promise<(context: SessionContext) => Promise<AnswerOf<C>>>;
}

/** Like `Run`, for a call that does the long part of its work before the transaction. */
export type Ahead<Name extends SessionCallName> = RunAhead<Calls[Name]>['ahead'];

type SessionAnswer<C extends AnyCall> = RunIn<SessionContext, C> | RunWith<C> | RunAhead<C>;

type SessionAnswers = { readonly [Name in SessionCallName]: SessionAnswer<Calls[Name]> };
type OpenAnswers = { readonly [Name in OpenCallName]: RunIn<OpenContext, Calls[Name]> };

/**
 * The functions with which an area answers calls, by name of the call.
 *
 * @example
 * export const courseHandlers = { courseList: listCourses } satisfies Handlers;
 */
export type Handlers = Partial<SessionAnswers & OpenAnswers>;

export interface Registry {
  /** One object per area, in the order of the areas. */
  readonly handlers: readonly Handler[];
  /** Names of the contract's calls that no area answers. */
  readonly unbuilt: readonly CallName[];
}

/**
 * Joins the handlers of all areas with the contract's calls.
 *
 * @throws when two areas answer one call, or an area answers a call that the contract does not declare
 */
export function register(areas: readonly Pick<Area, 'name' | 'handlers'>[]): Registry {
  const answeredBy = new Map<CallName, string>();
  const handlers = areas.flatMap(({ name: area, handlers: answers = {} }) =>
    Object.keys(answers).map((name) => {
      if (!isCallName(name)) throw new Error(`${area} answers ${name}, which is no call of the contract.`);
      const other = answeredBy.get(name);
      if (other !== undefined) throw new Error(`${other} and ${area} both answer ${name}.`);
      answeredBy.set(name, area);
      return handlerOf(name, answers);
    }),
  );
  return { handlers, unbuilt: callNames.filter((name) => !answeredBy.has(name)) };
}

function handlerOf(name: CallName, answers: Handlers): Handler {
  if (isSessionCallName(name)) {
    const answer = answers[name];
    if (answer !== undefined) return sessionHandlerOf(name, answer);
  } else {
    const answer = answers[name];
    if (answer !== undefined) return openHandlerOf(name, answer);
  }
  throw new Error(`${name} has no function.`);
}

const sessionHandlerOf = <Name extends SessionCallName>(name: Name, answer: SessionAnswers[Name]): Handler =>
  sessionHandler(callNamed(name), answer);

const openHandlerOf = <Name extends OpenCallName>(name: Name, answer: OpenAnswers[Name]): Handler =>
  openHandler(callNamed(name), answer);

function sessionHandler<C extends AnyCall>(call: C, answer: SessionAnswer<C>): SessionHandler {
  if ('ahead' in answer) {
    return {
      call,
      kind: 'session',
      prepare: () => () => Promise.reject(new Error(`${call.path} was answered in one step.`)),
      ahead: async (sent, context) => answer.ahead(context, demanded<C['request']>(call.request, sent)),
    };
  }
  const { run, receive, events }: RunWith<C> = 'run' in answer ? answer : { run: answer };
  return {
    call,
    kind: 'session',
    prepare: (sent) => {
      const request = read<C['request']>(call.request, sent);
      return request instanceof Unreadable ? request : async (context) => run(context, request);
    },
    ...(receive === undefined ? {} : { receive }),
    ...(events === undefined
      ? {}
      : {
          events: (sent, data) =>
            events(demanded<C['request']>(call.request, sent), v.parse<C['data']>(call.data, data)),
        }),
  };
}

function openHandler<C extends AnyCall>(call: C, run: RunIn<OpenContext, C>): OpenHandler {
  return {
    call,
    kind: 'open',
    run: async (sent, context) => run(context, demanded<C['request']>(call.request, sent)),
  };
}

/** Unknown parameters are ignored, so that a newer client may send more. */
function read<Schema extends GenericSchema>(
  schema: Schema,
  sent: Parameters,
): v.InferOutput<Schema> | Unreadable {
  const result = v.safeParse(schema, sent);
  return result.success ? result.output : new Unreadable(fieldOf(result.issues));
}

function demanded<Schema extends GenericSchema>(schema: Schema, sent: Parameters): v.InferOutput<Schema> {
  const request = read(schema, sent);
  if (request instanceof Unreadable) throw invalid(request);
  return request;
}

/** The first field that is wrong; for a union, the field of its last alternative. */
function fieldOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  if (first === undefined) return 'body';
  const inner = first.type === 'union' ? first.issues : undefined;
  if (inner !== undefined && inner.length > 0) return fieldOf(inner);
  return v.getDotPath(first) ?? 'body';
}
