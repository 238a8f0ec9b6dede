import { readFileSync } from 'node:fs';

/** A built screen as the route table writes it: address, source file, message areas, layout. */
export interface RouteFile {
  readonly path: string;
  readonly layout: string;
  readonly file: string;
  /** Whether the list of further screens has to come first. */
  readonly far: boolean;
  readonly areas: readonly string[];
}

/** Where the route table finds the screens that it does not name itself. */
export const farScreens = 'src/screens/far.ts';

const named = (source: string, pattern: RegExp): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(pattern)].map(([, name = '', file = '']) => [name, file]));

/** Reads the built routes out of the table's source, so that build steps need not run the portal. */
export function routeFiles(root: string): RouteFile[] {
  const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
  const source = ['src/routes.tsx', 'src/routing/loginRow.ts'].map(read).join('\n');
  const near = named(source, /const (\w+) = \(\) => import\('\.\/screens\/([^']+)'\)/g);
  const far = named(read(farScreens), /(\w+): \(\) => import\('\.\/([^']+)'\)/g);
  const areasOf = new Map(
    [...source.matchAll(/const (\w+) = \{[^}]*areas: (\[[^\]]*\])/g)].map(([, name = '', list = '']) => [
      name,
      list,
    ]),
  );
  const rows = source.matchAll(
    /\{\s*path: '([^']+)',\s*([^}]*?)screen: (?:\(\) => import\('\.\.?\/screens\/([^']+)'\)|far\('(\w+)'\)|(\w+))/gs,
  );
  return [...rows].map(([, path = '', facts = '', direct, farName = '', nearName = '']) => {
    const file = direct ?? near.get(nearName) ?? far.get(farName);
    if (file === undefined) throw new Error(`${path} has a screen that is not found.`);
    const spread = [...facts.matchAll(/\.\.\.(\w+)/g)]
      .map(([, name = '']) => areasOf.get(name) ?? '')
      .join('');
    const areas = /areas: (\[[^\]]*\])/.exec(facts)?.[1] ?? spread;
    return {
      path,
      layout: /\.\.\.(open|alone)\b|layout: 'none'/.test(facts) ? 'none' : 'global',
      file: `src/screens/${file}`,
      far: farName !== '',
      areas: [...areas.matchAll(/'([^']+)'/g)].map(([, area = '']) => area),
    };
  });
}
