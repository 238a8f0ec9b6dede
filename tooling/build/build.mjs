#!/usr/bin/env node
// Builds one publishable package from src to dist: ES modules one to one, a CSS file beside each style
// module, declarations. Run in the package's folder.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { rolldown } from 'rolldown';

const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isExternal = (id) => external.some((name) => id === name || id.startsWith(`${name}/`));

/** Sources that are not shipped: tests, stories, fixtures and what they share. */
const isPrivate = (file) =>
  /\.(test|stories)\.tsx?$|(^|\/)(test|fixtures|proof|__tests__)\//.test(file.replaceAll(path.sep, '/'));

// What the export map names, with its patterns filled in; everything else comes along by import.
const entries = Object.values(manifest.exports).flatMap((target) => target['@stoa/source'] ?? []);
const asPattern = (entry) =>
  new RegExp(`^${entry.replace(/^\.\//, '').replaceAll('.', '\\.').replace('*', '[^/]+')}$`);
const patterns = entries.map(asPattern);
const sources = (await readdir('src', { recursive: true }))
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => !isPrivate(file) && patterns.some((pattern) => pattern.test(file)));

await rm('dist', { recursive: true, force: true });

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
  dir: 'dist',
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: 'src',
  sourcemap: true,
  entryFileNames: (chunk) => `${styleName(chunk.name)}.js`,
  assetFileNames: (asset) => {
    const source = asset.originalFileNames[0] ?? asset.names[0] ?? 'asset';
    const sheet = source.replace(/\.css\.ts(\.vanilla\.css)?$/, '.css');
    // What a style module takes from another package is the order of the layers: it stands before each sheet,
    // so that no bundler can put the layers in another order.
    return sheet.startsWith('../')
      ? `${path.basename(sheet, '.css')}-layers.css`
      : sheet.replace(/^src\//, '');
  },
});
await bundle.close();

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
      outDir: '../../dist',
      rootDir: '../../src',
    },
    include: ['../../src'],
    exclude: ['../../src/**/*.test.*', '../../src/**/*.stories.*', '../../src/test', '../../src/proof'],
  }),
);
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);
execFileSync(process.execPath, [tsc, '--project', buildConfig], { stdio: 'inherit' });

for (const file of await readdir('dist', { recursive: true })) {
  const full = path.join('dist', file);
  if (isPrivate(file) && /\.d\.ts$|\.(js|map)$/.test(file)) {
    await rm(full);
  } else if (file.endsWith('.d.ts')) {
    const text = await readFile(full, 'utf8');
    // Declarations keep the sources' specifiers; a consumer needs those of the emitted files.
    await writeFile(
      full,
      text.replace(
        /((?:from|import\()\s*["']\.{1,2}\/[^"']+?)(\.css)?\.tsx?(["'])/g,
        (_all, head, css, tail) => `${head}${css ? '.styles' : ''}.js${tail}`,
      ),
    );
  }
}
for (const file of await readdir('dist', { recursive: true })) {
  if (/\.css\.(js|d\.ts)$/.test(file) && file.endsWith('.css.d.ts')) {
    const full = path.join('dist', file);
    await writeFile(full.replace(/\.css\.d\.ts$/, '.styles.d.ts'), await readFile(full, 'utf8'));
    await rm(full);
  }
}
process.stdout.write(`${manifest.name}: ${sources.length} entries built\n`);
