import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveFolder } from '@stoa/browser/serve';
import { calls, dataOf, token } from './answers.ts';
import type { Shape } from './answers.ts';

export interface SpecificationServerOptions {
  readonly shape: Shape;
  /** Folder of the built portal, which is served besides the calls; without it there are only the calls. */
  readonly portal?: string;
  /** Further settings of the installation, as in `stoa.config.json`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface SpecificationServer {
  readonly url: string;
  readonly port: number;
  /** Calls that were made although the specification does not have them, such as `GET /course/pc/list`. */
  readonly strange: readonly string[];
  readonly close: () => Promise<void>;
}

/** Base of every call on the server's address. */
const host = '/api';

interface Answer {
  readonly status: number;
  readonly body: object;
}

const envelope = (code: number, msg: string, data: unknown = null, status = 200): Answer => ({
  status,
  body: { code, msg, data },
});

function answerTo(request: IncomingMessage, address: URL, shape: Shape): Answer | undefined {
  const path = address.pathname.slice(host.length);
  const call = calls.find((one) => one.method === request.method && one.path === path);
  if (call === undefined) return undefined;
  const given = address.searchParams.get('access_token');
  if (call.session && given === null) return envelope(401, 'please log in', null, 401);
  if (call.session && given !== token) return envelope(202, 'expired');
  return envelope(200, 'success', dataOf(call, shape));
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Starts the back end on a free port of this machine. */
export async function startSpecificationServer({
  shape,
  portal = join(import.meta.dirname, 'none'),
  settings = {},
}: SpecificationServerOptions): Promise<SpecificationServer> {
  const strange: string[] = [];
  const first = (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    if (address.pathname === '/stoa.config.json') {
      send(response, {
        status: 200,
        body: { host, calls: 'specification', defaultDomain: 'acme', ...settings },
      });
      return true;
    }
    if (!address.pathname.startsWith(`${host}/`)) return false;
    const answer = answerTo(request, address, shape);
    if (answer === undefined) strange.push(`${request.method} ${address.pathname.slice(host.length)}`);
    send(response, answer ?? envelope(404, 'no such call', null, 404));
    return true;
  };
  const { url, port, close } = await serveFolder(portal, { fallback: 'index.html', first });
  return { url, port, strange, close };
}
