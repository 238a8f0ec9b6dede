import { createHash } from 'node:crypto';

/** What so many screens begin with comes with the frame: a file of its own would cost each of them a request more. */
const manyScreens = 7;
/** But not so much code, in bytes before compression, that the others would load it in vain; */
const largeCode = 9_000;
/** unless nearly all of them begin with it. Less code than that also joins the file of more screens that has these. */
const nearlyAll = 12;
/** Less code than this comes with the frame where no such file takes it. */
const littleCode = 2_500;

/** Code that always comes together, as the bundler finds it. */
export interface Piece {
  readonly bytes: number;
  /** Pieces that it cannot run without. */
  readonly imports: readonly string[];
}

/** A page, and the pieces that it cannot begin without. */
export interface Beginning {
  /** Name of the screen. */
  readonly screen: string;
  /** Whether it stands before the login, where nothing of `inside` is. */
  readonly beforeLogin: boolean;
  readonly pieces: ReadonlySet<string>;
}

export interface Survey {
  readonly pieces: Readonly<Record<string, Piece>>;
  readonly beginnings: readonly Beginning[];
  /** What every page begins with. */
  readonly base: ReadonlySet<string>;
  /** What every page behind the login begins with besides. */
  readonly inside: ReadonlySet<string>;
}

/** Pieces that the same screens begin with. */
interface Shared {
  readonly beginnings: readonly Beginning[];
  readonly pieces: string[];
}

/** Names of groups go into the page for each address, so they are short, and the same for the same screens. */
export function groupName(screens: readonly string[]): string {
  if (screens.length === 1) return `${screens[0]}-parts`;
  const others = createHash('sha256').update(screens.join()).digest('hex').slice(0, 3);
  return `shared-${others}`;
}

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
  // What a piece imports is begun with by at least as many screens, so it has its group already.
  return [...sets.values()].toSorted((one, other) => other.beginnings.length - one.beginnings.length);
}

/**
 * The file that each piece goes to, so that a page begins with few files and with little that it does not need: `base`,
 * `inside`, and for what some screens share, a file of theirs. Little code joins another file, but only where that one
 * then needs nothing new: files that need each other in a circle would run before what they need, and the login page would
 * ask for what stands behind it.
 */
export function planOf({ pieces, beginnings, base, inside }: Survey): Map<string, string> {
  const plan = new Map<string, string>();
  for (const piece of inside) {
    const early = beginnings.some((each) => each.beforeLogin && each.pieces.has(piece));
    plan.set(piece, early ? 'base' : 'inside');
  }
  for (const piece of base) plan.set(piece, 'base');
  /** Files of screens, with those that begin with them. */
  const files = new Map<string, readonly Beginning[]>();
  const isBeforeLogin = (some: readonly Beginning[]) => some.some(({ beforeLogin }) => beforeLogin);
  const rest = Object.keys(pieces).filter((piece) => !plan.has(piece));

  for (const set of sharedBy(beginnings, rest)) {
    const own = groupName(set.beginnings.map(({ screen }) => screen));
    const early = isBeforeLogin(set.beginnings);
    const bytes = set.pieces.reduce((sum, piece) => sum + (pieces[piece]?.bytes ?? 0), 0);
    const imports = set.pieces.flatMap((piece) => pieces[piece]?.imports ?? []);
    const needed = new Set(
      imports.flatMap((piece) => plan.get(piece) ?? []).filter((name) => files.has(name)),
    );
    const count = set.beginnings.length;
    const many = count >= nearlyAll || (count >= manyScreens && bytes < largeCode);
    // What more screens begin with, and these among them; the nearest first. What it needs besides would be new to it.
    const wider = [...files]
      .filter(([, of]) => isBeforeLogin(of) === early && set.beginnings.every((each) => of.includes(each)))
      .filter(([file]) => [...needed].every((other) => other === file))
      .toSorted(([, one], [, other]) => one.length - other.length)
      .map(([file]) => file);
    const nearest = bytes < largeCode ? wider[0] : undefined;
    const everywhere =
      needed.size === 0 && (many || bytes < littleCode) ? (early ? 'base' : 'inside') : undefined;
    const name = (many ? (everywhere ?? nearest) : (nearest ?? everywhere)) ?? own;
    if (name === own) files.set(own, set.beginnings);
    for (const piece of set.pieces) plan.set(piece, name);
  }
  return plan;
}
