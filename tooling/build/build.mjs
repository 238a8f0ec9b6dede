#!/usr/bin/env node
// Builds one publishable package from src to dist: ES modules one to one, a CSS file beside each style
// module, declarations. Run in the package's folder; `--out` names another folder than dist.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { rolldown } from 'rolldown';
import { reasonForClient } from './lib/clientModules.mjs';
import { ordered, rulesOf, sheetsByName, statedLayers } from './lib/sheets.mjs';

const { values: options } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = path.resolve(options.out);

const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isExternal = (id) => external.some((name) => id === name || id.startsWith(`${name}/`));

/** Sources that are not published: tests, stories, samples, fixtures and their helpers. */
const isPrivate = (file) =>
  /\.(test|stories|sample)\.(d\.)?tsx?$|(^|\/)(test|fixtures|proof|__tests__)\/|(^|\/)fixtures\.(d\.)?ts$/.test(
    file.replaceAll(path.sep, '/'),
  );

// The modules in the export map, with its patterns filled in; all others are included because these import
// them.
const entries = Object.values(manifest.exports).flatMap((target) => target['@stoa/source'] ?? []);
const asPattern = (entry) =>
  new RegExp(`^${entry.replace(/^\.\//, '').replaceAll('.', '\\.').replace('*', '[^/]+')}$`);
const patterns = entries.map(asPattern);
const sources = (await readdir('src', { recursive: true }))
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => !isPrivate(file) && patterns.some((pattern) => pattern.test(file)))
  // The list is sorted, because the order of a folder's list differs between machines.
  .toSorted();

await rm(out, { recursive: true, force: true });

// A compiled style module must not end in .css.js, because a consumer's own vanilla-extract would run it
// again.
const styleName = (name) => name.replace(/\.css$/, '.styles');

const bundle = await rolldown({
  input: sources,
  external: isExternal,
  platform: 'neutral',
  resolve: { conditionNames: ['@stoa/source', 'import', 'default'] },
  plugins: [
    vanillaExtractPlugin({
      // Style modules of other packages are run from their sources, because their dist imports CSS, which
      // Node cannot read.
      esbuildOptions: { conditions: ['@stoa/source'] },
      identifiers: ({ hash, filePath, debugId }) => {
        const component = path.basename(filePath).replace(/\.css\.ts$/, '');
        return `stoa-${component}${debugId ? `-${debugId}` : ''}-${hash}`;
      },
    }),
  ],
});
await bundle.write({
  dir: out,
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: 'src',
  sourcemap: true,
  // The paths are relative, so that the output has the same bytes wherever the folder is.
  sourcemapPathTransform: (source, map) => {
    const from = path.join('dist', path.relative(out, path.dirname(map)));
    return path
      .relative(from, path.relative('.', path.resolve(path.dirname(map), source)))
      .replaceAll(path.sep, '/');
  },
  entryFileNames: (chunk) => `${styleName(chunk.name)}.js`,
  assetFileNames: (asset) => {
    const source = asset.originalFileNames[0] ?? asset.names[0] ?? 'asset';
    const sheet = source.replace(/\.css\.ts(\.vanilla\.css)?$/, '.css');
    // The only sheet of another package that a style module of this package imports is that of the layers'
    // order, and each sheet states that order itself.
    return sheet.startsWith('../') ? 'layers.css' : sheet.replace(/^src\//, '');
  },
});
await bundle.close();

/** Every file of the folder with this ending, sorted, so that the order is the same on all machines. */
const built = async (ending) =>
  (await readdir(out, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith(ending))
    .toSorted();
const read = (file) => readFile(path.join(out, file), 'utf8');
const write = (file, text) => writeFile(path.join(out, file), text);

// Each sheet begins with the order of the layers, so that no bundler can change it by loading sheets in
// another order.
const sheets = await Promise.all((await built('.css')).map(async (file) => [file, await read(file)]));
const layers = [
  ...new Set(sheets.filter(([, css]) => rulesOf(css) === '').flatMap(([, css]) => statedLayers(css))),
];
// A nested layer creates its parent, so parents need not be named.
const leaves = layers.filter((layer) => !layers.some((other) => other.startsWith(`${layer}.`)));
const own = sheets.filter(([file]) => file !== 'layers.css');
for (const [file, css] of own) await write(file, ordered(css, leaves));
const oneSheet = manifest.exports['./styles.css'] !== undefined;
if (oneSheet && !own.some(([file]) => file === 'styles.css'))
  await write('styles.css', ordered(own.map(([, css]) => rulesOf(css)).join('\n'), leaves));
await rm(path.join(out, 'layers.css'), { force: true });

for (const file of await built('.js')) {
  const code = await read(file);
  const withoutOrder = code.replace(/^import ["'][^"']*\/layers\.css["'];\n/m, '');
  const named = sheetsByName(withoutOrder, file);
  const client = reasonForClient(named) !== undefined;
  if (named === code && !client) continue;
  await write(file, `${client ? "'use client';\n" : ''}${named}`);
  const map = await read(`${file}.map`).then(JSON.parse, () => undefined);
  if (map === undefined) continue;
  // In a source map each semicolon ends a line: one more for the directive, one less for the removed import.
  const shorter = withoutOrder === code ? map.mappings : map.mappings.replace(/^;/, '');
  await write(`${file}.map`, JSON.stringify({ ...map, mappings: `${client ? ';' : ''}${shorter}` }));
}

// Declarations of other packages are read from their dist, as a consumer reads them.
const buildConfig = 'node_modules/.stoa-build/tsconfig.json';
await mkdir(path.dirname(buildConfig), { recursive: true });
await writeFile(
  buildConfig,
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      customConditions: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: out,
      rootDir: '../../src',
    },
    include: ['../../src'],
    exclude: [
      ...['test', 'stories', 'sample'].map((kind) => `../../src/**/*.${kind}.*`),
      '../../src/test',
      '../../src/proof',
    ],
  }),
);
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);
execFileSync(process.execPath, [tsc, '--project', buildConfig], { stdio: 'inherit' });

for (const file of await built('.d.ts')) {
  if (isPrivate(file)) {
    await rm(path.join(out, file));
    continue;
  }
  // Declarations keep the import paths of the sources; a consumer needs those of the built files.
  const text = (await read(file)).replace(
    /((?:from|import\()\s*["']\.{1,2}\/[^"']+?)(\.css)?\.tsx?(["'])/g,
    (_all, head, css, tail) => `${head}${css ? '.styles' : ''}.js${tail}`,
  );
  const name = file.replace(/\.css\.d\.ts$/, '.styles.d.ts');
  if (name !== file) await rm(path.join(out, file));
  await write(name, text);
}

// Node uses this empty module instead of a sheet that a module imports: see `imports` in package.json.
if (manifest.imports !== undefined) {
  await write('noStyles.js', 'export {};\n');
  await write('noStyles.d.ts', 'export {};\n');
}
if (oneSheet) await write('styles.css.d.ts', 'export {};\n');

// Removes the folders of tests and fixtures, which are empty now.
for (const entry of (await readdir(out, { recursive: true, withFileTypes: true })).toReversed())
  if (entry.isDirectory()) await rmdir(path.join(entry.parentPath, entry.name)).catch(() => {});

process.stdout.write(`${manifest.name}: ${sources.length} entries built\n`);
