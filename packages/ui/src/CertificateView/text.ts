/** A piece of text in one weight. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

export interface Line {
  readonly runs: readonly Run[];
  /** Size of the line relative to its block. A name on a line of its own is larger. */
  readonly scale: number;
}

export interface Block {
  readonly lines: readonly Line[];
  readonly size: number;
  /** Height from the top of the first line to the bottom of the last. */
  readonly height: number;
}

interface Glyph {
  readonly sign: string;
  readonly strong: boolean;
}

const full =
  /[\u1100-\u115f\u2014\u2018-\u201d\u2026\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const closing = /[，。、；：！？）》」』】”’〉…,.;:!?)\]}%％]/u;
/** Characters that combine with the one before: accents, and the joiner inside an emoji. */
const joining = /[\p{M}\u200d]/u;
const opening = /[（《「『【“‘〈([{]/u;

/**
 * Estimated width of a character in em, too large rather than too small. It is estimated because lines must
 * break at the same places on the server, which has no font to measure.
 */
function emOf(sign: string): number {
  if (full.test(sign) || (sign.codePointAt(0) ?? 0) > 0xffff) return 1;
  if (joining.test(sign)) return 0;
  if (/[ilj.,;:'|!I]/.test(sign)) return 0.36;
  if (/[\s()[\]{}frt/-]/.test(sign)) return 0.45;
  if (/[mwMW@%&]/.test(sign)) return 1;
  return /\p{Lu}/u.test(sign) ? 0.76 : 0.62;
}

const glyphWidth = ({ sign, strong }: Glyph) => emOf(sign) * (strong && !full.test(sign) ? 1.07 : 1);
const widthOf = (glyphs: readonly Glyph[]) => glyphs.reduce((sum, glyph) => sum + glyphWidth(glyph), 0);

const glyphsOf = (runs: readonly Run[]): Glyph[] =>
  runs.flatMap(({ text, strong }) => Array.from(text, (sign) => ({ sign, strong })));

/** Estimated width of text at font size 1. */
export const emWidth = (runs: readonly Run[]): number => widthOf(glyphsOf(runs));

const isSpace = ({ sign }: Glyph) => /\s/u.test(sign);

/** Pieces that must not be broken: a Latin word, or a Han character with the punctuation that follows it. */
function piecesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const pieces: Glyph[][] = [];
  for (const glyph of glyphs) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    const together =
      before !== undefined &&
      (isSpace(glyph) || isSpace(before)
        ? isSpace(glyph) && isSpace(before)
        : joining.test(glyph.sign) ||
          closing.test(glyph.sign) ||
          opening.test(before.sign) ||
          (!full.test(glyph.sign) && !full.test(before.sign)));
    if (together) piece?.push(glyph);
    else pieces.push([glyph]);
  }
  return pieces;
}

function runsOf(glyphs: readonly Glyph[]): Run[] {
  const runs: { text: string; strong: boolean }[] = [];
  for (const { sign, strong } of glyphs) {
    const last = runs.at(-1);
    if (last?.strong === strong) last.text += sign;
    else runs.push({ text: sign, strong });
  }
  return runs;
}

function trimmed(glyphs: readonly Glyph[]): Glyph[] {
  const ink = (glyph: Glyph) => !isSpace(glyph);
  const first = glyphs.findIndex(ink);
  return first < 0 ? [] : glyphs.slice(first, glyphs.findLastIndex(ink) + 1);
}

/**
 * Breaks text into lines no wider than `width` em. A piece that is wider than a whole line is broken anywhere.
 */
export function breakLines(runs: readonly Run[], width: number): Run[][] {
  const lines: Glyph[][] = [];
  let line: Glyph[] = [];
  let used = 0;
  const end = () => {
    lines.push(line);
    line = [];
    used = 0;
  };
  const put = (piece: readonly Glyph[], wide: number) => {
    line.push(...piece);
    used += wide;
  };
  for (const piece of piecesOf(glyphsOf(runs))) {
    const wide = widthOf(piece);
    // Spaces may exceed the line, because they are cut off at its end.
    if (piece.every(isSpace)) {
      if (line.length > 0) put(piece, wide);
      continue;
    }
    if (line.length > 0 && used + wide > width) end();
    if (wide <= width) {
      put(piece, wide);
      continue;
    }
    for (const glyph of piece) {
      if (line.length > 0 && used + glyphWidth(glyph) > width) end();
      put([glyph], glyphWidth(glyph));
    }
  }
  if (line.length > 0 || lines.length === 0) end();
  return lines.map((each) => runsOf(trimmed(each)));
}

/** How many values, such as a title or a date, continue on the next line. */
const brokenValues = (lines: readonly (readonly Run[])[]): number =>
  lines.filter((line, at) => line.at(-1)?.strong === true && lines[at + 1]?.[0]?.strong === true).length;

/**
 * Breaks text into as few lines as fit, but of similar length, so that no last line holds a single character. A
 * title or a date is broken only where nothing else fits.
 */
export function balanced(runs: readonly Run[], width: number): Run[][] {
  let best = breakLines(runs, width);
  let broken = brokenValues(best);
  for (let narrower = width * 0.99; narrower > width * 0.5; narrower *= 0.99) {
    const lines = breakLines(runs, narrower);
    if (lines.length > best.length) break;
    const worse = brokenValues(lines);
    if (worse > broken) continue;
    best = lines;
    broken = worse;
  }
  return best;
}

export interface BlockBox {
  readonly width: number;
  readonly height: number;
  /** The largest font size. It is reduced until all of the text fits. */
  readonly size: number;
  readonly leading: number;
}

export interface Paragraph {
  readonly runs: readonly Run[];
  readonly scale: number;
}

/** Fits paragraphs into a box: by breaking lines first, then by a smaller font. Text is never cut. */
export function setBlock(paragraphs: readonly Paragraph[], box: BlockBox): Block {
  for (let { size } = box; ; size *= 0.95) {
    const ems = (scale: number) => box.width / (size * scale);
    const height = paragraphs.reduce(
      (sum, { runs, scale }) => sum + breakLines(runs, ems(scale)).length * size * scale * box.leading,
      0,
    );
    // The font is not reduced below one point, so that very long text cannot loop for ever.
    if (height > box.height && size >= 1) continue;
    const lines = paragraphs.flatMap(({ runs, scale }) =>
      balanced(runs, ems(scale)).map((each) => ({ runs: each, scale })),
    );
    return { lines, size, height };
  }
}

export type Values = Readonly<Record<string, string>>;

/**
 * Replaces placeholders such as `{name}` by their values in strong type. Unknown placeholders stay as written.
 */
export function filled(template: string, values: Values): Run[] {
  return template.split(/(\{\w+\})/).flatMap((part): Run[] => {
    const value = /^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] : undefined;
    const text = value ?? part;
    return text === '' ? [] : [{ text, strong: value !== undefined }];
  });
}
