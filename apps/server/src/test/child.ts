import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** A server in a process of its own, which a test can kill. */
export interface Child {
  readonly process: ChildProcess;
  /** Address of the server; empty when the process ended before it was ready. */
  readonly url: string;
  /** The output of the process until it was ready or had ended. */
  readonly said: string;
  readonly exitCode: number | null;
}

interface Starting {
  /** Called with all output so far, whenever there is more. */
  readonly onSaid?: (said: string, child: ChildProcess) => void;
  readonly onSpawn?: (child: ChildProcess) => void;
}

/** Starts a server and resolves when it is ready or has ended. */
export const startChild = (env: Readonly<Record<string, string>>, starting: Starting = {}): Promise<Child> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['--conditions=@stoa/source', 'src/main.ts'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], PORT: '0', SEED_DATE: '2026-03-10', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    starting.onSpawn?.(child);
    let said = '';
    let url = '';
    const read = (part: Buffer): void => {
      said += part.toString();
      starting.onSaid?.(said, child);
      const ready = /STOA_READY (.*)\n/.exec(said)?.[1];
      if (ready === undefined || url !== '') return;
      const facts: { url: string } = JSON.parse(ready);
      url = facts.url;
      done({ process: child, url, said, exitCode: null });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (exitCode) => done({ process: child, url, said, exitCode }));
  });

export const endChild = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.kill(signal);
  });
