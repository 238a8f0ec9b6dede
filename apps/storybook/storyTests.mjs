import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';

/**
 * The approximate number of stories in a test file. Each test file costs seconds before its first story,
 * because the runner loads again and opens the page of the Storybook; but with too few files, one worker
 * would be idle long before the other.
 */
const storiesPerFile = 200;

/**
 * Writes the tests of the stories of a built Storybook: few test files with the stories of many files each.
 * The runner opens one page for each test file, so that one page plays several hundred stories.
 *
 * @param {{ built: string, patterns: readonly string[], workers: number }} given The folder of the built Storybook, and regular
 *   expressions one of which the path of a story's file must match; all files match an empty list. There are at least as many test files as workers to run them.
 * @returns {Promise<string>} the folder of the tests, which the caller removes
 */
export async function writeStoryTests({ built, patterns, workers }) {
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
  if (files.length === 0) throw new Error(`No file of stories matches ${patterns.join(' ')}.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'stories-'));
  const parts = Math.min(files.length, Math.max(workers, Math.round(stories.length / storiesPerFile)));
  for (let part = 0; part < parts; part += 1) {
    // Tests are distributed in turn, because neighbours are similar and the stories of whole pages take
    // longest.
    const own = tests.filter((_test, at) => at % parts === part);
    await writeFile(path.join(folder, `part-${part + 1}.test.js`), own.join('\n'));
  }
  return folder;
}
