import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageNames, root } from './workspace.mjs';

/** The READMEs whose examples are checked, because people copy these first. */
const readmes = {
  root: 'README.md',
  ...Object.fromEntries(packageNames.map((name) => [name, `packages/${name}/README.md`])),
};

/** @param {string} text of a page in Markdown @returns {{ language: string, code: string }[]} */
export const blocksOf = (text) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, code]) => ({ language, code }));

/**
 * Copies every TypeScript example of the READMEs to a consumer, each as a module of its own.
 *
 * @param {string} to the folder
 * @returns {Promise<string[]>} names of the modules
 */
export async function bringReadmes(to) {
  await mkdir(to, { recursive: true });
  const names = [];
  for (const [who, file] of Object.entries(readmes)) {
    const blocks = blocksOf(await readFile(path.join(root, file), 'utf8'));
    for (const [index, { language, code }] of blocks.entries()) {
      if (language !== 'ts' && language !== 'tsx') continue;
      const name = `${who}${index + 1}.${language}`;
      await writeFile(path.join(to, name), code);
      names.push(name);
    }
  }
  return names;
}
