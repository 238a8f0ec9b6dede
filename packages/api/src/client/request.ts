import type { CallFacts } from '../contract/define.ts';
import { isRecord } from '../record.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The facts of a call that decide how its request is sent. */
export type Route = Pick<CallFacts, 'path' | 'encoding' | 'queryKeys' | 'rawQuery' | 'headerKeys'> & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
};

/** The fields of a request; empty for a call without a request. */
export const fieldsOf = (request: unknown): Fields => (isRecord(request) ? request : {});

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function parameters(fields: Fields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) params.append(name, asText(value));
  }
  return params;
}

const pick = (fields: Fields, wanted: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)));

/** Path segments of the workplace apps by `app1` to `app4`, the specification's `{app-1}` to `{app-4}`. */
export type ProviderSegments = Readonly<Partial<Record<string, string>>>;

/** Whether a field is sent neither as a parameter nor in the body, but as a header or as the whole query. */
const isApart = (call: Route, name: string): boolean =>
  name === call.rawQuery || call.headerKeys?.includes(name) === true;

const isInQuery = (call: Route, name: string): boolean =>
  call.encoding === 'query' || call.queryKeys?.includes(name) === true;

/**
 * The address of a call. `access_token` is added to every call of a session (specification point 7), and only
 * here, so that it cannot reach another host.
 */
export function addressOf(
  host: string,
  call: Route,
  fields: Fields,
  token: string,
  segments?: ProviderSegments,
): string {
  const params = parameters(pick(fields, (name) => isInQuery(call, name) && !isApart(call, name)));
  if (token !== '') params.set('access_token', token);
  const raw = asText(fields[call.rawQuery ?? ''] ?? '');
  const query = [raw, params].filter(String).join('&');
  const path = call.path.replace(
    /\{app-(\d)\}/,
    (_hole, no: string) => segments?.[`app${no}`] ?? `app-${no}`,
  );
  return `${host}${path}${query && `?${query}`}`;
}

/** The fields that the specification sends as headers. */
export const headersOf = (call: Route, fields: Fields): Record<string, string> =>
  Object.fromEntries((call.headerKeys ?? []).map((name) => [name, asText(fields[name])]));

/** The body and its type, in the encoding that the specification names for the call. */
export function bodyOf(call: Route, fields: Fields): { body?: BodyInit; type?: string } {
  const rest = pick(fields, (name) => !isInQuery(call, name) && !isApart(call, name));
  switch (call.encoding) {
    case 'json':
      return { body: JSON.stringify(rest), type: 'application/json; charset=utf-8' };
    case 'form':
      return { body: parameters(rest).toString(), type: 'application/x-www-form-urlencoded' };
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of Object.entries(rest)) {
        if (value !== undefined) form.append(name, value instanceof Blob ? value : asText(value));
      }
      // The type is not set, because the browser writes it with the boundary.
      return { body: form };
    }
    case 'query':
    case 'none':
      return {};
    default:
      return call.encoding satisfies never;
  }
}
