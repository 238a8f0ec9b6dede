import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Headed } from './proxy.ts';

interface Parts {
  readonly method: string;
  /** Path and query, as they stand in the first line of the request. */
  readonly target: string;
  readonly header: Headed['header'];
  readonly body: () => AsyncIterable<Uint8Array>;
}

/**
 * What a caller sent, as the calls read it: each part when it is asked for. Building the standard's request, its
 * headers and its address takes longer than most of what is done with them.
 */
export class Sent implements Headed {
  readonly method: string;
  readonly path: string;
  readonly #search: string;
  readonly #parts: Parts;
  #query: Readonly<ParsedUrlQuery> | undefined;

  constructor(parts: Parts) {
    const from = parts.target.indexOf('?');
    this.method = parts.method;
    this.path = from < 0 ? parts.target : parts.target.slice(0, from);
    this.#search = from < 0 ? '' : parts.target.slice(from + 1);
    this.#parts = parts;
  }

  /** @param name in lower case */
  header(name: string): string | undefined {
    return this.#parts.header(name);
  }

  /** A name that comes more than once has all its values. */
  get query(): Readonly<ParsedUrlQuery> {
    this.#query ??= parametersIn(this.#search);
    return this.#query;
  }

  /** The body as it comes; to stop half-way leaves the line open for the answer. */
  body(): AsyncIterable<Uint8Array> {
    return this.#parts.body();
  }
}

/** Names and values of a query or a form, in half the time of the standard's object. */
export const parametersIn = (text: string): ParsedUrlQuery => parse(text, '&', '=', { maxKeys: 0 });

/** Path and query of a request; some callers name the whole address in its first line. */
export function targetOf({ url = '' }: IncomingMessage): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Reads a request as Node hands it over. */
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
