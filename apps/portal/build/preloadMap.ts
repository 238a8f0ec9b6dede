import type { Rolldown } from 'vite';
import { routeFiles } from './routeFiles.ts';

/** What the head script asks for at once, before the entry has run. */
export interface PreloadMap {
  /** Files of each built address. */
  readonly routes: Record<string, string[]>;
  /** Files of the global layout. */
  readonly layout: string[];
  /** Files of each language. */
  readonly words: Record<string, string[]>;
}

type Bundle = Rolldown.OutputBundle;

/** A chunk, its static imports and their CSS, without what index.html loads anyway. */
function filesOf(bundle: Bundle, module: string, skip: ReadonlySet<string>): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find((chunk) => chunk.moduleIds.some((id) => id.split('?')[0]?.endsWith(`/${module}`)));
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name) || skip.has(name)) return;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    chunk.imports.forEach(visit);
  };
  if (start) visit(start.fileName);
  return [...found];
}

export function preloadMap(root: string, bundle: Bundle): PreloadMap {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const skip = new Set<string>();
  const addStatic = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || skip.has(name)) return;
    skip.add(name);
    chunk.imports.forEach(addStatic);
  };
  if (entry) addStatic(entry.fileName);

  const routes = Object.fromEntries(
    routeFiles(root).map(({ path, file }) => [path, filesOf(bundle, file, skip)]),
  );
  const words = Object.fromEntries(
    ['zh-CN', 'en'].map((locale) => [locale, filesOf(bundle, `src/i18n/${locale}/shell.ts`, skip)]),
  );
    const inside = ['src/routing/decide.ts', 'src/routing/PortalRoutes.tsx', 'src/shell/AppLayout/AppLayout.tsx', 'src/boot/sessionFlow.ts'];
  return { routes, layout: [...new Set(inside.flatMap((file) => filesOf(bundle, file, skip)))], words };
}
