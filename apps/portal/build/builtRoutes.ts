import { parseAst, Visitor, type ESTree, type Plugin } from 'vite';
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

/**
 * A route without a screen is not found, just as one that is not in the table (decision 21): the browser's
 * build leaves such rows out, 1.2 KiB of every page behind the login.
 */
export function builtRoutes(): Plugin {
  return {
    name: 'stoa-built-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/routes\.tsx$/ },
      handler: (code) => ({ code: withoutUnbuilt(code), map: null }),
    },
  };
}
