import { expect, test } from 'vitest';
import { workingGoKeys } from './keys.ts';

const listed = (...paths: string[]) => workingGoKeys((path) => paths.includes(path)).map(({ key }) => key);

test('the help names only keys that lead to a page of this portal', () => {
  expect(listed('/home', '/course/all')).toEqual(['H', 'C', 'N']);
  expect(listed('/home', '/course/all', '/study/center')).toEqual(['H', 'C', 'S', 'N']);
});
