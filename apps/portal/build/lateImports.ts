import { parseAst, Visitor, type ESTree, type Plugin, type Rolldown } from 'vite';
import { edited, type Edit } from './edit.ts';

/** Names of the built scripts beside each other, and which of them each one imports statically. */
type Scripts = Readonly<Record<string, readonly string[]>>;

/** A script with all that it cannot run without. */
function closureOf(scripts: Scripts, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of scripts[name] ?? []) closureOf(scripts, next, found);
  return found;
}

/** The script beside this one that an import names in plain words. */
function besides({ source }: ESTree.ImportExpression): string | undefined {
  const text =
    source.type === 'TemplateLiteral' && source.expressions.length === 0
      ? source.quasis[0]?.value.cooked
      : source.type === 'Literal' && source.value;
  return typeof text === 'string' && text.startsWith('./') ? text.slice(2) : undefined;
}

/**
 * Leads the imports of a built script to `stoaImport`, which can ask again for a file that did not come. It is told
 * what the file imports besides what is there already, because a browser before Chrome 156 remembers every script
 * whose import failed until the page goes: all of them must be on the device before the first import.
 */
export function throughStoaImport(code: string, name: string, scripts: Scripts): string {
  const here = closureOf(scripts, name);
  const edits: Edit[] = [];
  const visitor = new Visitor({
    ImportExpression(found) {
      const file = besides(found);
      if (file === undefined) return;
      const needs = [...closureOf(scripts, file)].filter((need) => need !== file && !here.has(need));
      const names = [file, ...needs].map((need) => JSON.stringify(need));
      edits.push({ start: found.start, end: found.end, text: `stoaImport(${names.join()})` });
    },
  });
  visitor.visit(parseAst(code));
  return edited(code, edits);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

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
