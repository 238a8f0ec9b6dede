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

/** Sources that are not shipped: tests, stories, samples, fixtures and what they share. */
const isPrivate = (file) =>
  /\.(test|stories|sample)\.(d\.)?tsx?$|(^|\/)(test|fixtures|proof|__tests__)\/|(^|\/)fixtures\.(d\.)?ts$/.test(
    file.replaceAll(path.sep, '/'),
  );

// What the export map names, with its patterns filled in; everything else comes along by import.
const entries = Object.values(manifest.exports).flatMap((target) => target['@stoa/source'] ?? []);
const asPattern = (entry) =>
  new RegExp(`^${entry.replace(/^\.\//, '').replaceAll('.', '\\.').replace('*', '[^/]+')}$`);
const patterns = entries.map(asPattern);
const sources = (await readdir('src', { recursive: true }))
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => !isPrivate(file) && patterns.some((pattern) => pattern.test(file)))
  // A folder is listed in another order on each machine.
  .toSorted();

await rm(out, { recursive: true, force: true });

// A compiled style module must not end in .css.js: a consumer's own vanilla-extract would run it again.
const styleName = (name) => name.replace(/\.css$/, '.styles');

const bundle = await rolldown({
  input: sources,
  external: isExternal,
  platform: 'neutral',
  resolve: { conditionNames: ['@stoa/source', 'import', 'default'] },
  plugins: [
    vanillaExtractPlugin({
      // Style modules of other packages are run from source here: their dist imports CSS, which Node cannot.
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
  // The same bytes wherever the folder stands.
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
    // What a style module takes from another package is the order of the layers, which each sheet states anyway.
    return sheet.startsWith('../') ? 'layers.css' : sheet.replace(/^src\//, '');
  },
});
await bundle.close();

/** Every file of the folder whose name has the ending, in an order that no machine changes. */
const built = async (ending) =>
  (await readdir(out, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith(ending))
    .toSorted();
const read = (file) => readFile(path.join(out, file), 'utf8');
const write = (file, text) => writeFile(path.join(out, file), text);

// No bundler can put the layers in another order: the order stands at the head of each sheet.
const sheets = await Promise.all((await built('.css')).map(async (file) => [file, await read(file)]));
const layers = [
  ...new Set(sheets.filter(([, css]) => rulesOf(css) === '').flatMap(([, css]) => statedLayers(css))),
];
// A nested name makes its parent; naming the parent as well says nothing more.
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
  // A semicolon is a line: one for the directive, one less for the import that is gone.
  const shorter = withoutOrder === code ? map.mappings : map.mappings.replace(/^;/, '');
  await write(`${file}.map`, JSON.stringify({ ...map, mappings: `${client ? ';' : ''}${shorter}` }));
}

// Declarations of other packages come from their dist here, as they will for a consumer.
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
  // Declarations keep the sources' specifiers; a consumer needs those of the emitted files.
  const text = (await read(file)).replace(
    /((?:from|import\()\s*["']\.{1,2}\/[^"']+?)(\.css)?\.tsx?(["'])/g,
    (_all, head, css, tail) => `${head}${css ? '.styles' : ''}.js${tail}`,
  );
  const name = file.replace(/\.css\.d\.ts$/, '.styles.d.ts');
  if (name !== file) await rm(path.join(out, file));
  await write(name, text);
}

// Plain Node takes this for a sheet that a module imports: see `imports` in package.json.
if (manifest.imports !== undefined) {
  await write('noStyles.js', 'export {};\n');
  await write('noStyles.d.ts', 'export {};\n');
}
if (oneSheet) await write('styles.css.d.ts', 'export {};\n');

// Folders of tests and fixtures are empty now.
for (const entry of (await readdir(out, { recursive: true, withFileTypes: true })).toReversed())
  if (entry.isDirectory()) await rmdir(path.join(entry.parentPath, entry.name)).catch(() => {});

process.stdout.write(`${manifest.name}: ${sources.length} entries built\n`);
