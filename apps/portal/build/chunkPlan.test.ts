import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circleIn, type ChunkMap } from './chunkMap.ts';
import { planOf, type Survey } from './chunkPlan.ts';

const screens = ['Login', 'Home', 'List', 'Detail', 'Study', 'People', 'Search', 'Account'];

const without = (all: Set<string>, ...known: readonly ReadonlySet<string>[]) =>
  new Set([...all].filter((piece) => !known.some((set) => set.has(piece))));

/**
 * Pieces import only pieces with a smaller number, because the bundler's chunks never import each other in a
 * circle.
 */
const surveys = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 100, max: 9_000 }),
      imports: fc.array(fc.nat(30), { maxLength: 4 }),
    }),
    { minLength: 12, maxLength: 40 },
  )
  .chain((made) =>
    fc.record({ made: fc.constant(made), first: fc.array(fc.nat(39), { minLength: 8, maxLength: 8 }) }),
  )
  .map(({ made, first }): Survey => {
    const pieces = Object.fromEntries(
      made.map(({ bytes, imports }, at) => [
        `p${at}`,
        { bytes, imports: imports.filter((to) => to < at).map((to) => `p${to}`) },
      ]),
    );
    const closureOf = (piece: string, found = new Set<string>()): Set<string> => {
      if (found.has(piece)) return found;
      found.add(piece);
      for (const next of pieces[piece]?.imports ?? []) closureOf(next, found);
      return found;
    };
    const base = closureOf('p3');
    const inside = without(closureOf('p7'), base);
    return {
      pieces,
      base,
      inside,
      later: new Set(Object.keys(pieces).filter((_, at) => at % 3 === 0)),
      beginnings: screens.map((screen, at) => ({
        screen,
        beforeLogin: screen === 'Login',
        isPart: screen === 'Tools',
        pieces: without(
          closureOf(`p${(first[at] ?? 0) % made.length}`),
          base,
          screen === 'Login' ? base : inside,
        ),
      })),
    };
  });

/** The files of a plan, and which files each one imports. */
function filesOf({ pieces }: Survey, plan: ReadonlyMap<string, string>): ChunkMap['chunks'] {
  const chunks: Record<string, { imports: string[]; css: string[] }> = {};
  for (const [piece, file] of plan) {
    const chunk = (chunks[file] ??= { imports: [], css: [] });
    for (const to of pieces[piece]?.imports ?? []) {
      const other = plan.get(to);
      if (other !== undefined && other !== file && !chunk.imports.includes(other)) chunk.imports.push(other);
    }
  }
  return chunks;
}

const reached = (chunks: ChunkMap['chunks'], file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks[file]?.imports ?? []) reached(chunks, next, found);
  return found;
};

test('no two files import each other, whatever imports what', () => {
  fc.assert(
    fc.property(surveys, (survey) => {
      const chunks = filesOf(survey, planOf(survey));
      expect(circleIn({ entry: '', modules: {}, chunks })).toBeUndefined();
    }),
    { seed: 16, numRuns: 500 },
  );
});

test('each piece that a page needs first has a file, and the login page loads nothing of the pages behind it', () => {
  fc.assert(
    fc.property(surveys, (survey) => {
      const plan = planOf(survey);
      const chunks = filesOf(survey, plan);
      const begun = survey.beginnings.flatMap(({ pieces }) => [...pieces]);
      expect(begun.filter((piece) => !plan.has(piece))).toEqual([]);
      const early = survey.beginnings.flatMap(({ beforeLogin, pieces }) => (beforeLogin ? [...pieces] : []));
      const asked = early.flatMap((piece) => [...reached(chunks, plan.get(piece) ?? '')]);
      expect(asked).not.toContain('inside');
      const frequent = survey.beginnings.flatMap(({ screen, pieces }) =>
        screen === 'Home' || screen === 'Study' ? [...pieces] : [],
      );
      const frequently = frequent.flatMap((piece) => [...reached(chunks, plan.get(piece) ?? '')]);
      expect(frequently).not.toContain('few');
    }),
    { seed: 17, numRuns: 500 },
  );
});

const piece = (bytes: number, ...imports: string[]) => ({ bytes, imports });
const begins = (screen: string, ...own: string[]) => ({
  screen,
  beforeLogin: false,
  isPart: false,
  pieces: new Set(own),
});

