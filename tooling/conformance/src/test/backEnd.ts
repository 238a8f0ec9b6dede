import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import { unknownCodes } from '../conduct.ts';
import { calls, endpoints } from '../contract.ts';
import { sampleOf } from '../sample.ts';

export interface Asked {
  readonly call: AnyCall;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  /** Whether the token was issued here and has not ended. */
  readonly signedIn: boolean;
}

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** Makes an answer wrong on purpose; `honest` is the right one. */
export type Twist = (asked: Asked, honest: Reply) => Reply;

/** The only learner, of the only company. */
export const learner = { tenant: 'only', account: 'learner', password: 'Learn2026', companyId: 1 } as const;

const someTime = Date.parse('2026-03-10T02:00:00Z');

/** Turns times into milliseconds, because samples use small numbers for everything. */
function dated(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return /[a-z]Time$/.test(name) ? someTime : value;
  if (Array.isArray(value)) return value.map((one) => dated(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dated(inner, key)]));
}

export const reply = (code: number, data: unknown = null, status = 200): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: { code, msg: code === 200 ? 'ok' : `code ${code}`, data },
});

/** The honest answer with some fields of its data replaced. */
export const withData = (honest: Reply, change: Readonly<Record<string, unknown>>): Reply => {
  const data: unknown = Reflect.get(Object(honest.body), 'data');
  return reply(200, { ...Object(data), ...change });
};

const isUnknown = (value: unknown): boolean =>
  /^(?:9007199254740000|nobody-has-this-0000)$/.test(String(value));

function page(fields: Asked['fields'], data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return data;
  const pageNo = Number(fields['pageNo'] ?? 1);
  const total = 3;
  const pageSize = Number(fields['pageSize'] ?? 20);
  return {
    ...data,
    ...(pageNo > 1 ? { list: [] } : {}),
    total,
    pageNo,
    pageSize,
    pages: Math.ceil(total / pageSize),
  };
}

function honestly(asked: Asked, tokens: Tokens): Reply {
  const { call, fields, token, signedIn } = asked;
  if (call.auth === 'session' && !signedIn) {
    return tokens.hasEnded(token) ? reply(202) : reply(401, null, 401);
  }
  if (!v.is(call.request, fields)) return reply(1001);
  if (call.id === 'S30') {
    const known = fields['account'] === learner.account && fields['password'] === learner.password;
    if (!known) return reply(2001);
  }
  if (call.id === 'S34' || call.id === 'S8') {
    if (call.id === 'S8' && Number(fields['companyId']) !== learner.companyId) return reply(2005);
    tokens.end(token);
  }
  if (call.id === 'S6' && fields['companyId'] !== learner.companyId) return reply(1003);
  if (call.background !== true && Object.values(fields).flat().some(isUnknown)) {
    return reply(unknownCodes.get(call.id)?.[0] ?? 1004);
  }
  const data = page(fields, dated(sampleOf(call.data)));
  const signs = typeof data === 'object' && data !== null && 'access_token' in data;
  return reply(200, signs ? { ...data, access_token: tokens.give() } : data);
}

class Tokens {
  readonly #live = new Set<string>();
  readonly #ended = new Set<string>();
  give(): string {
    const token = `token-${this.#live.size + this.#ended.size}`;
    this.#live.add(token);
    return token;
  }
  end(token: string | undefined): void {
    if (token === undefined || !this.#live.delete(token)) return;
    this.#ended.add(token);
  }
  isLive(token: string | undefined): boolean {
    return token !== undefined && this.#live.has(token);
  }
  hasEnded(token: string | undefined): boolean {
    return token !== undefined && this.#ended.has(token);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Reads the parameters in any encoding; `readable` says whether it is the encoding of the contract. */
async function sentTo(
  call: AnyCall,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<{ fields: Asked['fields']; readable: boolean }> {
  const text = await bodyOf(request);
  const type = request.headers['content-type'] ?? '';
  const inQuery = Object.fromEntries([...query].filter(([name]) => name !== 'access_token'));
  const inHeaders = Object.fromEntries((call.headerKeys ?? []).map((name) => [name, request.headers[name]]));
  const beside = { ...inQuery, ...inHeaders };
  if (text === '') return { fields: beside, readable: true };
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  const isJson = type.startsWith('application/json');
  const body: unknown = isForm
    ? Object.fromEntries(new URLSearchParams(text))
    : isJson
      ? JSON.parse(text)
      : {};
  return { fields: { ...beside, ...Object(body) }, readable: isForm === (call.encoding === 'form') };
}

export interface BackEnd {
  readonly host: string;
  close(): Promise<void>;
}

/**
 * A back end that answers the whole contract with samples, except for the calls in `twists`, which answer
 * wrongly.
 */
export async function startBackEnd(twists: Readonly<Record<string, Twist>> = {}): Promise<BackEnd> {
  const tokens = new Tokens();
  const tusPaths = new Set<string>(endpoints.map(({ endpoint }) => endpoint.path));
  const byAddress = new Map(
    calls.map(({ call }) => [`${call.method} ${call.path.replace(/\{(app-\d)\}/, '$1')}`, call]),
  );
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://back.end');
    const send = ({ status, type, body }: Reply) => {
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const call = byAddress.get(`${request.method} ${url.pathname}`);
    if (call === undefined) {
      const status = tusPaths.has(url.pathname) ? 403 : 404;
      send({ status, type: 'text/plain', body: '' });
      return;
    }
    const token = url.searchParams.get('access_token') ?? undefined;
    const answer = async () => {
      const { fields, readable } = await sentTo(call, request, url.searchParams);
      const asked: Asked = { call, fields, token, signedIn: tokens.isLive(token) };
      const honest = readable ? honestly(asked, tokens) : reply(1001);
      send(twists[call.id]?.(asked, honest) ?? honest);
    };
    void answer();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    host: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
