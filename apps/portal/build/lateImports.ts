import type { Plugin } from 'vite';

const late = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g;

/** Leads the imports of a built script to `stoaImport`, which can ask again for a file that did not come. */
export const throughStoaImport = (code: string): string => code.replaceAll(late, 'stoaImport("$2")');

/** After whatever else reads the imports of the built scripts. */
export function lateImports(): Plugin {
  return {
    name: 'stoa-late-imports',
    apply: 'build',
    // Names of files are made before: what is written here must count in them.
    augmentChunkHash: () => 'late imports',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = throughStoaImport(file.code);
        }
      },
    },
  };
}
