import { readFileSync } from 'node:fs';
import { parseAst, transformWithOxc, Visitor, type ESTree, type Plugin } from 'vite';
import { edited, type Edit } from './edit.ts';

const nameOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

const leadsSomewhere = new Set(['screen', 'redirect', 'index']);

/** Source of the route table without its rows that show nothing yet. */
export function withoutUnbuilt(code: string): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    ArrayExpression({ elements }) {
      elements.forEach((row, at) => {
        if (row?.type !== 'ObjectExpression') return;
        const names = row.properties.map(nameOf);
        if (!names.includes('path') || names.some((name) => leadsSomewhere.has(name))) return;
        edits.push({ start: row.start, end: elements[at + 1]?.start ?? row.end, text: '' });
      });
    },
  });
  visitor.visit(parseAst(code));
  return edited(code, edits);
}

/** The fixed addresses that a table's source leads somewhere with. */
export function builtPaths(source: string): string[] {
  return [...source.matchAll(/path: ["'](\/[^"']*)["']/g)].map(([, path = '']) => path);
}

const startOf = (entry: ESTree.Node | null): string | undefined => {
  const texts = entry?.type === 'ArrayExpression' ? entry.elements : [entry];
  for (const text of texts) {
    if (text?.type === 'Literal' && typeof text.value === 'string' && text.value.startsWith('/'))
      return text.value;
    if (text?.type === 'ArrayExpression') return startOf(text);
  }
  return undefined;
};

/** Source of a list without its entries for addresses under which nothing is built. */
export function withoutUnbuiltEntries(code: string, paths: readonly string[]): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    ArrayExpression({ elements }) {
      elements.forEach((entry, at) => {
        const start = startOf(entry);
        if (!entry || start === undefined || paths.some((path) => path.startsWith(start))) return;
        edits.push({ start: entry.start, end: elements[at + 1]?.start ?? entry.end, text: '' });
      });
    },
  });
  visitor.visit(parseAst(code));
  return edited(code, edits);
}

const table = /\/portal\/src\/routes\.tsx$/;
const lists = /\/(domain\/src\/rules\/linkPages|ui\/src\/patterns\/HomePage\/parts\/glyphs)\.ts$/;

/**
 * A route without a screen is not found, just as one that is not in the table (decision 21): the browser's
 * build leaves such rows out, 1.2 KiB of every page behind the login, and with them what other lists say of
 * their addresses, for what leads to one of them is not shown.
 */
export function builtRoutes(): Plugin {
  let paths: string[] = [];
  return {
    name: 'stoa-built-routes',
    apply: 'build',
    async buildStart() {
      const source = readFileSync(new URL('../src/areas/routes.tsx', import.meta.url), 'utf8');
      paths = builtPaths(withoutUnbuilt((await transformWithOxc(source, 'routes.tsx')).code));
    },
    transform: {
      filter: { id: [table, lists] },
      handler: (code, id) => ({
        code: table.test(id) ? withoutUnbuilt(code) : withoutUnbuiltEntries(code, paths),
        map: null,
      }),
    },
  };
}
