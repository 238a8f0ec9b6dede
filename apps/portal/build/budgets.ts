import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { routeFiles } from './routeFiles.ts';

/** First-load cost of one built address. Bytes are gzip -9. */
export interface RouteCost {
  readonly path: string;
  /** Scripts, with what index.html carries inline. */
  readonly jsGzip: number;
  /** Style sheets, with what index.html carries inline. */
  readonly cssGzip: number;
  /** Script and style files asked for, index.html not counted. */
  readonly requests: number;
  readonly files: Readonly<Record<string, number>>;
}

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist`;
/** What a signed-in start loads besides its screen. */
const inside = ['src/routing/decide.ts', 'src/routing/PortalRoutes.tsx', 'src/shell/AppLayout/AppLayout.tsx', 'src/boot/sessionFlow.ts'];

const gzip = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** Files of the entry and these sources, with everything that they import statically. */
function filesOf(manifest: Record<string, ManifestChunk>, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    found.add(chunk.file);
    for (const css of chunk.css ?? []) found.add(css);
    chunk.imports?.forEach(visit);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) visit(key);
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is not in the build.`);
    visit(source);
  }
  return found;
}

/** Reads a finished build: what each built address loads before it can be used. */
export function routeCosts(locale: 'zh-CN' | 'en' = 'zh-CN'): RouteCost[] {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
  const page = readFileSync(`${dist}/index.html`, 'utf8');
  const inline = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => gzip(text));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const inlined = new Set([...page.matchAll(/<link rel="stylesheet" disabled[^>]*href="\/([^"]+)"/g)].map(([, file]) => file));

  return routeFiles(root).map(({ path, layout, file, areas }) => {
    const signedIn = path === '/login' ? [] : inside;
    const words = ['shell', ...(layout === 'none' ? [] : ['app']), ...areas].map((area) => `src/i18n/${locale}/${area}.ts`);
    const ui = `../../packages/ui/src/locales/${locale}.ts`;
    const sources = [file, ...signedIn, ...words, ui].map((source) => wordsChunk(manifest, source));
    const files = [...filesOf(manifest, sources)].filter((name) => !inlined.has(name));
    const sizes = Object.fromEntries(files.map((name) => [name, gzip(readFileSync(`${dist}/${name}`))]));
    const ofKind = (extension: string) =>
      sum(Object.entries(sizes).flatMap(([name, size]) => (name.endsWith(extension) ? [size] : [])));
    return {
      path,
      jsGzip: ofKind('.js') + sum(inline('script')),
      cssGzip: ofKind('.css') + sum(inline('style')),
      requests: files.length,
      files: sizes,
    };
  });
}

/** A catalogue that shares a chunk with others is found under the chunk's name. */
function wordsChunk(manifest: Record<string, ManifestChunk>, source: string): string {
  if (manifest[source]) return source;
  const locale = /\/(zh-CN|en)\b/.exec(source)?.[1] ?? '';
  return Object.keys(manifest).find((key) => key.startsWith(`_words-${locale}`)) ?? source;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const costs = routeCosts();
  writeFileSync(`${dist}/budgets.json`, `${JSON.stringify(costs, null, 2)}\n`);
  const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);
  for (const { path, jsGzip, cssGzip, requests } of costs) {
    process.stdout.write(`${path.padEnd(20)} JS ${kib(jsGzip)} KiB  CSS ${kib(cssGzip)} KiB  ${requests} requests\n`);
  }
}
