import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

test('no page loads a part late by itself: lazyPart of @stoa/ui/parts puts an error boundary around each', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.(?:test|stories))\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const lazy = files.filter((file) =>
    /\blazy\b[^;]*from 'react'/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(lazy).toEqual([]);
});
