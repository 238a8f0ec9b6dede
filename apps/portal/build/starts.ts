import en from '@stoa/pages/home/words/en/greeting';
import zh from '@stoa/pages/home/words/zh-CN/greeting';
import type { Start, Starts } from '../src/boot/starts.ts';
import type { BuiltRoute } from './builtRoutes.ts';
import { filesOf, type ChunkMap } from './chunkMap.ts';

const short = (names: readonly string[]): string[] => names.map((name) => name.replace(/^assets\//, ''));

/**
 * What each built address loads and calls first, in the form in which index.html contains it for the script
 * that runs before the entry.
 */
export function startsOf(routes: readonly BuiltRoute[], map: ChunkMap): Starts {
  const entry = new Set(filesOf(map, ['src/main.tsx']));
  const starts = routes.flatMap(({ path, common, own, words, calls }) => {
    // The file of the frame comes first, because it is the largest, and a browser loads only six files at a
    // time.
    const files = filesOf(map, [...common, ...own], entry);
    const known = new Set([...entry, ...files]);
    const start: Start = {
      files: short(files),
      words: {
        'zh-CN': short(filesOf(map, words['zh-CN'], known)),
        en: short(filesOf(map, words.en, known)),
      },
    };
    const addresses = path.includes(':') ? Object.keys(calls) : [path];
    return addresses.map((address): [string, Start] => {
      const first = calls[address] ?? [];
      const greeting = address === '/home' ? { greeting: { 'zh-CN': zh, en } } : {};
      return [address, { ...start, ...(first.length > 0 ? { calls: first } : {}), ...greeting }];
    });
  });
  return Object.fromEntries(starts);
}
