import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../../..');

/** The published packages; each comes before those that need it. */
export const packageNames = ['domain', 'theme', 'api', 'ui'];

export const tool = (name) => path.join(root, 'tooling/build/node_modules/.bin', name);

const started = promisify(execFile);

/** @param {string} command @param {string[]} args @param {string} cwd @param {Record<string, string>} [env] */
export const run = async (command, args, cwd, env = {}) =>
  (
    await started(command, args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, npm_config_update_notifier: 'false', ...env },
      shell: process.platform === 'win32',
    })
  ).stdout;

/** The versions that the workspace itself uses. @returns {Promise<Record<string, string>>} */
export async function catalogue() {
  const text = await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, block = ''] = /^catalog:\n((?: {2}.*\n?)+)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
}
