import { createHash } from 'node:crypto';

/**
 * The number of screens from which on shared code goes into the file of the frame, because a file of its own
 * would cost each of these screens one more request.
 */
const manyScreens = 8;
/**
 * The size in bytes before compression from which on shared code does not go into the file of the frame,
 * because the other screens would load it in vain; code below it may also join the file of a larger set of
 * screens.
 */
const largeCode = 6_000;
/** The number of screens from which on even large code goes into the file of the frame. */
const nearlyAll = 12;
/**
 * The size in bytes below which shared code gets no file of its own: that of screens goes into the file of the
 * frame when no other file can take it, and that of late parts into a file of such code.
 */
const littleCode = 1_800;
/**
 * Little code of at most this many screens and of at least this size goes into the file `few`, which only such
 * screens load, instead of that of the frame. Code below this size may join the file of a frequent screen.
 */
const fewScreens = 5;
const littleOfFew = 1_000;
/**
 * Little code joins the file of a larger set of screens only when that set is at most so many times as large,
 * because the other screens would load it in vain.
 */
const widest = 3;
/** Parts that every page loads anyway, so that nobody loads their code in vain. */
const onEveryPage: ReadonlySet<string> = new Set(['Tools']);
/** Screens that load neither `few` nor `most`, because every visit has them or their budgets are the tightest. */
const frequentScreens: ReadonlySet<string> = new Set(['CourseDetail', 'Home', 'Study', 'Pure', 'examAnswer']);

const isFrequentScreen = ({ screen, isPart }: Beginning): boolean => isPart || frequentScreens.has(screen);

/** Code that always loads together, as the bundler found it. */
export interface Piece {
  readonly bytes: number;
  /** The pieces that this one imports. */
  readonly imports: readonly string[];
}

/** A page, and the pieces that it loads first. */
export interface Beginning {
  /** Name of the screen. */
  readonly screen: string;
  /** Whether the screen is shown before the login, where nothing of `inside` is loaded. */
  readonly beforeLogin: boolean;
  /** Whether this is a part that loads right after many pages, so that all of them would load its files. */
  readonly isPart: boolean;
  readonly pieces: ReadonlySet<string>;
}

export interface Survey {
  readonly pieces: Readonly<Record<string, Piece>>;
  readonly beginnings: readonly Beginning[];
  /** The pieces that every page loads first. */
  readonly base: ReadonlySet<string>;
  /** The pieces that every page behind the login loads first, besides `base`. */
  readonly inside: ReadonlySet<string>;
  /** The pieces that are imported only by code which no page loads first. */
  readonly later: ReadonlySet<string>;
}

/** Pieces that the same screens load first. */
interface Shared {
  readonly beginnings: readonly Beginning[];
  readonly pieces: string[];
}

/**
 * The name of the group for these screens. It is short, because index.html lists the files of each address,
 * and the same for the same screens.
 */
export function groupName(screens: readonly string[]): string {
  if (screens.length === 1) return `${screens[0]}-parts`;
  const others = createHash('sha256').update(screens.join()).digest('hex').slice(0, 4);
  return `some-${others}`;
}

const sizeOf = (pieces: Survey['pieces'], some: readonly string[]): number =>
  some.reduce((sum, piece) => sum + (pieces[piece]?.bytes ?? 0), 0);

function sharedBy(beginnings: readonly Beginning[], pieces: readonly string[]): Shared[] {
  const sets = new Map<string, Shared>();
  for (const piece of pieces) {
    const own = beginnings.filter((each) => each.pieces.has(piece));
    if (own.length === 0) continue;
    const key = own.map(({ screen }) => screen).join();
    const set = sets.get(key) ?? { beginnings: own, pieces: [] };
    set.pieces.push(piece);
    sets.set(key, set);
  }
  // Sorted by the number of screens, so that the imports of a group are planned before it: at least as many
  // screens load them.
  return [...sets.values()].toSorted((one, other) => other.beginnings.length - one.beginnings.length);
}

/**
 * Puts the little pieces that no screen loads first into two files: one for those that need nothing but `base`,
 * and one for those that need `inside` as well, which the login page must not load.
 */
function planSmall(pieces: Survey['pieces'], plan: Map<string, string>): void {
  const files = [
    { name: 'small', needs: new Set(['base', 'small']) },
    { name: 'small-inside', needs: new Set(['base', 'inside', 'small', 'small-inside']) },
  ];
  for (const { name, needs } of files) {
    const fits = ([piece, { bytes, imports }]: [string, Piece]) =>
      !plan.has(piece) && bytes < littleCode && imports.every((each) => needs.has(plan.get(each) ?? each));
    // Repeated, because a piece fits only when the pieces that it imports have a file.
    let found = Object.entries(pieces).filter(fits);
    while (found.length > 0) {
      for (const [piece] of found) plan.set(piece, name);
      found = Object.entries(pieces).filter(fits);
    }
  }
}