test('code of two screens is a file of its own, code of many comes with the frame, and little code joins an existing file', () => {
  const plan = planOf({
    pieces: {
      frame: piece(9_000),
      cards: piece(9_000, 'frame'),
      dots: piece(200),
      title: piece(4_000),
      star: piece(300, 'cards'),
    },
    base: new Set(),
    inside: new Set(['frame']),
    later: new Set(),
    beginnings: [
      begins('Home', 'cards', 'title'),
      begins('List', 'cards', 'dots', 'star', 'title'),
      begins('Detail', 'cards', 'dots', 'star', 'title'),
      ...Array.from({ length: 8 }, (_, at) => begins(`Other${at}`, 'title')),
    ],
  });
  const shared = plan.get('cards');
  expect(shared).toMatch(/^some-/);
  expect(plan.get('star')).toBe(shared);
  expect(plan.get('dots')).toBe(shared);
  expect(plan.get('title')).toBe('inside');
});

test('little code that no frequent screen needs is in files that home and study do not load', () => {
  const plan = planOf({
    pieces: {
      frame: piece(9_000),
      select: piece(1_300, 'frame'),
      sorted: piece(400, 'select'),
      ring: piece(1_500, 'frame'),
      dot: piece(400),
      cards: piece(9_000, 'frame'),
    },
    base: new Set(),
    inside: new Set(['frame']),
    later: new Set(),
    beginnings: [
      begins('Home', 'ring', 'cards'),
      begins('Study', 'ring'),
      begins('Search', 'select', 'sorted', 'cards'),
      begins('Account', 'select', 'sorted', 'cards'),
      begins('People', 'dot'),
    ],
  });
  expect([plan.get('select'), plan.get('sorted')]).toEqual(['few', 'few']);
  expect([plan.get('ring'), plan.get('dot')]).toEqual(['inside', 'most']);
});

test('a screen does not load much code of another one only because both share a file with many', () => {
  const others = Array.from({ length: 5 }, (_, at) => begins(`Other${at}`, 'cards'));
  const pieces = {
    frame: piece(9_000),
    cards: piece(9_000, 'frame'),
    filters: piece(1_700, 'cards'),
    pages: piece(1_700, 'cards'),
    rows: piece(1_900, 'cards'),
  };
  const plan = planOf({
    pieces,
    base: new Set(),
    inside: new Set(['frame']),
    later: new Set(),
    beginnings: [
      begins('List', 'cards', 'filters', 'pages', 'rows'),
      begins('Search', 'cards', 'pages', 'rows'),
      begins('People', 'cards', 'pages'),
      ...others,
    ],
  });
  const shared = plan.get('cards');
  expect(plan.get('pages')).toBe(shared);
  expect(plan.get('rows')).not.toBe(shared);
  expect(plan.get('filters')).toBe('List-parts');
});

test('code that no screen needs first is a file for each part, but little code that parts share is one file', () => {
  const plan = planOf({
    pieces: {
      frame: piece(9_000),
      bell: piece(400),
      bells: piece(500, 'bell'),
      place: piece(300, 'frame', 'bell'),
      viewer: piece(40_000),
      zoom: piece(800, 'viewer'),
    },
    base: new Set(),
    inside: new Set(['frame']),
    later: new Set(),
    beginnings: [],
  });
  expect([plan.get('bell'), plan.get('bells')]).toEqual(['small', 'small']);
  expect(plan.get('place')).toBe('small-inside');
  // A page that needs the bell must not load the viewer as well.
  expect([plan.get('viewer'), plan.get('zoom')]).toEqual([undefined, undefined]);
});

test('an icon of the player that other pages show later does not load the player there', () => {
  const plan = planOf({
    pieces: {
      frame: piece(9_000),
      pause: piece(500, 'frame'),
      labelled: piece(700, 'pause'),
      film: piece(12_000, 'pause'),
      reader: piece(700, 'film'),
    },
    base: new Set(),
    inside: new Set(['frame']),
    later: new Set(['pause', 'labelled', 'reader']),
    beginnings: [begins('Player', 'pause', 'labelled', 'film', 'reader')],
  });
  expect([plan.get('pause'), plan.get('labelled')]).toEqual(['Player-parts-shared', 'Player-parts-shared']);
  expect([plan.get('film'), plan.get('reader')]).toEqual(['Player-parts', 'Player-parts']);
});
