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
  /** Files of each language. */
  readonly words: Record<string, string[]>;
}

export function preloadMap(root: string, map: ChunkMap): PreloadMap {
  const skip = new Set(filesOf(map, ['src/main.tsx']));
  const routes = routeFiles(root).map(({ path, file }) => [path, filesOf(map, [file], skip)] as const);
  const words = ['zh-CN', 'en'].map(
    (locale) => [locale, filesOf(map, [`src/i18n/${locale}/shell.ts`], skip)] as const,
  );
  return {
    routes: Object.fromEntries(routes),
    layout: filesOf(map, insideModules, skip),
    words: Object.fromEntries(words),
  };
}
