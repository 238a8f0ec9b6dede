import type { CallFacts } from '../contract/define.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The request of a call as named values; no request is no values. */
export const fieldsOf = (request: unknown): Fields => (isFields(request) ? request : {});

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

/**
 * Where the call goes. `access_token` is added to every call of a session (specification point 7), and
 * only here, so that it cannot reach another host.
 */
export function addressOf(host: string, call: CallFacts, fields: Fields, token: string): string {
  const inQuery =
    call.encoding === 'query' ? fields : pick(fields, (name) => call.queryKeys?.includes(name) === true);
  const params = parameters(inQuery);
  if (token !== '') params.set('access_token', token);
  const query = params.toString();
  return `${host}${call.path}${query === '' ? '' : `?${query}`}`;
}

/** The body and its type, in the encoding that the specification names for the call. */
export function bodyOf(call: CallFacts, fields: Fields): { body?: BodyInit; type?: string } {
  const rest = call.queryKeys ? pick(fields, (name) => call.queryKeys?.includes(name) !== true) : fields;
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
      // Without a type of ours the browser writes its own, with the boundary.
      return { body: form };
    }
    case 'query':
    case 'none':
      return {};
    default:
      return call.encoding satisfies never;
  }
}
