import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { routeTable } from '../src/areas/routes.tsx';
import { builtPaths, withoutUnbuilt, withoutUnbuiltEntries } from './builtRoutes.ts';

it('keeps every address that shows something or leads on, and drops the others', async () => {
  const source = readFileSync(new URL('../src/areas/routes.tsx', import.meta.url), 'utf8');
  const { code } = await transformWithOxc(source, 'routes.tsx');
  const left = new Set([...withoutUnbuilt(code).matchAll(/path: [`"]([^`"]+)[`"]/g)].map(([, path]) => path));
  const wanted = routeTable('acme').filter((row) => row.screen ?? row.redirect ?? row.index);
  expect(left.add('/login')).toEqual(new Set(wanted.map(({ path }) => path)));
});

it('would hide no fixed address behind one with a parameter', () => {
  const table = routeTable('acme');
  // A row that was dropped cannot win over the one with the parameter: see `matchRoute`.
  const hidden = table.flatMap(({ path, values = [] }) =>
    values.map((value) => path.replace(/:.+$/, value)).filter((own) => table.some((row) => row.path === own)),
  );
  expect(hidden).toEqual([]);
});

it('leaves out of lists what leads to nothing, and nothing else', () => {
  const code = [
    "const pages = new Map([[1, ['/course/detail', 'courseId']], [2, ['/exam/info', 'examId']], [3, '/home']]);",
    "const glyphs = [['/course', Book], ['/exam', Pencil], ['/exam/info', Pen]];",
    "const carried = new Set(['/exam/info', '/course/detail']);",
    "const names = ['exam', 'home'];",
  ].join('\n');
  expect(withoutUnbuiltEntries(code, ['/home', '/course/detail'])).toBe(
    [
      "const pages = new Map([[1, ['/course/detail', 'courseId']], [3, '/home']]);",
      "const glyphs = [['/course', Book], ];",
      "const carried = new Set(['/course/detail']);",
      "const names = ['exam', 'home'];",
    ].join('\n'),
  );
});

it('knows what is built from the table as the build reads it', async () => {
  const source = readFileSync(new URL('../src/areas/routes.tsx', import.meta.url), 'utf8');
  const { code } = await transformWithOxc(source, 'routes.tsx');
  const paths = builtPaths(withoutUnbuilt(code));
  expect(paths).toEqual(expect.arrayContaining(['/home', '/course/all', '/course/detail', '/course/study']));
  expect(paths).not.toContain('/exam/info');
});
