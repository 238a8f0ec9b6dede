import { build, type Rolldown } from 'vite';
import { builtRoutes, type BuiltRoute } from './builtRoutes.ts';
import { chunkMap, filesOf, type ChunkMap } from './chunkMap.ts';
import { groupName, planOf, type Beginning } from './chunkPlan.ts';
import { nameOf } from './moduleName.ts';

/** The mode of the first build, which only finds out what each page loads first. */
export const surveyMode = 'survey';

/**
 * Parts that load right after every page or lesson and so are planned like screens: the tools of every page,
 * and the player.
 */
const parts = {
  Tools: 'src/frame/tools/index.ts',
  Player: '../../packages/ui/src/VideoPlayer/VideoPlayer.tsx',
};

/** Parts that load right after a single screen, which are planned like screens because most visits need them. */
const laterParts = {
  HomeBelow: 'src/areas/home/Home/parts/BelowFold.tsx',
  SignIn: 'src/areas/login/signIn.ts',
  AroundForm: 'src/areas/login/Login/parts/aroundFormParts.ts',
};

/** Words that at least this many screens share go into the file of the words that every page loads. */
const manyScreens = 12;
/**
 * Words that some screens share join the words of more screens only when those are at most so many times as many,
 * because the other screens would load them in vain.
 */
const widestWords = 2;
/**
 * The rules of code that at least this many screens load first go into the style sheet of the frame, because a sheet
 * of its own is one request more for each of these screens, and rules that are not used cost little.
 */
const sheetOfSome = 5;

/**
 * Builds once without a plan, where the bundler makes a file of each set of modules that always load
 * together.
 */
async function survey(): Promise<{
  readonly map: ChunkMap;
  readonly chunks: readonly Rolldown.OutputChunk[];
}> {
  const built = await build({
    mode: surveyMode,
    logLevel: 'error',
    build: { write: false, minify: false, manifest: false },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The survey was not built.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  return { map: chunkMap(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]))), chunks };
}

