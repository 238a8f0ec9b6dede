import type { Adapt, Adapted } from '@stoa/api/adapter';
import type { AnyCall, Encoding } from '@stoa/api/contract/define';

export type Fields = Readonly<Record<string, unknown>>;

/** The address of the back end, and its path segments. */
export interface Target {
  /** Base address of every call, such as `https://portal.example.com/api`. */
  readonly host: string;
  /** Path segments that replace `{app-1}` to `{app-4}`. */
  readonly segments: readonly string[];
  readonly timeoutMs: number;
  /** Milliseconds to wait when the target answers that calls come too fast. */
  readonly pauseMs: number;
  /** Adapts the calls to a target of another shape. */
  readonly adapt?: Adapt | undefined;
}

type Route = Adapted['route'];

export interface Sending {
  readonly fields?: Fields;
  readonly token?: string | undefined;
  /** Replaces the contract's encoding, to find out which one a back end reads. */
  readonly encoding?: Encoding;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  /** The parsed body, when it is JSON. */
  readonly body: unknown;
  /** Why the answer cannot be checked: no connection, no UTF-8, no JSON. */
  readonly problem?: string;
  /** Set when the adapter could not make the request, so that nothing was sent. */
  readonly unsent?: true;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function parameters(entries: readonly (readonly [string, unknown])[]): URLSearchParams {
  const made = new URLSearchParams();
  for (const [name, value] of entries) if (value !== undefined) made.append(name, asText(value));
  return made;
}

const isInQuery = (call: Route, name: string): boolean =>
  call.encoding === 'query' || call.queryKeys?.includes(name) === true || call.rawQuery === name;

export const pathOf = (path: string, segments: readonly string[]): string =>
  path.replace(/\{app-(\d)\}/, (_hole, no: string) => segments[Number(no) - 1] ?? `app-${no}`);

function bodyOf(
  encoding: Encoding,
  entries: readonly (readonly [string, unknown])[],
): { body?: BodyInit; type?: string } {
  switch (encoding) {
    case 'json':
      return { body: JSON.stringify(Object.fromEntries(entries)), type: 'application/json; charset=utf-8' };
    case 'form':
      return { body: parameters(entries).toString(), type: 'application/x-www-form-urlencoded' };
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : asText(value));
      return { body: form };
    }
    case 'query':
    case 'none':
      return {};
    default:
      return encoding satisfies never;
  }
}

function parsed(bytes: ArrayBuffer): Pick<Answer, 'body' | 'problem'> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { body: undefined, problem: 'the body is not UTF-8' };
  }
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: undefined, problem: text === '' ? 'the body is empty' : 'the body is not JSON' };
  }
}

/** Sends a request unchanged; any answer resolves. */
export async function fetchAnswer(address: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, ...parsed(await response.arrayBuffer()) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const problem = cause instanceof Error ? cause.message : String(cause);
    return { status: 0, type: '', body: undefined, problem: `no answer: ${problem}` };
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The answer of an adapted call, as the contract would have sent it. */
function adapted(answer: Answer, { answer: read }: Adapted): Answer {
  if (read === undefined || answer.problem !== undefined) return answer;
  const { status, body } = answer;
  const came = read({ status, text: JSON.stringify(body) });
  if ('fault' in came) return { ...answer, body: undefined, problem: 'the adapter cannot read the answer' };
  const own: unknown = JSON.parse(came.text);
  // The client ignores the rest of such an answer, so its code is replaced by that of the contract.
  const code = came.status === 401 ? { code: 401, msg: '', data: null } : {};
  return { ...answer, status: came.status, body: isObject(own) ? { data: null, ...own, ...code } : own };
}

/** Makes a call as the portal does. */
export async function send(target: Target, call: AnyCall, sending: Sending = {}): Promise<Answer> {
  const { token, headers = {} } = sending;
  const wire: Adapted = target.adapt?.(call, sending.fields ?? {}) ?? {
    route: call,
    fields: sending.fields ?? {},
  };
  if (wire.misfit) {
    const problem = 'the adapter cannot make the request';
    return { status: 0, type: '', body: undefined, problem, unsent: true };
  }
  const { route } = wire;
  const { encoding = route.encoding } = sending;
  const entries = Object.entries(wire.fields).filter(([, value]) => value !== undefined);
  const named = new Set(route.headerKeys ?? []);
  const inQuery = entries.filter(([name]) => isInQuery(route, name) && !named.has(name));
  const query = parameters(
    inQuery.flatMap(([name, value]) =>
      name === route.rawQuery ? [...new URLSearchParams(asText(value))] : [[name, value]],
    ),
  );
  if (token !== undefined) query.set('access_token', token);
  const { body, type } = bodyOf(
    encoding,
    entries.filter(([name]) => !isInQuery(route, name) && !named.has(name)),
  );
  const address = `${target.host}${pathOf(route.path, target.segments)}?${query.toString()}`;
  const answer = await fetchAnswer(
    address,
    {
      method: route.method,
      headers: {
        DeviceModel: 'PC',
        'Accept-Language': 'zh-CN',
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...Object.fromEntries(entries.filter(([name]) => named.has(name)).map(([n, v]) => [n, asText(v)])),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    },
    target.timeoutMs,
  );
  return adapted(answer, wire);
}
