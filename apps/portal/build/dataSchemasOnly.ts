import { parseAst, Visitor, type ESTree, type Plugin } from 'vite';
import { edited, type Edit } from './edit.ts';

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');

/** Source of a contract module without the schemas of its requests. */
export function withoutRequests(code: string): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, start, arguments: [facts] }) {
      // Schemas are data. Rolldown does not always see through valibot's own marks, so every call has one.
      edits.push({ start, end: start, text: '/*@__PURE__*/' });
      if (nameOf(callee) !== 'defineCall' || facts?.type !== 'ObjectExpression') return;
      for (const property of facts.properties) {
        if (property.type !== 'Property' || nameOf(property.key) !== 'request') continue;
        edits.push({ start: property.value.start, end: property.value.end, text: '0' });
      }
    },
  });
  visitor.visit(parseAst(code));
  return edited(code, edits);
}

/**
 * The client sends what TypeScript has checked and reads only the schema of the answer; the server checks
 * requests with the same contract. So the browser's build leaves the schemas of requests out, and with them
 * the parts of valibot that only they use: 1.2 KiB less of gzip for the login, 1.8 to 2.1 for every other page.
 */
export function dataSchemasOnly(): Plugin {
  return {
    name: 'stoa-data-schemas-only',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/api\/src\/contract\/((types|parts)\/)?\w+\.ts$/ },
      // After the types have been taken out.
      handler: (code) => ({ code: withoutRequests(code), map: null }),
    },
  };
}
