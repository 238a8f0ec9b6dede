import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';

/**
 * How many test files there are at most. A test file costs seconds before its first story: the runner is
 * loaded, and the page of the Storybook is opened. More than one for each worker, because they do not take
 * the same time.
 */
const most = 8;

/**
 * Writes the tests of the stories of a built Storybook: few test files with the stories of many files each.
 * The runner opens one page for each test file, so that one page plays several hundred stories.
 *
 * @param {{ built: string, patterns: readonly string[] }} given The folder of the built Storybook, and regular
 *   expressions one of which the path of a story's file must match; all files match an empty list.
 * @returns {Promise<{ folder: string, files: number }>} the folder of the tests, which the caller removes, and
 *   the number of files whose stories they play
 */
export async function writeStoryTests({ built, patterns }) {
  const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8'));
  const wanted = patterns.map((pattern) => new RegExp(pattern, 'i'));
  const stories = Object.values(entries).filter(
    ({ type, importPath }) =>
      type === 'story' && (wanted.length === 0 || wanted.some((pattern) => pattern.test(importPath))),
  );
  const files = [...new Set(stories.map(({ importPath }) => importPath))];
  const tests = await Promise.all(
    files.map(async (file) => transformPlaywright(await readFile(file, 'utf8'), path.resolve(file))),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'stories-'));
  // Dealt out in turn, because neighbours are alike: the stories of whole pages take longest.
  const parts = Array.from({ length: Math.min(most, files.length) }, (_, part) =>
    tests.filter((_test, at) => at % most === part),
  );
  await Promise.all(
    parts.map((part, at) => writeFile(path.join(folder, `part-${at + 1}.test.js`), part.join('\n'))),
  );
  return { folder, files: files.length };
}
