import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import { builtRoutes, type BuiltRoute } from './builtRoutes.ts';
import { chunkMap, filesOf, type ChunkMap } from './chunkMap.ts';
import { nameOf } from './moduleName.ts';

/** The mode of the build that only finds out what each page begins with. */
export const surveyMode = 'survey';

/** What joins every page behind the login once it stands. */
const tools = 'src/frame/tools/index.ts';

/** What so many screens begin with comes with the frame: a file of its own would cost each of them a request more. */
const manyScreens = 6;
/** The same for what is smaller than this, in bytes before compression. */
const littleCode = 3_200;

interface Survey {
  readonly map: ChunkMap;
  /** Modules of each file, what the file weighs, and whether it is imported dynamically. */
  readonly files: Readonly<
    Record<string, { readonly modules: readonly string[]; readonly bytes: number; readonly isEntry: boolean }>
  >;
}

/** Lets the bundler make a file of each set of modules that always come together. */
async function survey(): Promise<Survey> {
  const built = await build({
    mode: surveyMode,
    logLevel: 'error',
    build: { write: false, minify: false, manifest: false },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The survey was not built.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  return {
    map: chunkMap(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]))),
    files: Object.fromEntries(
      chunks.map(({ fileName, moduleIds, code, isDynamicEntry }) => [
        fileName,
        { modules: moduleIds, bytes: code.length, isEntry: isDynamicEntry },
      ]),
    ),
  };
}

/** What a page begins with, besides what every page has. */
interface Beginning {
  /** The screen's name. */
  readonly name: string;
  readonly files: ReadonlySet<string>;
}

function beginningsOf(routes: readonly BuiltRoute[], map: ChunkMap, known: ReadonlySet<string>): Beginning[] {
  const own = new Map(routes.map((route) => [route.own.at(-1) ?? '', route.own]));
  own.set(tools, [tools]);
  return [...own].map(([screen, modules]) => ({
    name: /(\w+)\.tsx?$/.exec(screen)?.[1]?.replace('index', 'tools') ?? screen,
    files: new Set(filesOf(map, modules, known)),
  }));
}

/** Names go into the page for each address, so they are short: the first screen, and the same for the same screens. */
const nameFor = (screens: readonly string[]): string =>
  screens.length === 1
    ? `${screens[0]}-parts`
    : `${screens[0]}-${createHash('sha256').update(screens.join()).digest('hex').slice(0, 3)}`;

/** What the same screens begin with. */
interface Shared {
  readonly screens: readonly string[];
  /** Before compression. */
  readonly bytes: number;
  /** Groups of what it imports. */
  readonly needs: ReadonlySet<string>;
}

/**
 * The group for what some screens begin with, `others` being those of what more screens begin with. Groups must not need
 * each other in a circle, so little code joins another group only where it needs no third one.
 */
export function groupOf({ screens, bytes, needs }: Shared, others: ReadonlyMap<string, readonly string[]>) {
  const own = nameFor(screens);
  // The login page has nothing of what stands behind it.
  const atHand = screens.includes('Login') ? 'base' : 'inside';
  if (screens.length < manyScreens && bytes >= littleCode) return own;
  if (atHand === 'base') return atHand;
  const needed = [...needs].filter((name) => others.has(name));
  if (needed.length > 1) return own;
  if (needed.length === 1) return needed[0] ?? own;
  const wider = [...others].filter(([, of]) => screens.every((screen) => of.includes(screen)));
  const [nearest] = wider.toSorted(([, one], [, other]) => one.length - other.length);
  return screens.length < manyScreens && nearest ? nearest[0] : atHand;
}

/** The file of words that every page of some kind has; a screen's own words are a file by themselves. */
function wordGroups(routes: readonly BuiltRoute[]): Map<string, string> {
  const groups = new Map<string, string>();
  const signedIn = routes.filter(({ common }) => common.length > 1);
  const screens = new Map(signedIn.map((route) => [route.own.at(-1), route.words]));
  for (const locale of ['zh-CN', 'en'] as const) {
    const count = new Map<string, number>();
    for (const words of screens.values()) {
      for (const file of new Set(words[locale])) count.set(file, (count.get(file) ?? 0) + 1);
    }
    const onLogin = routes.find(({ common }) => common.length === 1)?.words[locale] ?? [];
    for (const [file, screensWithIt] of count) {
      if (onLogin.includes(file)) groups.set(file, `words-${locale}`);
      else if (screensWithIt >= manyScreens) groups.set(file, `words-inside-${locale}`);
    }
  }
  return groups;
}

/**
 * Which file each module goes to, so that a page begins with few files and with little that it does not need: React; what
 * the login page has (`base`); what stands behind the login (`inside`); and for what some screens share, a file of theirs.
 */
export async function chunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const [routes, { map, files }] = await Promise.all([builtRoutes(), survey()]);
  const base = new Set(filesOf(map, ['src/main.tsx']));
  const inside = new Set(filesOf(map, ['src/app/signedIn.ts'], base));
  const beginnings = beginningsOf(routes, map, new Set([...base, ...inside]));

  const areas = new Set(routes.flatMap(({ own }) => (own.length > 1 ? [map.modules[own[0] ?? '']] : [])));
  const isArea = (file: string) => areas.has(file);
  const shared = new Map<string, { readonly screens: readonly string[]; readonly files: string[] }>();
  for (const [file, { isEntry }] of Object.entries(files)) {
    // The bundler exports names that it does not define when a group takes what is imported dynamically.
    if (isEntry && !isArea(file)) continue;
    const screens = beginnings.filter((each) => each.files.has(file)).map(({ name }) => name);
    const set = shared.get(screens.join()) ?? { screens, files: [] };
    set.files.push(file);
    shared.set(screens.join(), set);
  }
  const groups = new Map<string, string>();
  for (const file of inside) groups.set(file, 'inside');
  // The entry itself has the sheets of the first paint.
  for (const file of base) if (file !== map.entry) groups.set(file, 'base');
  // What something imports is begun with by at least as many screens.
  const sets = [...shared.values()].toSorted((one, other) => other.screens.length - one.screens.length);
  const others = new Map<string, readonly string[]>();
  for (const { screens, files: same } of sets) {
    if (screens.length === 0) continue;
    const needs = same.flatMap((file) => map.chunks[file]?.imports ?? []);
    const group = groupOf(
      {
        screens,
        bytes: same.reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0),
        needs: new Set(needs.flatMap((file) => groups.get(file) ?? [])),
      },
      others,
    );
    for (const file of same) if (!groups.has(file)) groups.set(file, group);
    if (group === nameFor(screens)) others.set(group, screens);
  }
  const groupOfModule = new Map(
    [...groups].flatMap(([file, group]) => (files[file]?.modules ?? []).map((id) => [id, group] as const)),
  );
  const words = wordGroups(routes);
  return [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler)\/|named-react\/|rolldown\/runtime/,
      priority: 2,
    },
    {
      name: (id) => groupOfModule.get(id) ?? words.get(nameOf(id)),
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}
