import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { root } from '../run.mjs';

const bench = path.join(root, 'tooling/tasks/bench');
const cache = path.join(root, 'node_modules/.cache/stoa-bench');

async function pack(folder) {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(file)) continue;
    const full = path.join(folder, file);
    await writeFile(`${full}.gz`, gzipSync(await readFile(full), { level: 9 }));
  }
  return folder;
}

/** Builds the bare React page with the versions of the workspace; returns its folder. */
export async function buildBare() {
  const outDir = path.join(cache, 'bare');
  await build({
    root: path.join(bench, 'bare'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return pack(outDir);
}

/** Builds the two scenes of the player, with a film beside them; returns their folder. */
export async function buildPlayer() {
  const outDir = path.join(cache, 'player');
  await build({
    root: path.join(bench, 'player'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1024,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['ours', 'bare'].map((name) => path.join(bench, `player/${name}.html`)) },
    },
  });
  await cp(path.join(root, 'apps/server/media/hls'), path.join(outDir, 'hls'), { recursive: true });
  return pack(outDir);
}

/** Bytes of a folder's scripts as they are transferred. */
export async function scriptBytes(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js.gz'));
  const sizes = await Promise.all(
    files.map(async (file) => (await readFile(path.join(folder, file))).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
