import { emWidth } from '../text.ts';

/** A line of the sheet, in points from the upper left corner of the page to the start of its baseline. */
export interface SheetLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Width as drawn. */
  readonly width: number;
}

/** An object of a PDF: its dictionary alone, or with the bytes of its stream. */
export type PdfObject = string | readonly [dictionary: string, stream: Uint8Array];

/** The parts of a PDF that make the text of a page selectable, searchable and readable aloud. */
export interface TextLayer {
  /** The objects, of which the first has the number `from`. */
  readonly objects: readonly PdfObject[];
  /** The resources of the page. */
  readonly fonts: string;
  readonly content: string;
  /** Numbers of the structure elements of the lines, in their order. */
  readonly elements: readonly number[];
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');
const round = (value: number) => String(Math.round(value * 1000) / 1000);

/** UTF-16BE in hex, the encoding of PDF that holds every script. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');

/** A code of a font is one byte; 0 is left out, because some programs end a text there. */
const mostCodes = 255;
/** The most pairs that one block of a character map may hold. */
const mostPairs = 100;

const streamOf = (text: string): PdfObject => {
  const bytes = new TextEncoder().encode(text);
  return [`<</Length ${bytes.length}>>`, bytes];
};

function characterMap(signs: readonly string[]): string {
  const blocks = Array.from({ length: Math.ceil(signs.length / mostPairs) }, (_, block) => {
    const some = signs.slice(block * mostPairs, (block + 1) * mostPairs);
    const pairs = some.map((sign, at) => `<${hex(block * mostPairs + at + 1, 2)}> <${utf16(sign)}>`);
    return `${some.length} beginbfchar\n${pairs.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Sheet-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

const unitsOf = (sign: string) => Math.round(emWidth([{ text: sign, strong: false }]) * 1000);

/**
 * The invisible text over the picture, so that it can be selected, found and read aloud. Its fonts have a
 * width and a character for each code but no shapes (PDF 1.7, section 9.6.5), because a Chinese font with
 * shapes would be several megabytes, and with a font that is not embedded some programs ask for it.
 */
export function textLayer(
  lines: readonly SheetLine[],
  page: { readonly from: number; readonly height: number; readonly parent: number; readonly page: number },
): TextLayer {
  const signs = [...new Set(lines.flatMap(({ text }) => Array.from(text)))];
  const codes = new Map(signs.map((sign, at) => [sign, at]));
  const count = Math.ceil(signs.length / mostCodes);

  // The one glyph, which draws nothing.
  const objects: PdfObject[] = [streamOf('0 0 d0')];
  const fonts = Array.from({ length: count }, (_, font) => {
    const own = signs.slice(font * mostCodes, (font + 1) * mostCodes);
    objects.push(streamOf(characterMap(own)));
    objects.push(
      `<</Type /Font /Subtype /Type3 /FontBBox [0 -200 1000 800] /FontMatrix [0.001 0 0 0.001 0 0] ` +
        `/CharProcs <</none ${page.from} 0 R>> /Encoding <</Type /Encoding /Differences [1${' /none'.repeat(own.length)}]>> ` +
        `/FirstChar 1 /LastChar ${own.length} /Widths [${own.map(unitsOf).join(' ')}] /Resources <<>> ` +
        `/ToUnicode ${page.from + objects.length - 1} 0 R>>`,
    );
    return `/F${font} ${page.from + objects.length - 1} 0 R`;
  });

  const content = lines.map(({ text, x, y, size, width }, at) => {
    const all = Array.from(text);
    const estimated = (all.reduce((sum, sign) => sum + unitsOf(sign), 0) * size) / 1000;
    const shown: { readonly font: number; bytes: string }[] = [];
    for (const sign of all) {
      const code = codes.get(sign) ?? 0;
      const font = Math.floor(code / mostCodes);
      const byte = hex((code % mostCodes) + 1, 2);
      const last = shown.at(-1);
      if (last?.font === font) last.bytes += byte;
      else shown.push({ font, bytes: byte });
    }
    const drawn = shown.map(({ font, bytes }) => `/F${font} ${round(size)} Tf <${bytes}> Tj`);
    return (
      `/P <</MCID ${at}>> BDC BT 3 Tr ${round(estimated === 0 ? 100 : (width / estimated) * 100)} Tz ` +
      `1 0 0 1 ${round(x)} ${round(page.height - y)} Tm ${drawn.join(' ')} ET EMC`
    );
  });

  const first = page.from + objects.length;
  lines.forEach((_, at) =>
    objects.push(`<</Type /StructElem /S /P /P ${page.parent} 0 R /Pg ${page.page} 0 R /K ${at}>>`),
  );
  return {
    objects,
    fonts: `<<${fonts.join(' ')}>>`,
    content: content.join('\n'),
    elements: lines.map((_, at) => first + at),
  };
}
