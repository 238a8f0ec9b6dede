import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

test('no component is loaded late by React’s lazy alone, so that each has an error boundary', () => {
  const lazy = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => /\blazy\b[^;]*from 'react'/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(lazy).toEqual([path.join('lazy', 'attempt.ts')]);
});
