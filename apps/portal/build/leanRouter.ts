import { createRequire } from 'node:module';
import { parseAst, Visitor, type ESTree, type Plugin } from 'vite';
import { edited, type Edit } from './edit.ts';

const routerOf = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

/** The router's own production build: its package names the one with development's warnings in every case. */
export function productionRouter(): string {
  return routerOf.resolve('react-router').replace(/development\/index\.m?js$/, 'production/index.mjs');
}

const makers = new Set(['createContext', 'forwardRef', 'memo']);

const memberOf = (node: ESTree.Node): string =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';

/** Source without the names for React's own tools: giving them is what keeps an unused component in the build. */
export function withoutNames(code: string): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== 'AssignmentExpression' || memberOf(expression.left) !== 'displayName') return;
      edits.push({ start, end, text: '' });
    },
    CallExpression({ start, callee }) {
      if (makers.has(memberOf(callee))) edits.push({ start, end: start, text: '/*@__PURE__*/' });
    },
  });
  visitor.visit(parseAst(code));
  return edited(code, edits);
}

/** Gives the browser's build of the router only what the portal uses: 7 KiB less. */
export function leanRouter(): Plugin {
  return {
    name: 'stoa-lean-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router(-dom)?$/, replacement: productionRouter() }] },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}
