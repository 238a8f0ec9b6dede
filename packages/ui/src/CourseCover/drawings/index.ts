import type { CoverMotif } from '@stoa/domain';
import { hashOf, randomOf } from '@stoa/domain/kernel';
import type { CoverDrawing, CoverShade, CoverShape } from '../drawing.ts';
import { glyphs, type GlyphPart } from './glyphs.ts';
import { grounds } from './grounds.ts';
import { motifs } from './motifs.ts';
import { circle, H, n, type Draw, type Random } from './paths.ts';
import { glyphOf, type GlyphName } from './words.ts';

const drawings: Record<CoverMotif, Draw> = { ...motifs, ...grounds };

/** The shade of a motif's shape behind a figure: a motif must not be more prominent than the figure. */
const quiet = {
  paper: 'paper',
  mist: 'paper',
  soft: 'mist',
  mid: 'soft',
  deep: 'soft',
} as const satisfies Record<CoverShade, CoverShade>;

/**
 * Possible positions of a figure: scale of its 100 units, the height of its middle, and the greatest rotation
 * in degrees. A figure is whole at each of them, because one of which only the foot is missing looks like a
 * fault.
 */
const placings = [
  { scale: 1.2, y: 92, turn: 0 },
  { scale: 1.4, y: 96, turn: 7 },
  { scale: 1.75, y: 94, turn: 0 },
  { scale: 1.55, y: 98, turn: 10 },
] as const;

const sides = [
  { x: 214, focus: 'xMax' },
  { x: 160, focus: 'xMid' },
  { x: 226, focus: 'xMax' },
  { x: 104, focus: 'xMin' },
] as const;

const middle = { scale: 1.2, y: 90, turn: 5, x: 160, focus: 'xMid' } as const;

/**
 * Position of the figure: `anywhere`, so that covers side by side differ, or in the `middle` of a scene whose
 * edges may be cut off.
 */
export type FigurePlace = 'anywhere' | 'middle';

const pick = <const Items extends readonly [unknown, ...unknown[]]>(
  random: Random,
  items: Items,
): Items[number] => items[Math.floor(random() * items.length)] ?? items[0];

/** Line width of a figure at every scale; a scene is shown larger than a cover. */
const pens = { anywhere: 4.5, middle: 3.4 } as const satisfies Record<FigurePlace, number>;

/** The figure that belongs to a title, large in front of its faint motif. */
function withGlyph(random: Random, name: GlyphName, ground: CoverDrawing, at: FigurePlace): CoverDrawing {
  const { scale, y, turn } = at === 'middle' ? middle : pick(random, placings);
  const { x, focus } = at === 'middle' ? middle : pick(random, sides);
  const angle = turn * (random() * 2 - 1);
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${scale}) translate(-50 -50)`;
  const line = Math.round((pens[at] / scale) * 100) / 100;
  const parts: readonly GlyphPart[] = glyphs[name];
  const figure = parts.map((part): CoverShape => {
    if ('ink' in part) return { d: part.d, shade: part.ink, line, place };
    return { d: part.d, shade: part.fill, place, ...(part.outlined && { line, outlined: true }) };
  });
  return {
    focus,
    behind: ground.shapes.length,
    shapes: [
      ...ground.shapes.map((shape) => ({ ...shape, shade: quiet[shape.shade] })),
      // The light area behind the figure separates it from the motif.
      { d: circle(x, Math.min(y, H / 2 + 8), scale * 54), shade: 'mist', opacity: 0.85 },
      ...figure,
    ],
  };
}

/**
 * The shapes of a cover. The same seed, motif and words always give the same shapes. The figure is chosen by the
 * first of the words that names something that can be drawn, such as the title and then the category.
 */
export function drawCover(
  seed: string | number,
  motif: CoverMotif,
  words: readonly string[] = [],
  at: FigurePlace = 'anywhere',
): CoverDrawing {
  const random = randomOf(hashOf(seed));
  // Skips the first random number, because `coverPlan` has used it for the hue.
  random();
  const ground = drawings[motif](random);
  const name = glyphOf(words);
  return name === undefined ? ground : withGlyph(randomOf(hashOf(`figure ${seed}`)), name, ground, at);
}
