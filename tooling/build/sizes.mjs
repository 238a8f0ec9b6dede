#!/usr/bin/env node
// Measures every component of a built package and writes the figures: `stoa-sizes <package> <file>`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { budgets, ceiling, sizesOf } from './lib/sizes.mjs';

const [folder = '.', file = 'sizes.json'] = process.argv.slice(2);
const sizes = await sizesOf(path.resolve(folder));
await mkdir(path.dirname(file), { recursive: true });
const figures = Object.entries(sizes).map(([name, size]) => [
  name,
  { ...size, budget: budgets[name] ?? ceiling },
]);
await writeFile(file, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
process.stdout.write(`${figures.length} components measured\n`);
