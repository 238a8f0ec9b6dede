import { filesOf, type ChunkMap } from './chunkMap.ts';
import { routeFiles } from './routeFiles.ts';

/** What a signed-in start loads besides its screen. */
export const insideModules = ['src/routing/inside.ts'];

/** Numbers of files: each address has its own, and what all of them have in common is written once. */
interface Numbers {
  /** Of every address. */
  readonly all: readonly number[];
  /** Of every address behind the login. */
  readonly layout: readonly number[];
  readonly routes: Readonly<Record<string, readonly number[]>>;
}

/**
 * Addresses that people begin with. Every further one would weigh on the first paint of all; elsewhere the frame is
 * asked for early and the screen by the entry.
 */
const beginnings = ['/login', '/home', '/course/detail', '/course/study'];

/** What the head script asks for at once, before the entry has run. It is weighed with every first load. */
export interface PreloadMap {
  /** Names below `assets/`. */
  readonly files: readonly string[];
  /** Screens, the router and the global layout. */
  readonly screens: Numbers;
  /** Words, in each language. */
  readonly words: Readonly<Record<string, Numbers>>;
}

export function preloadMap(root: string, map: ChunkMap): PreloadMap {
  const rows = routeFiles(root).filter(({ path }) => beginnings.includes(path));
  const entry = new Set(filesOf(map, ['src/main.tsx']));
  const files: string[] = [];
  const numbered = (names: readonly string[]): number[] =>
    names.map((name) => {
      const short = name.replace(/^assets\//, '');
      if (!files.includes(short)) files.push(short);
      return files.indexOf(short);
    });
  const inside = filesOf(map, insideModules, entry);
  const known = new Set([...entry, ...inside]);

  const screens: Numbers = {
    all: [],
    layout: numbered(inside),
    routes: Object.fromEntries(
      rows.map(({ path, file }) => [path, numbered(filesOf(map, [file], path === '/login' ? entry : known))]),
    ),
  };
  const wordsOf = (locale: string): Numbers => {
    const fileOf = (area: string) => `src/i18n/${locale}/${area}.ts`;
    const all = filesOf(map, [fileOf('shell')], entry);
    // The frame behind the login has words of its own.
    const layout = filesOf(map, [fileOf('app')], new Set([...known, ...all]));
    const common = new Set([...known, ...all, ...layout]);
    const own = rows.map(
      ({ path, areas }) => [path, numbered(filesOf(map, areas.map(fileOf), common))] as const,
    );
    return {
      all: numbered(all),
      layout: numbered(layout),
      routes: Object.fromEntries(own.filter(([, numbers]) => numbers.length > 0)),
    };
  };
  return { screens, words: { 'zh-CN': wordsOf('zh-CN'), en: wordsOf('en') }, files };
}
