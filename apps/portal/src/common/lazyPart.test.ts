import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('e2e'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/**
 * Files that import components without `lazyPart`, because they handle a failure to load the code themselves.
 */
const byThemselves = new Set([
  // A button press that reports the failure and can be repeated.
  'frame/AppLayout/PersonMenuButton.tsx',
  // This hook loads its code by `useLazyCode`.
  'areas/study/Study/usePanels.ts',
  'frame/AppLayout/useTools.ts',
  // A message whose button opens the part, and which is shown again when its code did not load.
  'areas/exam/attempt/followLeftBehind.ts',
  // The code is preloaded before the part that shows it.
  'areas/exam/Answer/late.tsx',
  'frame/tools/usePreparedLogout.ts',
  'common/DialogHost.tsx',
  // Shows the sentence plainly when the code of the toast does not load.
  'kernel/toast.ts',
]);

test('no component is loaded late by React’s lazy alone, so that each has an error boundary', () => {
  const lazy = sources.filter(({ text }) => /\blazy\b[^;]*from 'react'/.test(text)).map(({ file }) => file);
  expect(lazy).toEqual([]);
});

test('each late component is declared by lazyPart, or its failure is handled where it is requested', () => {
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
    // The `area.ts` files are left out, because an area only names its screens, and the code that shows a
    // screen reports a failure.
    return late.test(rest) && !byThemselves.has(file) && !/^areas\/\w+\/area\.ts$/.test(file) ? [file] : [];
  });
  expect(bare).toEqual([]);
});
