import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Environment of every started command: no telemetry and no questions about updates. */
export const quietEnv = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
};

/**
 * Runs a command and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = quietEnv, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const [stream, sink] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) sink.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Prints a line to the terminal. */
export const say = (line = '') => process.stdout.write(`${line}\n`);

/**
 * Starts the reference server, or another program of its folder, and waits until it answers.
 *
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void, watch?: boolean, script?: string }} [options]
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, ready: object }>}
 * @throws {Error} with what the server said, when it ends before it is ready.
 */
export function startServer({ env = {}, onLine, watch = false, script = 'src/main.ts' } = {}) {
  const child = spawn(
    process.execPath,
    [...(watch ? ['--watch', '--watch-preserve-output'] : []), '--conditions=@stoa/source', script],
    { cwd: path.join(root, 'apps/server'), env: { ...quietEnv, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let rest = '';
  return new Promise((resolve, reject) => {
    const read = (chunk) => {
      rest += chunk;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('STOA_READY ')) {
          resolve({ child, ready: JSON.parse(line.slice('STOA_READY '.length)) });
          // Nobody reads the output any more, and writing a line for each request would cost a measured
          // server as much as the request itself.
          if (!onLine) for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume();
        } else {
          said += `${line}\n`;
          onLine?.(line);
        }
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(said.trim() || `The server ended with code ${code}.`)));
  });
}
