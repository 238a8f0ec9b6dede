import { CertificateState } from '@stoa/domain';
import { emWidth, filled, setBlock, type BlockBox, type Paragraph, type Run } from './text.ts';
import type { CertificateData, CertificateOrientation, CertificateWords } from './types.ts';

/** Size of an A4 sheet in points, the unit of PDF. */
export const sheetSizes: Record<CertificateOrientation, { readonly width: number; readonly height: number }> =
  {
    L: { width: 841.89, height: 595.28 },
    P: { width: 595.28, height: 841.89 },
  };

/** Names of the sheet's colours; `paletteOf` gives their values for a template's colour. */
export type SheetInk =
  | 'base'
  | 'muted'
  | 'accent'
  | 'edge'
  | 'hairline'
  | 'tint1'
  | 'tint2'
  | 'tint3'
  | 'paper'
  | 'expired'
  | 'revoked';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One element of the sheet. Screen, PNG and PDF draw the same list of marks, so that all three look alike. */
export type Mark =
  | { readonly kind: 'area'; readonly d: string; readonly ink: SheetInk; readonly opacity?: number }
  | { readonly kind: 'stroke'; readonly d: string; readonly ink: SheetInk; readonly width: number }
  | ({
      readonly kind: 'text';
      readonly runs: readonly Run[];
      readonly size: number;
      readonly ink: SheetInk;
      readonly anchor: 'start' | 'middle' | 'end';
      /** The largest width that the text may use. */
      readonly width: number;
    } & Place)
  | ({
      readonly kind: 'picture';
      readonly of: 'background' | 'seal';
      readonly width: number;
      readonly height: number;
    } & Place)
  | ({ readonly kind: 'code'; readonly size: number } & Place)
  | ({
      readonly kind: 'stamp';
      readonly text: string;
      readonly size: number;
      readonly ink: SheetInk;
      /** The largest width that the text of the stamp may use. */
      readonly width: number;
      /** Path of the stamp's frame, around its centre. */
      readonly d: string;
      /** Rotation in degrees. */
      readonly turn: number;
    } & Place);

interface Spots {
  readonly heading: BlockBox & Place;
  readonly rule: number;
  readonly body: BlockBox & Place;
  readonly foot: number;
  readonly code: number;
  readonly facts: number;
  readonly issuer: number;
  readonly stamp: Place;
}

/** Positions on the sheet. `x` of a block is its centre, `y` its upper edge. */
const spots: Record<CertificateOrientation, Spots> = {
  L: {
    heading: { x: 420.9, y: 84, width: 600, height: 70, size: 46, leading: 1.3 },
    rule: 172,
    body: { x: 420.9, y: 200, width: 600, height: 196, size: 23, leading: 1.75 },
    foot: 432,
    code: 92,
    facts: 230,
    issuer: 220,
    stamp: { x: 690, y: 392 },
  },
  P: {
    heading: { x: 297.6, y: 128, width: 440, height: 80, size: 46, leading: 1.3 },
    rule: 232,
    body: { x: 297.6, y: 268, width: 430, height: 360, size: 21, leading: 1.85 },
    foot: 676,
    code: 84,
    facts: 172,
    issuer: 184,
    stamp: { x: 460, y: 630 },
  },
};

