import { filesOf, type ChunkMap } from './chunkMap.ts';
import { routeFiles } from './routeFiles.ts';

/** What a signed-in start loads besides its screen. */
export const insideModules = ['src/routing/inside.ts'];

/** What the head script asks for at once, before the entry has run. */
export interface PreloadMap {
  /** Files of each built address. */
  readonly routes: Record<string, string[]>;
  /** Files of the router and the global layout. */
  readonly layout: string[];
  /** Words of each built address, in each language. */
  readonly words: Record<string, Record<string, string[]>>;
}

export function preloadMap(root: string, map: ChunkMap): PreloadMap {
  const skip = new Set(filesOf(map, ['src/main.tsx']));
  const routes = routeFiles(root).map(({ path, file }) => [path, filesOf(map, [file], skip)] as const);
  const wordsOf = (locale: string) =>
    routeFiles(root).map(({ path, areas }) => {
      // The frame behind the login has words of its own.
      const all = ['shell', ...(path === '/login' ? [] : ['app']), ...areas];
      const modules = all.map((area) => `src/i18n/${locale}/${area}.ts`);
      return [path, filesOf(map, modules, skip)] as const;
    });
  return {
    routes: Object.fromEntries(routes),
    layout: filesOf(map, insideModules, skip),
    words: Object.fromEntries(
      ['zh-CN', 'en'].map((locale) => [locale, Object.fromEntries(wordsOf(locale))] as const),
    ),
  };
}
