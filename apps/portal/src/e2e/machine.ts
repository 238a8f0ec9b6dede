import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { serveFolder } from '@stoa/browser/serve';
import { password, port, portalRoot } from './setting.ts';

/** A server of the journey's own, which it can kill and start again on the same data. */
export interface OwnServer {
  /** Kills the process without any chance to clean up, like a power cut. */
  readonly kill: () => Promise<void>;
  /** All text that the server has written to its log. */
  readonly said: () => string;
}

export function startServer(on: number, dataDir: string): Promise<OwnServer> {
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@stoa/source', 'src/main.ts'], {
    cwd: path.resolve(portalRoot, '../server'),
    env: { PATH: process.env['PATH'], PORT: String(on), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((ready, fail) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString();
      if (!said.includes('STOA_READY')) return;
      ready({
        said: () => said,
        kill: () => {
          child.kill('SIGKILL');
          return ended;
        },
      });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void ended.then(() => fail(new Error(`The server ended: ${said}`)));
  });
}

/** A host between a browser and the server. */
export interface Front {
  readonly port: number;
  /**
   * `up` passes calls on; `down` cuts the connection; `gateway` answers as a proxy that cannot reach its
   * server.
   */
  set: (state: 'up' | 'down' | 'gateway') => void;
  readonly close: () => Promise<void>;
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, to: number): void {
  const { method, url: target, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port: to, path: target, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** A plain static host, of the built portal by default, which passes calls and media on to the server. */
export async function staticHost(folder = path.join(portalRoot, 'dist')): Promise<Front> {
  const files = await serveFolder(folder, { fallback: 'index.html' });
  let state: 'up' | 'down' | 'gateway' = 'up';
  const server = createServer((incoming, outgoing) => {
    if (!/^\/(api|media)\//.test(incoming.url ?? '')) return pass(incoming, outgoing, files.port);
    if (state === 'up') return pass(incoming, outgoing, port);
    if (state === 'down') return void outgoing.destroy();
    outgoing.writeHead(502, { 'content-type': 'text/html' });
    return outgoing.end('<html><h1>502 Bad Gateway</h1></html>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    set: (next) => {
      state = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await files.close();
    },
  };
}

/**
 * JSON of an answer, in which a journey may access any path; a path that does not exist is `undefined` and
 * fails the expectation.
 */
export type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json } & readonly Json[];

export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: Json;
}

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  readonly query?: Record<string, string>;
  readonly token?: string;
  readonly on?: number;
}

/** Sends a call of the contract without the portal. */
export async function ask(
  call: string,
  { method, form, json, query, token, on = port }: Asked = {},
): Promise<Answer> {
  const address = new URL(`http://127.0.0.1:${on}/api${call}`);
  for (const [name, value] of Object.entries({
    ...query,
    ...(token === undefined ? {} : { access_token: token }),
  })) {
    address.searchParams.set(name, value);
  }
  const isRead = form === undefined && json === undefined;
  const answer = await fetch(address, {
    method: method ?? (isRead ? 'GET' : 'POST'),
    headers: { DeviceModel: 'PC', ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    body: form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json),
  });
  return answer.json();
}

const taken: { token: string; on: number }[] = [];

/** Signs in without the portal; returns the answer of the call. */
export async function seat(account: string, domainName = 'sunrise', on = port): Promise<Json> {
  const form = { loginKind: '1', domainName, deviceType: '5', account, password };
  const { code, msg, data } = await ask('/user/pc/login', { form, on });
  if (code !== 200) throw new Error(`${account} cannot sign in at ${domainName}: ${code} ${msg}`);
  taken.push({ token: String(data['access_token']), on });
  return data;
}

/**
 * Ends the sessions of everybody whom this journey has signed in. A person can have five sessions, so
 * sessions left by short journeys would end the session of a long journey that runs at the same time.
 */
export async function leaveSeats(): Promise<void> {
  const left = taken
    .splice(0)
    .map(({ token, on }) => ask('/user/pc/loginOut', { form: { type: '5' }, token, on }));
  // Failures are ignored, because a server that a journey has started has stopped by now, and its sessions
  // ended with it.
  await Promise.allSettled(left);
}
