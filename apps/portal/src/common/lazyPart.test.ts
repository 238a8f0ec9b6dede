import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('e2e'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** What tells by itself that it did not come: these import components without `lazyPart`. */
const byThemselves = new Set([
  // A press that says so and may be repeated.
  'frame/AppLayout/AccountMenu.tsx',
  // Through `useLateCode`.
  'areas/study/Study/usePanels.ts',
  'frame/AppLayout/useTools.ts',
  // Fetched ahead of the part that shows it.
  'frame/tools/usePreparedLogout.ts',
  'common/DialogHost.tsx',
  // The words of a toast are told plainly without it.
  'kernel/toast.ts',
]);

test('nothing but lazyPart loads a component late, so that a boundary stands around each', () => {
  const lazy = sources.filter(({ text }) => /\blazy\b[^;]*from 'react'/.test(text)).map(({ file }) => file);
  expect(lazy).toEqual(['common/lazyPart.tsx']);
});

test('each late component is declared by lazyPart, or told of where it is asked for', () => {
  const late =
    /import\('([^']+\.tsx|@stoa\/ui\/[A-Z][^']*|\.\.\/tools\/index\.ts|[^']*aroundFormParts\.ts)'\)/;
  const bare = sources.flatMap(({ file, text }) => {
    const rest = text.replaceAll(
      new RegExp(
        `lazyPart\\(\\s*(?:\\(\\) =>\\s*${late.source}|async \\(\\) => \\(\\{\\s*default: \\(await ${late.source}\\))`,
        'g',
      ),
      '',
    );
    // An area names its screens, and whoever shows them tells.
    return late.test(rest) && !byThemselves.has(file) && !/^areas\/\w+\/area\.ts$/.test(file) ? [file] : [];
  });
  expect(bare).toEqual([]);
});
