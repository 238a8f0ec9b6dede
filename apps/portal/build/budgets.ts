import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { filesOf, type ChunkMap } from './chunkMap.ts';
import { restMark } from './restMark.ts';
import { builtRoutes, type BuiltRoute } from './builtRoutes.ts';
import { root } from './moduleName.ts';

/** First-load cost of one built address. Sizes are bytes after gzip -9. */
export interface RouteCost {
  readonly path: string;
  /** Scripts, including those inline in index.html. */
  readonly jsGzip: number;
  /** Style sheets that are fetched; those inside index.html are counted with it. */
  readonly cssGzip: number;
  /** Number of script and style files requested, index.html not counted. */
  readonly requests: number;
  readonly files: Readonly<Record<string, number>>;
}

/** Sizes of index.html in bytes after gzip -9. */
export interface DocumentCost {
  readonly whole: number;
  /** Size of the part before the mark at which the server ends the first piece that it sends. */
  readonly firstPaint: number;
}

/** Limits for scripts in KiB. */
const scriptBudgets: Readonly<Record<string, number>> = {
  '/login': 108,
  '/home': 143,
  '/course/all': 148,
  '/course/detail': 148,
  '/course/study': 160,
};
/** Limits in KiB for the scripts of every other address, and for the style sheets of each. */
const scriptBudget = 150;
const styleBudget = 12;

/**
 * Limits for index.html in KiB of gzip, with the first calls and files of every address: the size that was last
 * measured, with a little room, and below it the size of the part that the first paint waits for.
 */
const documentCeiling = 17.6;
const firstPaintCeiling = 5.4;

/**
 * What exceeds its limit, in words. An address that the table does not name may cost as much as the most
 * expensive one.
 */
export function overBudget(costs: readonly RouteCost[], page: DocumentCost): string[] {
  const limits = costs.flatMap(({ path, jsGzip, cssGzip }) => [
    { name: `${path}: scripts`, bytes: jsGzip, limit: scriptBudgets[path] ?? scriptBudget },
    { name: `${path}: style sheets`, bytes: cssGzip, limit: styleBudget },
  ]);
  limits.push(
    { name: 'index.html', bytes: page.whole, limit: documentCeiling },
    { name: 'index.html, up to the first paint', bytes: page.firstPaint, limit: firstPaintCeiling },
  );
  return limits.flatMap(({ name, bytes, limit }) =>
    bytes > limit * 1024 ? [`${name} ${kib(bytes).trim()} of ${limit} KiB`] : [],
  );
}

const dist = `${root}dist`;

const gzip = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;
const kib = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(6);
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Reads a finished build and returns what each built address loads before it can be used. */
export function routeCosts(routes: readonly BuiltRoute[], locale: 'zh-CN' | 'en' = 'zh-CN'): RouteCost[] {
  const map: ChunkMap = JSON.parse(readFileSync(`${dist}/.vite/chunks.json`, 'utf8'));
  const page = readFileSync(`${dist}/index.html`, 'utf8');
  const inlineScripts = sum(
    [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => gzip(text)),
  );

  return routes.map(({ path, common, own, words }) => {
    const files = filesOf(map, [...common, ...own, ...words[locale]]);
    const sizes = Object.fromEntries(files.map((name) => [name, gzip(readFileSync(`${dist}/${name}`))]));
    const ofKind = (extension: string) =>
      sum(Object.entries(sizes).flatMap(([name, size]) => (name.endsWith(extension) ? [size] : [])));
    return {
      path,
      jsGzip: ofKind('.js') + inlineScripts,
      cssGzip: ofKind('.css'),
      requests: files.length,
      files: sizes,
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const costs = routeCosts(await builtRoutes());
  const html = readFileSync(`${dist}/index.html`, 'utf8');
  const [firstPaint = ''] = html.split(restMark);
  const page = { whole: gzip(html), firstPaint: gzip(firstPaint) };
  writeFileSync(`${dist}/budgets.json`, `${JSON.stringify(costs, null, 2)}\n`);
  for (const { path, jsGzip, cssGzip, requests } of costs) {
    process.stdout.write(
      `${path.padEnd(20)} JS ${kib(jsGzip)} KiB  CSS ${kib(cssGzip)} KiB  ${requests} requests\n`,
    );
  }
  process.stdout.write(
    `index.html ${kib(page.whole)} KiB, ${kib(page.firstPaint).trim()} KiB of it before the first paint\n`,
  );
  const over = overBudget(costs, page);
  for (const line of over) process.stderr.write(`Over budget: ${line}\n`);
  if (process.argv.includes('--check') && over.length > 0) process.exitCode = 1;
}
