import { readFileSync } from 'node:fs';

/** A built screen as the route table writes it: address, source file, message areas, layout. */
export interface RouteFile {
  readonly path: string;
  readonly layout: string;
  readonly file: string;
  readonly areas: readonly string[];
}

/** Reads the built routes out of the table's source, so that build steps need not run the portal. */
export function routeFiles(root: string): RouteFile[] {
  const source = ['routes.tsx', 'routing/loginRow.ts']
    .map((file) => readFileSync(`${root}/src/${file}`, 'utf8'))
    .join('\n');
  const rows = source.matchAll(/\{\s*path: '([^']+)',\s*([^}]*?)import\('\.\.?\/(screens\/[^']+)'\)/gs);
  return [...rows].map(([, path = '', facts = '', file = '']) => ({
    path,
    layout: /\.\.\.(open|alone)\b|layout: 'none'/.test(facts) ? 'none' : 'global',
    file: `src/${file}`,
    areas: [...(/areas: \[([^\]]*)\]/.exec(facts)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, area = '']) => area,
    ),
  }));
}
