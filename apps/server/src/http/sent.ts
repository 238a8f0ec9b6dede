import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Headed } from './proxy.ts';

interface Parts {
  readonly method: string;
  /** Path and query, as in the first line of the request. */
  readonly target: string;
  readonly header: Headed['header'];
  readonly body: () => AsyncIterable<Uint8Array>;
}

/**
 * A request as the calls read it: each part is parsed on first use, because building the standard `Request`,
 * `Headers` and `URL` takes longer than most calls.
 */
export class Sent implements Headed {
  readonly method: string;
  readonly path: string;
  /** The query as it came, without its question mark. */
  readonly search: string;
  readonly #parts: Parts;
  #query: Readonly<ParsedUrlQuery> | undefined;

  constructor(parts: Parts) {
    const from = parts.target.indexOf('?');
    this.method = parts.method;
    this.path = from < 0 ? parts.target : parts.target.slice(0, from);
    this.search = from < 0 ? '' : parts.target.slice(from + 1);
    this.#parts = parts;
  }

  /** @param name in lower case */
  header(name: string): string | undefined {
    return this.#parts.header(name);
  }

  /** The parameters of the query; a name that comes more than once has all its values. */
  get query(): Readonly<ParsedUrlQuery> {
    this.#query ??= parametersIn(this.search);
    return this.#query;
  }

  /** The body as it arrives; if a reader stops before its end, the connection stays open for the answer. */
  body(): AsyncIterable<Uint8Array> {
    return this.#parts.body();
  }
}

/** Names and values of a query or a form, parsed in half the time that `URLSearchParams` needs. */
export const parametersIn = (text: string): ParsedUrlQuery => parse(text, '&', '=', { maxKeys: 0 });

/** Path and query of a request; some clients send the whole address in the first line. */
export function targetOf({ url = '' }: IncomingMessage): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Wraps a request of Node. */
export const sentOver = (incoming: IncomingMessage): Sent =>
  new Sent({
    method: incoming.method ?? '',
    target: targetOf(incoming),
    header: (name) => {
      const value = incoming.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    body: () => incoming.iterator({ destroyOnReturn: false }),
  });
