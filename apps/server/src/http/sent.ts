import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a caller sent, as the calls read it: each part when it is asked for, and once. Building the standard
 * headers and address of a request takes longer than most of what is done with them.
 */
export class Sent {
  readonly request: Request;
  readonly #headers: IncomingHttpHeaders | undefined;
  #query: URLSearchParams | undefined;

  /** @param headers as Node read them, when it did */
  constructor(request: Request, headers?: IncomingHttpHeaders) {
    this.request = request;
    this.#headers = headers;
  }

  /** @param name in lower case */
  header(name: string): string | undefined {
    if (this.#headers === undefined) return this.request.headers.get(name) ?? undefined;
    const value = this.#headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  get query(): URLSearchParams {
    if (this.#query !== undefined) return this.#query;
    const { url } = this.request;
    const from = url.indexOf('?');
    this.#query = new URLSearchParams(from < 0 ? '' : url.slice(from + 1));
    return this.#query;
  }
}
