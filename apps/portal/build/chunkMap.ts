import path from 'node:path';
import type { Rolldown } from 'vite';
import { nameOf } from './moduleName.ts';

/** The chunk of each of the portal's own modules, and what each chunk imports. */
export interface ChunkMap {
  readonly entry: string;
  /** Chunk of each module, by its path relative to the portal's folder. */
  readonly modules: Readonly<Record<string, string>>;
  readonly chunks: Readonly<
    Record<string, { readonly imports: readonly string[]; readonly css: readonly string[] }>
  >;
}

export function chunkMap(bundle: Rolldown.OutputBundle): ChunkMap {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = all.flatMap(({ moduleIds, fileName }) =>
    moduleIds
      .filter((id) => path.isAbsolute(id) && !id.includes('/node_modules/'))
      .map((id) => [nameOf(id), fileName]),
  );
  return {
    entry: all.find((chunk) => chunk.isEntry)?.fileName ?? '',
    modules: Object.fromEntries(own),
    chunks: Object.fromEntries(
      all.map(({ fileName, imports, viteMetadata }) => [
        fileName,
        { imports, css: [...(viteMetadata?.importedCss ?? [])] },
      ]),
    ),
  };
}

/** The files of these modules with everything that they import statically, except those in `skip`. */
export function filesOf(
  map: ChunkMap,
  modules: readonly string[],
  skip: ReadonlySet<string> = new Set(),
): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = map.chunks[file];
    if (!chunk || found.has(file) || skip.has(file)) return;
    found.add(file);
    for (const css of chunk.css) found.add(css);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const file = map.modules[module];
    if (file === undefined) throw new Error(`${module} is not in the build.`);
    visit(file);
  }
  return [...found];
}

/**
 * Finds chunks that import each other in a circle, because one of them would run before a chunk that it
 * needs; `undefined` when there are none.
 */
export function circleIn({ chunks }: ChunkMap): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of chunks[file]?.imports ?? []) {
      const circle = walk(next, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(chunks)) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
