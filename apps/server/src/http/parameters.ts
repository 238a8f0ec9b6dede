import type { CallFacts } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import { BusinessError } from './errors.ts';
import type { ParsedUrlQuery } from 'node:querystring';
import { parametersIn } from './sent.ts';
import type { Sent } from './sent.ts';
import { unstorableIn } from './storable.ts';

export const bodyLimit = 1_000_000;

/** The body is too large; answered with HTTP 413. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

const invalid = (field: string) => new BusinessError(ErrorCode.ParamInvalid, { field });

/**
 * Names that every object inherits, such as `constructor`. No call has such a parameter, and schemas ignore
 * them.
 */
const isOfObjects = (name: string): boolean =>
  name === '__proto__' || name === 'constructor' || name === 'prototype';

/**
 * Parameters of a query or form. A name that occurs twice is refused, because different readers might use
 * different values.
 */
function single(parameters: Readonly<ParsedUrlQuery>): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const name of Object.keys(parameters)) {
    const value = parameters[name];
    if (typeof value !== 'string' || isOfObjects(name)) throw invalid(name);
    // The token is left out, because it belongs to the transport and is read by `tokenOf`.
    if (name !== 'access_token') values[name] = value;
  }
  return values;
}

async function textOf(sent: Sent): Promise<string> {
  if (Number(sent.header('content-length') ?? 0) > bodyLimit) throw new BodyTooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for await (const part of sent.body()) {
      size += part.byteLength;
      if (size > bodyLimit) throw new BodyTooLarge();
      text += decoder.decode(part, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    throw invalid('body');
  }
}

function jsonObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('body');
  return { ...value };
}

/** The whole query as it arrived, without the token, which belongs to the transport. */
const withoutToken = ({ search }: Sent): string =>
  search
    .split('&')
    .filter((part) => !/^access_token(=|$)/.test(part))
    .join('&');

/**
 * Reads the parameters of a call, in the encoding that it declares; the token is left out.
 * @throws BusinessError that names the parameter, when one cannot be read or can never be stored
 */
export function parametersOf(
  call: CallFacts,
  sent: Sent,
): Record<string, unknown> | Promise<Record<string, unknown>> {
  const query = call.rawQuery === undefined ? single(sent.query) : { [call.rawQuery]: withoutToken(sent) };
  return call.method === 'GET' ? storable(query) : withBody(call, sent, query).then(storable);
}

function storable<Parameters extends Record<string, unknown>>(parameters: Parameters): Parameters {
  const field = unstorableIn(parameters);
  if (field !== undefined) throw invalid(field);
  return parameters;
}

async function withBody(
  call: CallFacts,
  sent: Sent,
  query: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const text = await textOf(sent);
  const fromQuery = Object.fromEntries(
    Object.entries(query).filter(([key]) => call.queryKeys?.includes(key) === true || call.rawQuery === key),
  );
  const fromHeaders = Object.fromEntries(
    (call.headerKeys ?? []).map((key) => [key, sent.header(key.toLowerCase())]),
  );
  const beside = { ...fromQuery, ...fromHeaders };
  const type = (sent.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (call.encoding === 'form') {
    if (text !== '' && type !== 'application/x-www-form-urlencoded') throw invalid('Content-Type');
    return { ...single(parametersIn(text)), ...beside };
  }
  if (text !== '' && type !== 'application/json') throw invalid('Content-Type');
  return { ...jsonObject(text), ...beside };
}

/**
 * The session's token: in the query, as in the specification, or in a header; when both are sent, they must
 * be equal.
 */
export function tokenOf(sent: Sent): string | undefined {
  const inQuery = sent.query['access_token'];
  const header = sent.header('authorization');
  // This is the usual case, because nearly every call sends the token in the query only.
  if (header === undefined && typeof inQuery === 'string') return inQuery || undefined;
  const inHeader = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  const tokens = [inQuery ?? [], inHeader ?? []].flat().filter(Boolean);
  if (tokens.some((token) => token !== tokens[0])) throw invalid('access_token');
  return tokens[0];
}
