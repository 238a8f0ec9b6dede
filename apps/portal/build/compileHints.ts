import type { Plugin, Rolldown } from 'vite';

/** What of a built script matters here. */
type Named = Pick<Rolldown.OutputChunk, 'name'>;

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile the functions of these scripts while they come in, beside the main thread: it would
 * otherwise skip each and compile it when it is first called, which is most of them before a page stands, and a third
 * of a second on a slow processor. Only Chromium listens; elsewhere it is a comment.
 */
export function compileHints(isWanted: (chunk: Named) => boolean): Plugin {
  return {
    name: 'stoa-compile-hints',
    apply: 'build',
    // Names of files are made before: what is written here must count in them.
    augmentChunkHash: (chunk) => (isWanted(chunk) ? hint : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isWanted(file)) file.code = hint + file.code;
        }
      },
    },
  };
}
