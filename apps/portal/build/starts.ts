import { firstCalls } from '../src/boot/firstCalls.ts';
import type { Start, Starts } from '../src/boot/starts.ts';
import { filesOf, type ChunkMap } from './chunkMap.ts';
import { routeFiles, type RouteFile } from './routeFiles.ts';

/** What a signed-in start loads besides its screen. */
export const insideModules = ['src/routing/inside.ts'];

const short = (names: readonly string[]): string[] => names.map((name) => name.replace(/^assets\//, ''));

/** An address with a parameter stands for each address that names its first calls. */
function addressesOf(path: string, fixed: ReadonlySet<string>): string[] {
  if (!path.includes(':')) return [path];
  const parent = path.slice(0, path.indexOf(':'));
  return Object.keys(firstCalls).filter(
    (address) => address.startsWith(parent) && !address.includes('/', parent.length) && !fixed.has(address),
  );
}

/** What each built address begins with, as index.html carries it for the script that runs before the entry. */
export function startsOf(root: string, map: ChunkMap): Starts {
  const rows = routeFiles(root);
  const fixed = new Set(rows.map(({ path }) => path));
  const entry = new Set(filesOf(map, ['src/main.tsx']));

  const startOf = ({ path, file, areas }: RouteFile, address: string): Start => {
    const frame = path === '/login' ? [] : insideModules;
    // The frame comes first: six connections share all files, and it is the largest.
    const files = filesOf(map, [...frame, file], entry);
    const known = new Set([...entry, ...files]);
    const wordsOf = (locale: string) => {
      const own = [...(path === '/login' ? [] : ['app']), ...areas, 'shell'];
      return short(
        filesOf(
          map,
          own.map((area) => `src/i18n/${locale}/${area}.ts`),
          known,
        ),
      );
    };
    const calls = firstCalls[address];
    return {
      files: short(files),
      words: { 'zh-CN': wordsOf('zh-CN'), en: wordsOf('en') },
      ...(calls && { calls }),
    };
  };
  return Object.fromEntries(
    rows.flatMap((row) =>
      addressesOf(row.path, fixed).map((address) => [address, startOf(row, address)] as const),
    ),
  );
}
