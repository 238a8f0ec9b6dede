import * as react from 'react';
import { expect, test } from 'vitest';
import { asNamed } from './namedReact.ts';

test('every name of React is an export of its own, and the whole is still there', () => {
  const lines = asNamed('react').split('\n');
  expect(lines[0]).toBe("import all from 'react';");
  expect(lines.at(-1)).toBe('export default all;');
  const names = lines.slice(1, -1).map((line) => /^export const (\w+) = all\.\1;$/.exec(line)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['createElement', 'use', 'useState']));
  expect(names.filter((name) => name === undefined || !(name in react))).toEqual([]);
});
