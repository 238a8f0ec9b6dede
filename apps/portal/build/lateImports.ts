import { parseAst, Visitor, type ESTree, type Plugin, type Rolldown } from 'vite';
import { edited, type Edit } from './edit.ts';
import { root } from './moduleName.ts';

/** Names of the built scripts, all in one folder, and which of them each one imports statically. */
type Scripts = Readonly<Record<string, readonly string[]>>;

/** A script with all its static imports, direct and indirect. */
function closureOf(scripts: Scripts, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of scripts[name] ?? []) closureOf(scripts, next, found);
  return found;
}

/** The script in the same folder that an import names by a literal. */
function scriptBeside({ source }: ESTree.ImportExpression): string | undefined {
  const text =
    source.type === 'TemplateLiteral' && source.expressions.length === 0
      ? source.quasis[0]?.value.cooked
      : source.type === 'Literal' && source.value;
  return typeof text === 'string' && text.startsWith('./') ? text.slice(2) : undefined;
}

/**
 * What a call of the build's own loader imports after the style sheets of a part have loaded; `undefined` for
 * any other call.
 */
function loadedBy({ arguments: [first, second] }: ESTree.CallExpression) {
  const isLoader = second?.type === 'ArrayExpression' || second?.type === 'CallExpression';
  if (!isLoader || first?.type !== 'ArrowFunctionExpression') return undefined;
  return first.body.type === 'ImportExpression' ? { arrow: first, found: first.body } : undefined;
}

/**
 * Replaces the imports in a built script by calls of `stoaImport`, which can fetch a file again that did not
 * load. What the build's loader would import only after the style sheets have come is begun beside them. The call lists what the file imports besides what is loaded already, because a browser before Chrome
 * 156 remembers every script whose import failed until the page is left: all of them must be in the browser's
 * cache before the first import.
 */
export function throughStoaImport(code: string, name: string, scripts: Scripts): string {
  const here = closureOf(scripts, name);
  const edits: Edit[] = [];
  const replace = (found: ESTree.ImportExpression, { start, end }: ESTree.Node, then = ''): void => {
    const file = scriptBeside(found);
    if (file === undefined) return;
    const needs = [...closureOf(scripts, file)].filter((need) => need !== file && !here.has(need));
    const names = [file, ...needs].map((need) => JSON.stringify(need));
    edits.push({ start, end, text: `stoaImport(${names.join()})${then}` });
  };
  const visitor = new Visitor({
    CallExpression(call) {
      const loaded = loadedBy(call);
      if (loaded) replace(loaded.found, loaded.arrow);
    },
    ImportExpression(found) {
      replace(found, found, '()');
    },
  });
  visitor.visit(parseAst(code));
  return edited(code, edits);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The module of the build's own loader, of which lazy imports with style sheets use one function. */
const loaderModule = /^\0vite\/preload-helper\.js$/;

/** Runs after every other plugin that reads the imports of the built scripts. */
export function lateImports(): Plugin {
  return {
    name: 'stoa-late-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: loaderModule },
      handler: () =>
        `export { afterSheets as __vitePreload } from ${JSON.stringify(`${root}src/kernel/lateSheets.ts`)}`,
    },
    // File names are computed before the imports are replaced, so how they are replaced must be part of the hash.
    // Change this text with it: a browser keeps a file for good by its name.
    augmentChunkHash: () => 'late imports 2',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(
          (file): file is Rolldown.OutputChunk => file.type === 'chunk',
        );
        const scripts = Object.fromEntries(
          chunks.map(({ fileName, imports }) => [nameOf(fileName), imports.map(nameOf)]),
        );
        for (const chunk of chunks) {
          chunk.code = throughStoaImport(chunk.code, nameOf(chunk.fileName), scripts);
        }
      },
    },
  };
}
