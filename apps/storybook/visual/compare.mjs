// `pnpm visual --base <ref or folder>` finds the stories that look different in another commit or another
// build.
import { execFileSync } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareBuilds } from './compareBuilds.mjs';

const here = path.resolve(fileURLToPath(import.meta.url), '../..');
const root = path.resolve(here, '../..');
const from = process.env.INIT_CWD ?? process.cwd();
const say = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    base: { type: 'string' },
    head: { type: 'string' },
    only: { type: 'string', default: '' },
    globals: { type: 'string', default: '' },
    out: { type: 'string', default: path.join(here, 'visual-report') },
  },
});

const isBuild = (folder) =>
  access(path.join(folder, 'index.json')).then(
    () => true,
    () => false,
  );

const shell = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });

/** Builds the Storybook of a commit beside the workspace. */
function buildOf(ref, folder) {
  say(`builds the Storybook of ${ref}`);
  shell('git', ['clone', '--quiet', '--no-checkout', root, folder], root);
  shell(
    'git',
    [
      'checkout',
      '--quiet',
      '--detach',
      execFileSync('git', ['rev-parse', ref], { cwd: root, encoding: 'utf8' }).trim(),
    ],
    folder,
  );
  shell('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], folder);
  shell(
    'pnpm',
    ['exec', 'turbo', 'run', 'build', '--filter=@stoa/storybook', '--output-logs=errors-only'],
    folder,
  );
  return path.join(folder, 'apps/storybook/dist');
}

const fail = (sentence) => {
  say(sentence);
  process.exit(2);
};

if (values.base === undefined)
  fail('Name what to compare with: pnpm visual --base <commit, branch or folder of a build>');
const head = path.resolve(from, values.head ?? path.join(here, 'dist'));
if (!(await isBuild(head))) fail(`There is no built Storybook in ${head}. Build it first: pnpm build`);

const folder = path.resolve(from, values.base);
const borrowed = (await isBuild(folder)) ? undefined : await mkdtemp(path.join(tmpdir(), 'stoa-visual-'));
try {
  const base = borrowed === undefined ? folder : buildOf(values.base, path.join(borrowed, 'stoa'));
  const out = path.resolve(from, values.out);
  const { rows, same } = await compareBuilds({ ...values, base, head, out, say });
  for (const { id, kind, pixels } of rows)
    say(`${kind}  ${id}${pixels === undefined ? '' : `  ${pixels} pixels`}`);
  say(`${same} the same, ${rows.length} different: ${path.join(out, 'index.html')}`);
  process.exitCode = rows.length === 0 ? 0 : 1;
} finally {
  if (borrowed !== undefined) await rm(borrowed, { recursive: true, force: true });
}