/** The name of a screen by its file, such as `CourseList`, with its area where two areas have one of that name. */
function screenNames(files: readonly string[]): ReadonlyMap<string, string> {
  const named = files.map((file) => ({ file, name: /(\w+)\.tsx$/.exec(file)?.[1] ?? file }));
  return new Map(
    named.map(({ file, name }) => {
      const isShared = named.some((other) => other.file !== file && other.name === name);
      const area = isShared ? (/areas\/(\w+)\//.exec(file)?.[1] ?? '') : '';
      return [file, area + name];
    }),
  );
}

function beginningsOf(routes: readonly BuiltRoute[], map: ChunkMap): Beginning[] {
  const screens = new Map(routes.map((route) => [route.own.at(-1) ?? '', route]));
  const names = screenNames([...screens.keys()]);
  const all = [...screens].map(([file, { common, own, words }]) => ({
    screen: names.get(file) ?? file,
    beforeLogin: common.length === 1,
    isPart: false,
    // Words are loaded with the screen, and so is the code that they format numbers with.
    pieces: new Set(filesOf(map, [...own, ...words['zh-CN'], ...words.en], new Set(filesOf(map, common)))),
  }));
  const frame = new Set(filesOf(map, ['src/main.tsx', 'src/app/signedIn.ts']));
  const joining = Object.entries({ ...parts, ...laterParts }).map(([screen, file]) => ({
    screen,
    beforeLogin: false,
    isPart: screen in parts,
    pieces: new Set(filesOf(map, [file], frame)),
  }));
  return [...all, ...joining];
}

const isSheet = (id: string): boolean => id.endsWith('.vanilla.css');
/**
 * Styles of what the first calls fill in the shell. They are not in the chunk of the entry, because its styles come
 * before the shell, whose first paint does not need these.
 */
const isOpening = (id: string): boolean => id.endsWith('/boot/opening.css.ts.vanilla.css');
const isWords = (id: string): boolean => /\/(locales|words)\/(zh-CN|en)[/.]/.test(id);

/** The smallest of `sets` that has all these screens and more, or the screens themselves. */
function widened(screens: readonly string[], sets: readonly (readonly string[])[]): readonly string[] {
  const wider = sets.filter(
    (set) =>
      set.length > screens.length &&
      set.length <= Math.min(widestWords * screens.length, manyScreens - 1) &&
      screens.every((screen) => set.includes(screen)),
  );
  return wider.toSorted((one, other) => one.length - other.length)[0] ?? screens;
}

/**
 * Groups of words that several pages share: those of many pages, and those that the same or a few more pages load
 * together. The words of a single screen stay in files of their own, because its late parts are on other screens as well.
 */
function wordGroups(routes: readonly BuiltRoute[]): Map<string, string> {
  const groups = new Map<string, string>();
  const signedIn = routes.filter(({ common }) => common.length > 1);
  const screens = new Map(signedIn.map((route) => [route.own.at(-1) ?? '', route.words]));
  const screenName = screenNames([...screens.keys()]);
  for (const locale of ['zh-CN', 'en'] as const) {
    const screensOf = new Map<string, string[]>();
    for (const [screen, words] of screens) {
      for (const file of new Set(words[locale])) {
        screensOf.set(file, [...(screensOf.get(file) ?? []), screenName.get(screen) ?? screen]);
      }
    }
    const onLogin = routes.find(({ common }) => common.length === 1)?.words[locale] ?? [];
    const sets = [...screensOf.values()];
    const together = new Map<string, string[]>();
    for (const [file, names] of screensOf) {
      const isOfAll = onLogin.includes(file) || names.length >= manyScreens;
      if (names.length === 1 && !isOfAll) continue;
      const name = isOfAll ? 'words' : groupName(widened(names, sets)).replace('some', 'words');
      together.set(name, [...(together.get(name) ?? []), file]);
    }
    // A file that all words import goes with the words of every page.
    groups.set(`../../packages/ui/src/locales/${locale}/spokenTime.ts`, `words-${locale}`);
    for (const [name, files] of together) {
      if (files.length > 1) for (const file of files) groups.set(file, `${name}-${locale}`);
    }
  }
  return groups;
}

/**
 * The groups whose rules go into the frame's style sheet, because some screens load their code first, and a sheet of
 * its own is one request more for each of these.
 */
function groupsInFrameSheet(
  plan: ReadonlyMap<string, string>,
  beginnings: readonly Beginning[],
): Set<string> {
  const screens = new Map<string, Set<Beginning>>();
  for (const each of beginnings) {
    for (const piece of each.pieces) {
      const group = plan.get(piece) ?? '';
      screens.set(group, (screens.get(group) ?? new Set()).add(each));
    }
  }
  const found = [...screens].filter(
    ([, some]) => some.size >= sheetOfSome && ![...some].some(({ beforeLogin }) => beforeLogin),
  );
  return new Set(found.map(([group]) => group));
}

/**
 * The file for each module: one for React, some for words, and for the rest what `planOf` decides from what
 * each page loads first.
 */
export async function chunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const [routes, { map, chunks }] = await Promise.all([builtRoutes(), survey()]);
  const areas = routes.flatMap(({ own }) => (own.length > 1 ? [own[0] ?? ''] : []));
  const planned = new Set(
    [...areas, ...Object.values({ ...parts, ...laterParts })].map((file) => map.modules[file]),
  );
  // Of the code that is imported dynamically only this goes into groups, because with other parts the bundler exports
  // names that it does not define. Nearly every journey loads these, so it would show.
  const isFree = (chunk: Rolldown.OutputChunk) =>
    (!chunk.isDynamicEntry || planned.has(chunk.fileName)) && !chunk.moduleIds.every(isWords);
  const base = filesOf(map, ['src/main.tsx']);
  const beginnings = beginningsOf(routes, map);
  const first = new Set([
    ...filesOf(map, ['src/main.tsx', 'src/app/signedIn.ts']),
    ...beginnings.flatMap((each) => [...each.pieces]),
  ]);
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  const plan = planOf({
    later: new Set(later.flatMap(({ imports }) => imports)),
    pieces: Object.fromEntries(
      chunks.filter(isFree).map(({ fileName, code, imports }) => [fileName, { bytes: code.length, imports }]),
    ),
    beginnings,
    base: new Set(base),
    inside: new Set(filesOf(map, ['src/app/signedIn.ts'], new Set(base))),
  });
  // The chunk of the entry is not changed, because it has the style sheets of the first paint.
  plan.delete(map.entry);
  const inSheetOfFrame = groupsInFrameSheet(plan, beginnings);
  const groups = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const group = plan.get(fileName);
      const sheets = group !== undefined && inSheetOfFrame.has(group) ? 'inside' : group;
      return moduleIds.flatMap((id) => {
        const name = isSheet(id) ? sheets : group;
        return name === undefined ? [] : [[id, name] as const];
      });
    }),
  );
  const words = wordGroups(routes);
  return [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
      priority: 2,
    },
    {
      name: (id) => (isOpening(id) ? 'base' : (groups.get(id) ?? words.get(nameOf(id)))),
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}
