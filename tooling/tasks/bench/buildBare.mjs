import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../run.mjs';

/** Builds the bare React page with the versions of the workspace; returns its folder. */
export async function buildBare() {
  const outDir = path.join(root, 'node_modules/.cache/stoa-bench/bare');
  await build({
    root: path.join(root, 'tooling/tasks/bench/bare'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  for (const file of await readdir(outDir, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(file)) continue;
    const full = path.join(outDir, file);
    await writeFile(`${full}.gz`, gzipSync(await readFile(full), { level: 9 }));
  }
  return outDir;
}
