// Looks at the packages as a consumer gets them: packed, installed elsewhere, bundled, type-checked.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const home = path.join(root, 'node_modules/.cache/stoa-consumer');
const names = ['domain', 'theme', 'api', 'ui'];
const faults = [];
let held = 0;

/** @param {boolean} fine @param {string} sentence What holds. */
const expect = (fine, sentence) => {
  if (fine) held += 1;
  else faults.push(sentence);
};

const tool = (name) => path.join(root, 'tooling/build/node_modules/.bin', name);
const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
const attempt = (sentence, action) => {
  try {
    action();
    held += 1;
  } catch (error) {
    faults.push(`${sentence}\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  }
};

await rm(home, { recursive: true, force: true });
await mkdir(path.join(home, 'src'), { recursive: true });

const tarballs = {};
for (const name of names) {
  const folder = path.join(root, 'packages', name);
  const packed = JSON.parse(run('pnpm', ['pack', '--json', '--pack-destination', home], folder));
  const tarball = path.resolve(home, packed.filename);
  tarballs[`@stoa/${name}`] = `file:${tarball}`;

  attempt(`@stoa/${name} is what publint expects`, () => run(tool('publint'), ['--strict', tarball], folder));
  attempt(`@stoa/${name} resolves for every module system it names`, () =>
    run(
      tool('attw'),
      [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css', '--no-emoji'],
      folder,
    ),
  );
  const listing = run('tar', ['-tzf', tarball], home).split('\n');
  expect(listing.includes('package/LICENSE'), `@stoa/${name} carries its licence`);
  expect(listing.includes('package/README.md'), `@stoa/${name} carries a README`);
  expect(
    !listing.some((file) => /\.css\.(js|ts)$/.test(file)),
    `@stoa/${name} ships no uncompiled style module`,
  );
  expect(!listing.some((file) => /\.(test|stories)\./.test(file)), `@stoa/${name} ships no test or story`);
  const manifest = run('tar', ['-xOzf', tarball, 'package/package.json'], home);
  expect(
    !JSON.stringify(JSON.parse(manifest).exports).includes('@stoa/source'),
    `@stoa/${name} does not show the source condition outside`,
  );
  expect(!/"(workspace|catalog):/.test(manifest), `@stoa/${name} names real versions`);
  for (const file of await readdir(path.join(folder, 'dist'), { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const text = await readFile(path.join(folder, 'dist', file), 'utf8');
    expect(!text.includes('@vanilla-extract/css'), `@stoa/${name}/${file} needs no style compiler`);
  }
}

const version = (name) =>
  JSON.parse(
    run(
      'node',
      ['-p', `JSON.stringify(require('${name}/package.json').version)`],
      path.join(root, 'packages/ui'),
    ),
  );
await writeFile(
  path.join(home, 'package.json'),
  JSON.stringify({
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...tarballs,
      react: version('react'),
      'react-dom': version('react-dom'),
      '@types/react': version('@types/react'),
    },
  }),
);
// A workspace of its own: nothing of ours may help it resolve.
await writeFile(
  path.join(home, 'pnpm-workspace.yaml'),
  `overrides:\n${Object.entries(tarballs)
    .map(([name, file]) => `  '${name}': '${file}'\n`)
    .join('')}strictPeerDependencies: false\n`,
);
run('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], home);

const entries = {
  button: `export { Button } from '@stoa/ui/Button';`,
  barrel: `export { Button } from '@stoa/ui';`,
  unused: `import '@stoa/domain'; import '@stoa/api/contract/course';`,
  theme: `import '@stoa/theme/styles.css'; import { tenantTheme } from '@stoa/theme'; export const theme = tenantTheme('#f5722d');`,
};
for (const [name, text] of Object.entries(entries))
  await writeFile(path.join(home, 'src', `${name}.ts`), text);

const { build } = await import('vite');
const sizes = {};
for (const name of Object.keys(entries)) {
  const outDir = path.join(home, 'out', name);
  await build({
    root: home,
    logLevel: 'error',
    configFile: false,
    build: {
      outDir,
      lib: { entry: `src/${name}.ts`, formats: ['es'], fileName: 'index', cssFileName: 'style' },
      rolldownOptions: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
    },
  });
  const size = async (file) =>
    stat(path.join(outDir, file)).then(
      async () => gzipSync(await readFile(path.join(outDir, file))).length,
      () => 0,
    );
  sizes[name] = { js: await size('index.js'), css: await size('style.css') };
}
process.stdout.write(`gzip bytes in a consumer's bundle: ${JSON.stringify(sizes)}\n`);
expect(sizes.button.css > 0, 'a consumer of Button gets its styles');
expect(sizes.barrel.js <= sizes.button.js * 1.1 + 64, 'the barrel costs a consumer no more than the subpath');
expect(sizes.unused.js < 200, 'what a consumer does not use is dropped');
expect(sizes.theme.css > 0, 'the style sheet of the theme reaches a consumer');

if (faults.length > 0) {
  process.stdout.write(`${faults.map((fault) => `✗ ${fault}`).join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`Tests  ${held} passed\n`);
