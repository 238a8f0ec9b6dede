import type { Adapt, Misfit } from '../client/adapt.ts';
import { parseText, type RawAnswer } from '../client/answer.ts';
import type { Fields, Route } from '../client/request.ts';
import type { CallFacts } from '../contract/define.ts';
import { callIds } from '../contract/names.ts';
import { isRecord } from '../record.ts';
import type { AdaptedCall, Adapter } from './adapter.ts';

/** The options of {@link adapterOf}. */
export interface AdapterOptions {
  /** Called with a function of the adapter that has failed; prints to the console by default. */
  readonly tell?: (sentence: string, error: unknown) => void;
}

const toConsole = (sentence: string, error: unknown): void =>
  // oxlint-disable-next-line no-console -- Whoever wrote the adapter looks for the reason in the console.
  console.error(sentence, error);

const encodings: readonly unknown[] = ['none', 'query', 'json', 'form', 'multipart'];
const methods: readonly unknown[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const isBodiless = (method: Route['method']): boolean => method === 'GET' || method === 'DELETE';

const misfit: Misfit = { fault: { kind: 'shape', field: 'adapter' } };

const hole = /\{([a-z]\w*)\}/gi;

/**
 * Refuses an address that a browser would normalise, because it may lead out of the back end's own part of
 * the host.
 */
function isPlain(path: string): boolean {
  try {
    // The holes of the workplace apps are filled by the client.
    const written = path.replace(/\{app-\d\}/, 'app');
    const { host, pathname } = new URL(written, 'http://back.end');
    return host === 'back.end' && pathname === written;
  } catch {
    return false;
  }
}

const isOneOf = (known: readonly unknown[], value: unknown): boolean =>
  value === undefined || known.includes(value);
const isFunctionOrNone = (value: unknown): boolean => value === undefined || typeof value === 'function';

/** The fault in an adapter's entry for one call; undefined when there is none. */
function complaintAbout(entry: AdaptedCall): string | undefined {
  const { method, path, encoding, queryKeys, request, answer } = entry;
  if (!isOneOf(methods, method)) return `method is one of ${methods.join(', ')}`;
  if (!isOneOf(encodings, encoding)) return `encoding is one of ${encodings.join(', ')}`;
  if (path !== undefined && !(typeof path === 'string' && isPlain(path.replace(hole, '1')))) {
    return 'path begins with one / and has no other host, no dots for folders, no query';
  }
  if (queryKeys !== undefined && !Array.isArray(queryKeys)) return 'queryKeys is a list of names';
  if (!isFunctionOrNone(request)) return 'request is a function';
  if (!isFunctionOrNone(answer)) return 'answer is a function';
  if (method !== undefined && isBodiless(method) && isOneOf(['json', 'form', 'multipart'], encoding ?? ''))
    return `${method} has no body: encoding is query or none`;
  return undefined;
}

const idOf: Readonly<Record<string, CallFacts['id']>> = callIds;

/**
 * Checks an adapter.
 * @throws when the adapter cannot be used, with a message for its author
 */
function entriesOf({ calls, envelope }: Adapter): ReadonlyMap<CallFacts['id'], [string, AdaptedCall]> {
  if (!isRecord(calls)) throw new Error('An adapter has an object `calls`.');
  if (!isFunctionOrNone(envelope)) throw new Error('`envelope` of an adapter is a function.');
  const known: Readonly<Record<string, AdaptedCall | undefined>> = calls;
  const entries = Object.entries(known).flatMap(([name, entry]) => (entry ? [[name, entry] as const] : []));
  return new Map(
    entries.map(([name, entry]) => {
      const id = Object.hasOwn(idOf, name) ? idOf[name] : undefined;
      if (id === undefined) throw new Error(`The adapter fits the call ${name}, which does not exist.`);
      const complaint = isRecord(entry) ? complaintAbout(entry) : 'is no object';
      if (complaint !== undefined) throw new Error(`The adapter of the call ${name}: ${complaint}.`);
      return [id, [name, entry]];
    }),
  );
}

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The path with its placeholders filled, and the remaining fields. */
function filled(path: string, fields: Fields): { path: `/${string}`; rest: Fields } {
  const rest = new Map(Object.entries(fields));
  const whole = path.replace(hole, (_hole, name: string) => {
    const text = textIn(fields[name]);
    if (text === '') throw new Error(`The path needs ${name}, which the request does not have.`);
    rest.delete(name);
    return encodeURIComponent(text);
  });
  if (!isPlain(whole)) throw new Error('A field of the request would lead out of the path.');
  return { path: `/${whole.slice(1)}`, rest: Object.fromEntries(rest) };
}

function routeOf(call: CallFacts, entry: AdaptedCall, fields: Fields): { route: Route; fields: Fields } {
  const { method = call.method } = entry;
  const usual = isBodiless(method) ? 'query' : 'json';
  const { encoding = method === call.method ? call.encoding : usual } = entry;
  const { path, rest } =
    entry.path === undefined ? { path: call.path, rest: fields } : filled(entry.path, fields);
  const { queryKeys = call.queryKeys } = entry;
  return { route: { ...call, method, path, encoding, ...(queryKeys ? { queryKeys } : {}) }, fields: rest };
}

/**
 * Turns an adapter into the function that {@link createClient} needs. When a function of the adapter throws,
 * the call fails with the fault `shape` of the field `adapter`, and the fault is reported.
 * @throws when the adapter cannot be used, with a message for its author
 */
export function adapterOf(adapter: Adapter, { tell = toConsole }: AdapterOptions = {}): Adapt {
  const entries = entriesOf(adapter);

  /** The answer as the contract would have sent it. */
  function rewritten(answer: RawAnswer, entry: AdaptedCall | undefined, fields: Fields): RawAnswer {
    const body = parseText(answer.text);
    if (body === undefined) return answer;
    const envelope: unknown = adapter.envelope ? adapter.envelope(body, answer.status) : body;
    if (!isRecord(envelope)) return answer;
    const { code, msg, data } = envelope;
    const own = code === 200 && entry?.answer ? entry.answer(data, fields) : data;
    const text = JSON.stringify({ code, msg, data: own });
    // The adapter has already considered the status when it has read the envelope.
    return { ...answer, text, status: adapter.envelope ? 200 : answer.status };
  }

  return (call, fields) => {
    const [name = '', entry] = entries.get(call.id) ?? [];
    if (!entry && !adapter.envelope) return undefined;
    const failed = (part: string, error: unknown): void =>
      tell(`The adapter's ${part} of the call ${name || call.id} failed.`, error);
    const answer = (came: RawAnswer): RawAnswer | Misfit => {
      // An address of the contract that the back end does not have, rather than a thing that does not exist.
      if (!entry && came.status === 404) return came;
      const isOver = came.status === 401 && call.auth !== 'none';
      try {
        const read = rewritten(came, entry, fields);
        return isOver ? { ...read, status: 401 } : read;
      } catch (error) {
        if (isOver) return came;
        failed('answer', error);
        return misfit;
      }
    };
    if (!entry) return { route: call, fields, answer };
    try {
      const asked: unknown = entry.request ? entry.request({ ...fields }) : fields;
      if (!isRecord(asked)) throw new TypeError('The request is no object.');
      return { ...routeOf(call, entry, asked), answer };
    } catch (error) {
      failed('request', error);
      return { route: call, fields, misfit };
    }
  };
}
