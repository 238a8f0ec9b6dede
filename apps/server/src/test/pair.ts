import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { inject } from 'vitest';
import { copyDatabase } from './postgres.ts';
import type { DatabaseCopy } from './postgres.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A second server process on the same database, with the clock of the test. */
export interface SecondServer {
  readonly url: string;
  /** Sets the clock of the process, and waits for all of its output so far. */
  settle(offset: number): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL on which every test server has two processes. */
export interface Pair {
  /** Address of a new, seeded database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

let current: Pair | undefined;
export const currentPair = (): Pair | undefined => current;

export function startPair(): Pair {
  const copies: DatabaseCopy[] = [];
  current = {
    newDatabase: async () => {
      const copy = await copyDatabase(inject('seededPostgres'));
      copies.push(copy);
      return copy.url;
    },
    stop: async () => {
      current = undefined;
      for (const copy of copies) await copy.drop();
    },
  };
  return current;
}

export async function startSecond(
  env: Record<string, string>,
  onLine: (line: string) => void,
): Promise<SecondServer> {
  const child = fork(resolve(import.meta.dirname, 'worker.ts'), {
    execArgv: ['--conditions=@stoa/source'],
    env: { PATH: process.env['PATH'], ...env },
  });
  const waiting = new Map<number, () => void>();
  const url = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The second server ended with ${code}.`)));
    child.on('message', (message: FromWorker) => {
      if ('url' in message) done(message.url);
      else if ('line' in message) onLine(message.line);
      else waiting.get(message.done)?.();
    });
  });
  let last = 0;
  return {
    url,
    settle: (offset) =>
      new Promise((done) => {
        last += 1;
        waiting.set(last, done);
        child.send({ no: last, offset } satisfies ToWorker);
      }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