const margin = 62;

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Path of a rectangle with rounded corners, around its own centre. */
function rounded(width: number, height: number, r: number): string {
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`;
  return (
    `M${r - width / 2} ${-height / 2}h${width - 2 * r}${corner(1, 1)}v${height - 2 * r}${corner(-1, 1)}` +
    `h${2 * r - width}${corner(-1, -1)}v${2 * r - height}${corner(1, -1)}z`
  );
}

/** The background of a template without a picture: arcs in two corners and a double frame. */
function ornament(width: number, height: number): Mark[] {
  const arcs = ([1, 2, 3] as const).flatMap((step): Mark[] => {
    const r = Math.min(width, height) * (0.44 - step * 0.09);
    const ink = `tint${step}` as const;
    return [
      { kind: 'area', ink, d: `M0 0H${r}A${r} ${r} 0 0 1 0 ${r}z` },
      { kind: 'area', ink, d: `M${width} ${height}h${-r}A${r} ${r} 0 0 1 ${width} ${height - r}z` },
    ];
  });
  return [
    { kind: 'area', ink: 'paper', d: rectangle(0, 0, width, height) },
    ...arcs,
    { kind: 'stroke', ink: 'edge', width: 1.6, d: rectangle(26, 26, width - 52, height - 52) },
    { kind: 'stroke', ink: 'hairline', width: 0.7, d: rectangle(34, 34, width - 68, height - 68) },
  ];
}

/** The operator's picture may be dark, so it is visible only at the edge and the text is on white paper. */
const pictured = (width: number, height: number): Mark[] => [
  { kind: 'area', ink: 'paper', d: rectangle(0, 0, width, height) },
  { kind: 'picture', of: 'background', x: 0, y: 0, width, height },
  { kind: 'area', ink: 'paper', d: rectangle(42, 42, width - 84, height - 84), opacity: 0.94 },
];

/** Text centred in its box. */
function centred(
  paragraphs: readonly Paragraph[],
  box: BlockBox & Place,
  ink: SheetInk,
): Extract<Mark, { kind: 'text' }>[] {
  const { lines, size, height } = setBlock(paragraphs, box);
  let top = box.y + (box.height - height) / 2;
  return lines.map(({ runs, scale }) => {
    const step = size * scale * box.leading;
    const y = top + step / 2 + size * scale * 0.36;
    top += step;
    return {
      kind: 'text' as const,
      runs,
      x: box.x,
      y,
      size: size * scale,
      ink,
      anchor: 'middle' as const,
      width: box.width,
    };
  });
}

/** Text that begins at the upper edge of its box, at the start or the end of the line. */
function hung(
  text: string,
  strong: boolean,
  box: BlockBox & Place,
  ink: SheetInk,
  anchor: 'start' | 'end',
): Mark[] {
  const { lines, size } = setBlock([{ runs: [{ text, strong }], scale: 1 }], box);
  return lines.map(({ runs }, at) => ({
    kind: 'text' as const,
    runs,
    x: box.x,
    y: box.y + size * (at * box.leading + 1),
    size,
    ink,
    anchor,
    width: box.width,
  }));
}

function body(data: CertificateData, words: CertificateWords): Paragraph[] {
  const values = valuesOf(data, words);
  return data.template.bodyText.split(/\r?\n/).map((line) => ({
    runs: filled(line.trim(), values),
    scale: line.trim() === '{name}' ? 1.7 : 1,
  }));
}

const valuesOf = (data: CertificateData, words: CertificateWords) => ({
  name: data.holderName,
  title: data.title,
  date: words.date(data.issueTime),
  score: data.score === undefined ? words.none : String(data.score),
});

function foot(data: CertificateData, words: CertificateWords, at: Spots, width: number): Mark[] {
  const { foot: top, code, facts } = at;
  const beside = margin + code + 14;
  const expires = data.expireTime === undefined ? words.forever : words.date(data.expireTime);
  const rows = [
    `${words.number} ${data.certificateNo}`,
    `${words.issued} ${words.date(data.issueTime)}`,
    `${words.expires} ${expires}`,
    `${words.verifyCode} ${data.verifyCode}`,
    words.scan,
  ];
  const step = code / rows.length;
  const end = width - margin;
  const seal = 104;
  return [
    { kind: 'code', x: margin, y: top, size: code },
    ...rows.flatMap((text, row) =>
      hung(
        text,
        false,
        { x: beside, y: top + row * step + 2, width: facts, height: step, size: 10.5, leading: 1.2 },
        'muted',
        'start',
      ),
    ),
    ...hung(
      data.template.issuer,
      true,
      { x: end, y: top + code - 58, width: at.issuer, height: 44, size: 17, leading: 1.25 },
      'base',
      'end',
    ),
    ...hung(
      words.date(data.issueTime),
      false,
      { x: end, y: top + code - 14, width: at.issuer, height: 15, size: 12, leading: 1.2 },
      'muted',
      'end',
    ),
    ...(data.template.sealUrl
      ? [
          {
            kind: 'picture' as const,
            of: 'seal' as const,
            x: end - seal - 18,
            y: top + code - seal + 6,
            width: seal,
            height: seal,
          },
        ]
      : []),
  ];
}

function stamp(state: CertificateState, words: CertificateWords, { x, y }: Place): Mark[] {
  if (state === CertificateState.Valid) return [];
  const text = words.state[state];
  const size = 30;
  const wide = emWidth([{ text, strong: true }]) * size;
  return [
    {
      kind: 'stamp',
      text,
      x,
      y,
      size,
      ink: state === CertificateState.Revoked ? 'revoked' : 'expired',
      width: wide,
      d: rounded(wide + 36, size * 1.8, 8),
      turn: -12,
    },
  ];
}

/**
 * All marks of the sheet, from the background up. `background` says whether the template's picture can be
 * loaded.
 */
export function drawingOf(data: CertificateData, words: CertificateWords, background: boolean): Mark[] {
  const { orientation, titleText } = data.template;
  const { width, height } = sheetSizes[orientation];
  const at = spots[orientation];
  const middle = width / 2;
  const heading = filled(titleText, valuesOf(data, words)).map(({ text }) => ({ text, strong: true }));
  return [
    ...(background ? pictured(width, height) : ornament(width, height)),
    ...centred([{ runs: heading, scale: 1 }], at.heading, 'accent'),
    {
      kind: 'stroke',
      ink: 'edge',
      width: 1,
      d: `M${middle - 74} ${at.rule}h60M${middle + 14} ${at.rule}h60`,
    },
    {
      kind: 'area',
      ink: 'edge',
      d: `M${middle - 5} ${at.rule}l5 -5l5 5l-5 5z`,
    },
    ...centred(body(data, words), at.body, 'base'),
    ...foot(data, words, at, width),
    ...stamp(data.state, words, at.stamp),
  ];
}
