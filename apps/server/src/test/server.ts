import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '../db/open.ts';
import type { OpenDatabase } from '../db/open.ts';
import { createServer } from '../server.ts';
import type { RunningServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import type { Area } from '../shared/area.ts';
import { inject } from 'vitest';
import { password, seedTime } from './fixed.ts';
import { currentPair, startSecond } from './pair.ts';

/** A seeded database in memory. */
export async function seededDatabase(): Promise<OpenDatabase> {
  return openDatabase({ dump: new Blob([await readFile(inject('seededDump'))]) });
}

export interface TestAnswer {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  // Typed as any JSON, because each test reads what it needs; conformance.test.ts checks answers with their
  // schemas.
  readonly data: Json;
  readonly headers: Headers;
}

/** JSON that a test may read at any path; a wrong path gives undefined and fails the expectation. */
export type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json } & readonly Json[];

export interface Asked {
  query?: Record<string, string | number>;
  form?: Record<string, string | number>;
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestServer {
  readonly server: RunningServer;
  readonly url: string;
  /** Address of the second process, inside `startPair`. */
  readonly secondUrl: string | undefined;
  readonly lines: string[];
  readonly database: OpenDatabase;
  /** Moves the server's clock. */
  advance(seconds: number): void;
  now(): number;
  call(method: 'GET' | 'POST', path: string, asked?: Asked): Promise<TestAnswer>;
  /** Signs in with a password and returns the token. */
  signIn(account: string, domainName?: string): Promise<string>;
  close(): Promise<void>;
}

/** A server on a seeded database; inside `startPair` two processes, which take turns answering calls. */
export async function startTestServer(
  env: Record<string, string> = {},
  database?: OpenDatabase,
  /** Replaces all areas; not possible inside `startPair`, whose second process has all of them. */
  areas?: readonly Area[],
): Promise<TestServer> {
  let offset = 0;
  const lines: string[] = [];
  const now = () => seedTime + offset;
  // Tests send many calls, act as proxies and use every login.
  const all = { PORT: '0', CALLS_PER_MINUTE: '0', DEMO_PROVIDERS: '1', ...env };
  const databaseUrl = database === undefined ? await currentPair()?.newDatabase() : undefined;
  const opened =
    database ?? (databaseUrl === undefined ? await seededDatabase() : await openDatabase({ databaseUrl }));
  const server = await createServer({
    settings: readSettings(all),
    database: opened,
    clock: now,
    writeLine: (line) => lines.push(line),
    ...(areas === undefined ? {} : { areas }),
    portalFolder: resolve(import.meta.dirname, 'portal'),
  });
  const second =
    databaseUrl === undefined
      ? undefined
      : await startSecond({ ...all, DATABASE_URL: databaseUrl }, (line) => lines.push(line));
  let turn = 0;
  const call: TestServer['call'] = async (method, path, asked = {}) => {
    const query = new URLSearchParams(
      Object.entries(asked.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    if (asked.token !== undefined) query.set('access_token', asked.token);
    const body =
      asked.form === undefined
        ? asked.json === undefined
          ? undefined
          : JSON.stringify(asked.json)
        : new URLSearchParams(
            Object.entries(asked.form).map(([name, value]) => [name, String(value)]),
          ).toString();
    turn += 1;
    const other = turn % 2 === 0 ? second : undefined;
    await other?.settle(offset);
    const response = await fetch(`${other?.url ?? server.url}/api${path}?${query.toString()}`, {
      method,
      headers: {
        DeviceModel: 'PC',
        ...(body === undefined
          ? {}
          : {
              'content-type':
                asked.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
            }),
        ...asked.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const envelope: Pick<TestAnswer, 'code' | 'msg' | 'data'> = await response.json();
    await other?.settle(offset);
    return { ...envelope, status: response.status, headers: response.headers };
  };
  return {
    server,
    url: server.url,
    secondUrl: second?.url,
    lines,
    database: opened,
    advance: (seconds) => {
      // The offset is rounded, because all clocks here count whole milliseconds.
      offset = Math.round(offset + seconds * 1000);
    },
    now,
    call,
    signIn: async (account, domainName = 'sunrise') => {
      const answer = await call('POST', '/user/pc/login', {
        form: { loginKind: 1, domainName, deviceType: 5, account, password },
      });
      if (answer.code !== 200) throw new Error(`Sign-in of ${account} answered ${answer.code}.`);
      return String(answer.data['access_token']);
    },
    close: async () => {
      await Promise.all([server.close(), second?.stop()]);
    },
  };
}
