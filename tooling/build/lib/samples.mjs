import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that are copied unchanged: the samples, the list of the light ones, and the pictures that they use. */
const isCarried = (file) =>
  /\.sample\.tsx$|^[A-Z]\w*\/(\w+\/)*fixtures(\/|\.tsx?$)/.test(file) || file === 'test/minimalProps.tsx';

/** The public import path of a source module. */
const publicPath = (file) => {
  const [first = '', second] = file.split('/');
  if (file === 'index.ts') return '@stoa/ui';
  return first === 'locales' && second
    ? `@stoa/ui/locales/${second.replace(/\.ts$/, '')}`
    : `@stoa/ui/${first}`;
};

/**
 * Copies the samples of the conformance test to a consumer: each import of a source becomes the import of a
 * published module, so a sample can only use what a consumer has.
 *
 * @param {string} from `packages/ui/src`
 * @param {string} to
 */
export async function bringSamples(from, to) {
  const files = (await readdir(from, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  for (const file of files.filter((each) => isCarried(each) && path.extname(each) !== '')) {
    const text = /\.tsx?$/.test(file)
      ? (await readFile(path.join(from, file), 'utf8')).replaceAll(
          /(from |import\()'(\.{1,2}\/[^']+)'/g,
          (all, head, specifier) => {
            const target = path.posix.join(path.posix.dirname(file), specifier);
            return isCarried(target) ? all : `${head}'${publicPath(target)}'`;
          },
        )
      : await readFile(path.join(from, file));
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), text);
  }
}
