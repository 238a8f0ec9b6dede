import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue, root, run, tool } from './workspace.mjs';
import { bringReadmes } from './readmes.mjs';
import { bringSamples } from './samples.mjs';

const quick = ['--prefer-offline', '--ignore-scripts'];

const installers = {
  npm: (home) => run('npm', ['install', ...quick, '--no-audit', '--no-fund', '--loglevel=error'], home),
  pnpm: (home) =>
    run('pnpm', ['install', ...quick, '--no-frozen-lockfile', '--config.dedupe-peer-dependents=false'], home),
};

/**
 * Writes a module that imports every entry point of the packages by name, so that the type check covers all
 * of them.
 */
async function everyWay(home, names) {
  const lines = names.map(async (name) => {
    const manifest = path.join(home, 'node_modules/@stoa', name, 'package.json');
    const { exports } = JSON.parse(await readFile(manifest, 'utf8'));
    return Object.entries(exports)
      .filter(([way, target]) => typeof target === 'object' && !way.includes('*'))
      .map(
        ([way]) => `export * as ${name}${way.replaceAll(/\W/g, '_')} from '@stoa/${name}${way.slice(1)}';\n`,
      );
  });
  return (await Promise.all(lines)).flat().join('');
}

const asLines = (files, line) => files.map((file) => `${line(file)}\n`).join('');

/**
 * Makes the application of fixtures/consumer in a folder outside the workspace and installs it.
 *
 * @param {{ home: string, manager: 'npm' | 'pnpm', versions: Record<string, string>, npmrc?: string }} given
 * `versions`: for each of our packages a file or a version.
 * @returns {Promise<{ home: string, components: string[] }>}
 */
export async function makeConsumer({ home, manager, versions, npmrc = '' }) {
  await cp(path.join(root, 'fixtures/consumer'), home, { recursive: true });
  const known = await catalogue();
  const manifest = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'));
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list)) list[name] = versions[name] ?? known[name];
  // The packages depend on each other by version; when they are installed from files, these dependencies must
  // be the files too.
  const files = Object.entries(versions).filter(([, version]) => version.startsWith('file:'));
  if (manager === 'npm' && files.length > 0)
    manifest.overrides = Object.fromEntries(files.map(([name]) => [name, `$${name}`]));
  await writeFile(path.join(home, 'package.json'), JSON.stringify(manifest, null, 2));
  await writeFile(path.join(home, '.npmrc'), npmrc);
  if (manager === 'pnpm') {
    const overrides = files.map(([name, file]) => `  '${name}': '${file}'\n`).join('');
    // A workspace of its own, so that nothing of ours helps it to resolve modules.
    await writeFile(
      path.join(home, 'pnpm-workspace.yaml'),
      `${files.length > 0 ? `overrides:\n${overrides}` : ''}strictDepBuilds: false\nminimumReleaseAge: 0\n`,
    );
  }
  await installers[manager](home);

  const dist = path.join(home, 'node_modules/@stoa/ui/dist');
  const components = (await readdir(dist)).filter((name) => /^[A-Z]/.test(name)).toSorted();
  await writeFile(
    path.join(home, 'src/exports.generated.ts'),
    components.map((name) => `export * as ${name} from '@stoa/ui/${name}';\n`).join(''),
  );
  await writeFile(path.join(home, 'src/ways.generated.ts'), await everyWay(home, ['api', 'domain', 'theme']));
  const examples = await bringReadmes(path.join(home, 'src/readme'));
  await writeFile(
    path.join(home, 'src/readme.generated.ts'),
    asLines(
      examples.filter((file) => file.endsWith('.tsx')),
      (file) => `export * as ${path.parse(file).name} from './readme/${file}';`,
    ),
  );
  // An example that is not a component runs when it is imported, and needs a page for that.
  await writeFile(
    path.join(home, 'src/lines.generated.ts'),
    asLines(
      examples.filter((file) => file.endsWith('.ts')),
      (file) => `import './readme/${file}';`,
    ),
  );
  await mkdir(path.join(home, 'samples'), { recursive: true });
  await bringSamples(path.join(root, 'packages/ui/src'), path.join(home, 'samples'));
  return { home, components };
}

/** @param {string} home @param {'plain' | 'styled'} mode `styled`: with a vanilla-extract of its own */
export const buildConsumer = async (home, mode) => {
  await run(
    process.execPath,
    [path.join(home, 'node_modules/vite/bin/vite.js'), 'build', '--mode', mode],
    home,
    {
      NODE_ENV: 'production',
    },
  );
  return path.join(home, 'out', mode);
};

/**
 * Builds the consumer's server the way Vite does by itself: our packages are not bundled, and Node resolves
 * them.
 *
 * @param {string} home
 * @returns {Promise<Record<string, string>>} the markup of every component and example
 */
export async function runServer(home) {
  const vite = path.join(home, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--ssr', 'src/server.tsx', '--mode', 'server'], home, {
    NODE_ENV: 'production',
  });
  const print = "import { pages } from './out/server/server.js'; process.stdout.write(JSON.stringify(pages))";
  return JSON.parse(await run(process.execPath, ['--input-type=module', '--eval', print], home));
}

/** @param {string} home @param {string} config */
export const checkTypes = (home, config) => run(tool('tsc'), ['--project', config], home);
