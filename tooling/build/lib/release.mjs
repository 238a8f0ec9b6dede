import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageNames, root, run } from './workspace.mjs';
import { createRequire } from 'node:module';

/** The line of .npmrc that sends our packages, and no others, to a registry. */
export const npmrcFor = (url) =>
  `@stoa:registry=${url}/\n//${new URL(url).host}/:_authToken=publisher\nfund=false\n`;

/**
 * Makes a release as in docs/publishing.md, in a copy of the workspace: changesets become versions, and
 * packages whose version the registry does not have are published.
 * @param {{ home: string, url: string }} given
 * @returns {Promise<Record<string, string>>} the version of each package
 */
export async function release({ home, url }) {
  await mkdir(home, { recursive: true });
  const tools = await readdir(path.join(root, 'tooling'));
  for (const name of packageNames) {
    const to = path.join(home, 'packages', name);
    for (const part of ['package.json', 'README.md', 'LICENSE', 'dist'])
      await cp(path.join(root, 'packages', name, part), path.join(to, part), { recursive: true });
    // The packages must be installed, because `workspace:` is replaced by the version of the installed
    // package.
    await mkdir(path.join(to, 'node_modules/@stoa'), { recursive: true });
    const links = [
      ...packageNames.map((other) => [other, path.join(home, 'packages', other)]),
      ...tools.map((other) => [other, path.join(root, 'tooling', other)]),
    ];
    for (const [other, target] of links)
      await symlink(target, path.join(to, 'node_modules/@stoa', other), 'junction');
  }
  await cp(path.join(root, '.changeset'), path.join(home, '.changeset'), { recursive: true });
  const workspace = await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = /^catalog:\n(?: {2}.*\n?)+/m.exec(workspace)?.[0] ?? '';
  await writeFile(
    path.join(home, 'pnpm-workspace.yaml'),
    `packages: [packages/*]\npmOnFail: ignore\nverifyDepsBeforeRun: false\n${catalog}`,
  );
  await writeFile(
    path.join(home, 'package.json'),
    JSON.stringify({ name: 'release', version: '0.0.0', private: true }),
  );
  await writeFile(path.join(home, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\n");
  await writeFile(path.join(home, '.npmrc'), npmrcFor(url));

  // Adds a changeset, because between two releases there may be none and nothing would be released.
  await writeFile(
    path.join(home, '.changeset/rehearsal.md'),
    `---\n${packageNames.map((name) => `'@stoa/${name}': patch\n`).join('')}---\n\nA rehearsal.\n`,
  );

  const git = (...args) =>
    run(
      'git',
      [
        '-c',
        'user.name=release',
        '-c',
        'user.email=release@localhost',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      home,
      {
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
      },
    );
  await git('init', '--quiet', '--initial-branch=main');
  await writeFile(path.join(home, '.gitignore'), 'node_modules\n.npmrc\n');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Before the release');

  const manifest = createRequire(path.join(root, 'package.json')).resolve('@changesets/cli/package.json');
  const changeset = (command) =>
    run(process.execPath, [path.join(path.dirname(manifest), 'bin.js'), command], home, {
      GIT_AUTHOR_NAME: 'release',
      GIT_AUTHOR_EMAIL: 'release@localhost',
      GIT_COMMITTER_NAME: 'release',
      GIT_COMMITTER_EMAIL: 'release@localhost',
      CI: 'true',
    });
  await changeset('version');
  await changeset('publish');
  const versions = {};
  for (const name of packageNames) {
    const { version } = JSON.parse(await readFile(path.join(home, 'packages', name, 'package.json'), 'utf8'));
    versions[`@stoa/${name}`] = version;
  }
  return versions;
}
