import type { Plugin, Rolldown } from 'vite';

/** What of a built script matters here. */
export type FoldedChunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'name' | 'fileName' | 'moduleIds' | 'imports' | 'code'
>;
type Files = Record<string, FoldedChunk | Rolldown.OutputAsset>;

/** `import{a as b}from"./x.js"` → `{a:b}`, as a pattern of variables. */
const pattern = (names: string) => `{${names.replaceAll(/(\w+) as (\w+)/g, '$1:$2')}}`;

/** `{a as b}` of an export list → `{b:a}`, as an object. */
const record = (names: string) => `{${names.replaceAll(/(\w+) as (\w+)/g, '$2:$1')}}`;

/**
 * Moves the bundler's few helper functions, a file of their own, into a file that every page has anyway: on HTTP/1.1 six
 * connections share all requests of a first load, and each takes a round trip.
 *
 * @throws Error when the helpers are not written as this expects.
 */
export function foldHelpers(bundle: Files, isHost: (chunk: FoldedChunk) => boolean): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const helpers = chunks.find(
    ({ moduleIds }) => moduleIds.length === 1 && /rolldown\/runtime/.test(moduleIds[0] ?? ''),
  );
  const host = chunks.find(isHost);
  if (!helpers || !host) return;
  const file = helpers.fileName.split('/').at(-1) ?? '';
  const hostFile = host.fileName.split('/').at(-1) ?? '';
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(helpers.code);
  if (!exported || helpers.imports.length > 0) throw new Error(`${file} is not a plain list of functions.`);
  const body = `${helpers.code.slice(0, exported.index)};return${record(exported[1] ?? '')}`;
  const importOf = new RegExp(
    `import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file.replaceAll('.', '\\.')}["'];?`,
  );
  for (const chunk of chunks) {
    const isOwn = chunk === host;
    chunk.code = chunk.code.replace(importOf, (_, names: string) =>
      isOwn
        ? `var $helpers=(()=>{${body}})(),${pattern(names)}=$helpers;export{$helpers};`
        : `import{$helpers}from"./${hostFile}";var ${pattern(names)}=$helpers;`,
    );
    chunk.code = chunk.code.replaceAll(helpers.fileName, host.fileName);
    if (chunk.code.includes(file)) throw new Error(`${chunk.fileName} still asks for ${file}.`);
    chunk.imports = [
      ...new Set(chunk.imports.map((name) => (name === helpers.fileName ? host.fileName : name))),
    ].filter((name) => name !== chunk.fileName);
  }
  delete bundle[helpers.fileName];
}

/** Before the scripts are minified once more. */
export function fewerFiles(): Plugin {
  return {
    name: 'stoa-fewer-files',
    apply: 'build',
    // Names of files are made before: what is written here must count in them.
    augmentChunkHash: ({ name }) => (name === 'react' ? 'with helpers' : undefined),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        foldHelpers(bundle, ({ name }) => name === 'react');
      },
    },
  };
}