/**
 * The pieces of a single screen that are also imported by code which loads later on other pages, together
 * with what these pieces need. They get a file of their own where the rest of that screen's code is large;
 * otherwise an icon of the player would bring the player to every page that shows the icon.
 */
function sharedWithLater(
  { pieces, later }: Survey,
  set: Shared,
  plan: ReadonlyMap<string, string>,
): string[] {
  const [only, other] = set.beginnings;
  if (!only || other || only.beforeLogin || onEveryPage.has(only.screen)) return [];
  const shared = new Set<string>();
  const isFree = (piece: string) => ['base', 'inside'].includes(plan.get(piece) ?? '') || shared.has(piece);
  const fits = (piece: string) =>
    !shared.has(piece) && later.has(piece) && (pieces[piece]?.imports ?? []).every((each) => isFree(each));
  // Repeated, because a piece fits only when the pieces that it imports fit.
  let found = set.pieces.filter(fits);
  while (found.length > 0) {
    for (const piece of found) shared.add(piece);
    found = set.pieces.filter(fits);
  }
  const rest = set.pieces.filter((piece) => !shared.has(piece));
  return sizeOf(pieces, rest) < largeCode ? [] : [...shared];
}

/**
 * Decides which file each piece goes to, so that a page loads few files and little that it does not need:
 * `base`, `inside`, `most`, `few`, and a file for what some screens share. Little code joins another file, but only where
 * that file then needs nothing new; otherwise files could import each other in a circle, where one would run
 * before what it needs, and the login page could load what is behind it.
 */
export function planOf(survey: Survey): Map<string, string> {
  const { pieces, beginnings, base, inside } = survey;
  const plan = new Map<string, string>();
  for (const piece of inside) {
    const early = beginnings.some((each) => each.beforeLogin && each.pieces.has(piece));
    plan.set(piece, early ? 'base' : 'inside');
  }
  for (const piece of base) plan.set(piece, 'base');
  /** The files of screens so far, with the screens that load them first. */
  const files = new Map<string, readonly Beginning[]>();
  const isBeforeLogin = (some: readonly Beginning[]) => some.some(({ beforeLogin }) => beforeLogin);
  const rest = Object.keys(pieces).filter((piece) => !plan.has(piece));

  for (const set of sharedBy(beginnings, rest)) {
    const own = groupName(set.beginnings.map(({ screen }) => screen));
    const early = isBeforeLogin(set.beginnings);
    const bytes = sizeOf(pieces, set.pieces);
    const imports = set.pieces.flatMap((piece) => pieces[piece]?.imports ?? []);
    const needed = new Set(
      imports.flatMap((piece) => plan.get(piece) ?? []).filter((name) => name === 'few' || files.has(name)),
    );
    const count = set.beginnings.length;
    const many = count >= nearlyAll || (count >= manyScreens && bytes < largeCode);
    const isFrequent = set.beginnings.some(isFrequentScreen);
    // A single screen that is rarely opened can load one file more; the others should not load its code.
    const isWorthwhile = count > 1 || isFrequent || early;
    // Files of a larger set of screens that contains these; the smallest set first. A file can take the code
    // only if it needs nothing besides what those screens load already, and more than a little code that no
    // frequent screen needs stays out of the files of those.
    const wider = [...files]
      .filter(([, of]) => isBeforeLogin(of) === early && set.beginnings.every((each) => of.includes(each)))
      .filter(([file]) => [...needed].every((other) => other === file))
      .filter(([, of]) => (isWorthwhile && of.length <= widest * count) || bytes < littleOfFew)
      .filter(([, of]) => isFrequent || bytes < littleOfFew || !of.some(isFrequentScreen))
      .toSorted(([, one], [, other]) => one.length - other.length)
      .map(([file]) => file);
    const nearest = bytes < largeCode ? wider[0] : undefined;
    const isOfFew = count <= fewScreens && bytes >= littleOfFew && !isFrequent;
    // Code that needs code of `few` goes into `few` as well, because the file of the frame must not need it.
    const behind = isFrequent ? 'inside' : 'most';
    const common = early ? 'base' : isOfFew || needed.has('few') ? 'few' : behind;
    const needsLittle = [...needed].every((name) => name === 'few');
    const everywhere = needsLittle && (many || bytes < littleCode) ? common : undefined;
    const name = (many ? (everywhere ?? nearest) : (nearest ?? everywhere)) ?? own;
    if (name === own) files.set(own, set.beginnings);
    for (const piece of set.pieces) plan.set(piece, name);
    if (name !== own) continue;
    for (const piece of sharedWithLater(survey, set, plan)) plan.set(piece, `${own}-shared`);
  }
  planSmall(pieces, plan);
  return plan;
}
