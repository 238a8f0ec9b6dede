import type { CoverShade } from '../drawing.ts';
import { circle, ellipse, rounded } from './paths.ts';

/** A part of a figure, in a square of 100: an area, with or without an outline, or a line. */
export type GlyphPart =
  | { readonly d: string; readonly fill: CoverShade; readonly outlined?: true }
  | { readonly d: string; readonly ink: CoverShade };

const sheet = (d: string): GlyphPart => ({ d, fill: 'paper', outlined: true });
const tone = (d: string): GlyphPart => ({ d, fill: 'mid', outlined: true });
const area = (d: string): GlyphPart => ({ d, fill: 'mid' });
const solid = (d: string): GlyphPart => ({ d, fill: 'deep' });
const line = (d: string): GlyphPart => ({ d, ink: 'deep' });
const fine = (d: string): GlyphPart => ({ d, ink: 'mid' });

const tooth = (angle: number) => {
  const at = (radius: number, turn: number) => {
    const a = ((angle + turn) * Math.PI) / 180;
    return `${(50 + radius * Math.cos(a)).toFixed(1)} ${(50 + radius * Math.sin(a)).toFixed(1)}`;
  };
  return { in: at(30, -13), out: at(40, -9), back: at(40, 9), end: at(30, 13) };
};
const cog = `${[0, 45, 90, 135, 180, 225, 270, 315]
  .map((angle, i) => {
    const t = tooth(angle);
    return `${i === 0 ? 'M' : 'L'}${t.in}L${t.out}L${t.back}L${t.end}`;
  })
  .join('')}z`;

/** Figures in one style: two tones, one line width, round ends. */
export const glyphs = {
  shield: [
    sheet('M50 10c12 9 24 12 36 12 0 34-8 56-36 70C22 78 14 56 14 22c12 0 24-3 36-12z'),
    area('M50 20c9 6 17 9 26 10-1 25-7 41-26 51z'),
    line('M34 50l12 13 22-26'),
  ],
  lock: [
    line('M32 44V30a18 18 0 0 1 36 0v14'),
    sheet(rounded(20, 44, 60, 46, 9)),
    area('M50 44h21a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9H50z'),
    solid(circle(50, 63, 6)),
    line('M50 66v10'),
  ],
  extinguisher: [
    tone('M34 44a16 16 0 0 1 32 0v46H34z'),
    sheet('M34 58h32v16H34z'),
    line('M50 28V16M50 18h16l8-6M42 28h16'),
    line('M42 22c-16 0-22 12-20 32'),
    solid(circle(22, 58, 5)),
  ],
  bolt: [sheet(circle(50, 50, 40)), tone('M56 18L30 56h18l-6 28 28-40H52z')],
  heart: [
    tone('M50 86C24 68 12 54 12 36a20 20 0 0 1 38-9 20 20 0 0 1 38 9c0 18-12 32-38 50z'),
    { d: 'M14 52h20l8-14 12 26 8-12h24', ink: 'paper' },
  ],
  apple: [
    tone(
      'M50 36c-14-10-34-2-34 20 0 20 14 36 24 36 5 0 6-2 10-2s5 2 10 2c10 0 24-16 24-36 0-22-20-30-34-20z',
    ),
    line('M50 34c0-10 2-16 8-22'),
    sheet('M56 24c4-10 14-14 24-12-2 10-12 15-24 12z'),
    { d: 'M28 54c0-8 4-12 10-13', ink: 'paper' },
  ],
  camera: [
    tone('M66 44l24-13v42L66 60z'),
    sheet(rounded(8, 28, 60, 48, 9)),
    solid(circle(24, 42, 5)),
    fine('M36 42h18M20 62h34'),
    line('M38 76l-12 16M38 76l12 16'),
  ],
  robot: [
    line('M50 24V12'),
    solid(circle(50, 10, 5)),
    sheet(rounded(18, 24, 64, 48, 14)),
    tone(rounded(26, 34, 48, 28, 10)),
    { d: circle(39, 48, 4.5), fill: 'paper' },
    { d: circle(61, 48, 4.5), fill: 'paper' },
    line('M10 42v16M90 42v16M34 90c0-12 32-12 32 0'),
  ],
  chip: [
    line(
      'M36 24V10M50 24V10M64 24V10M36 90V76M50 90V76M64 90V76M24 36H10M24 50H10M24 64H10M90 36H76M90 50H76M90 64H76',
    ),
    sheet(rounded(24, 24, 52, 52, 8)),
    tone(rounded(36, 36, 28, 28, 5)),
    { d: 'M42 54l6-8 5 5 5-7', ink: 'paper' },
  ],
  torch: [
    line('M8 92h84'),
    sheet('M14 74h30v18H14zM56 74h30v18H56z'),
    tone('M78 8l12 12-26 30-12-2-2-8z'),
    line('M50 50l-2 6'),
    fine('M30 54l-8-8M44 44l-4-12M62 62l12 4M30 66H18'),
  ],
  scale: [
    line('M50 16v68M26 88h48M16 28h68'),
    solid(circle(50, 18, 6)),
    line('M20 30L8 58M20 30l14 28M80 30L66 58M80 30l12 28'),
    tone('M6 58h30a15 15 0 0 1-30 0z'),
    sheet('M64 58h30a15 15 0 0 1-30 0z'),
  ],
  till: [
    sheet('M24 44h52l10 30H14z'),
    tone(rounded(10, 72, 80, 20, 6)),
    sheet(rounded(46, 10, 36, 22, 5)),
    line('M64 32v12'),
    fine('M54 21h20'),
    line('M32 54h.1M44 54h.1M56 54h.1M68 54h.1M30 64h.1M43 64h.1M57 64h.1M70 64h.1'),
    { d: 'M42 82h16', ink: 'paper' },
  ],
  helmet: [
    tone('M16 66c0-26 14-44 34-44s34 18 34 44z'),
    sheet('M40 24c0-4 4-8 10-8s10 4 10 8l4 42H36z'),
    sheet(rounded(6, 66, 88, 13, 6)),
  ],
  shelf: [
    line('M14 10v82M86 10v82'),
    tone(rounded(24, 20, 14, 22, 3)),
    sheet(rounded(44, 14, 14, 28, 3)),
    tone(ellipse(70, 33, 9, 9)),
    sheet(rounded(24, 56, 22, 18, 3)),
    tone(rounded(52, 50, 10, 24, 3)),
    sheet(rounded(68, 54, 10, 20, 3)),
    line('M14 42h72M14 74h72'),
  ],
  percent: [
    tone('M12 14h36l42 42-34 34-42-42z'),
    { d: circle(28, 30, 6), fill: 'paper' },
    { d: 'M46 64l18-14', ink: 'paper' },
    { d: circle(47, 49, 3.4), fill: 'paper' },
    { d: circle(63, 65, 3.4), fill: 'paper' },
  ],
  chat: [
    tone(
      'M40 8h40a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-2l2 14-16-14H40a12 12 0 0 1-12-12V20A12 12 0 0 1 40 8z',
    ),
    sheet(
      'M20 36h40a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H38L20 94l2-14h-2A12 12 0 0 1 8 68V48a12 12 0 0 1 12-12z',
    ),
    solid(`${circle(26, 58, 4)}${circle(40, 58, 4)}${circle(54, 58, 4)}`),
  ],
  handshake: [
    tone('M2 30l16-8 18 34-16 9z'),
    tone('M98 30l-16-8-18 34 16 9z'),
    sheet('M22 52l12-22 16 4 16-4 12 22-22 26a8 8 0 0 1-12 0z'),
    line('M50 34l-14 16c3 6 10 5 14-2l18 18M58 62l8 8M48 70l6 6'),
  ],
  chart: [
    sheet(rounded(10, 14, 80, 66, 8)),
    tone('M22 52h12v18H22zM42 40h12v30H42zM62 28h12v42H62z'),
    line('M34 92h32M50 80v12'),
  ],
  gear: [tone(cog), sheet(circle(50, 50, 14))],
  truck: [
    sheet(rounded(4, 28, 54, 44, 5)),
    tone('M58 40h18l18 18v14H58z'),
    { d: 'M68 50h6l8 8H68z', fill: 'paper' },
    fine('M14 42h22M14 54h14'),
    sheet(circle(24, 76, 10)),
    sheet(circle(74, 76, 10)),
  ],
  clipboard: [
    sheet(rounded(16, 16, 68, 78, 9)),
    tone(rounded(34, 8, 32, 18, 6)),
    line('M28 44l5 5 9-10M28 66l5 5 9-10'),
    fine('M52 45h20M52 67h20'),
  ],
  factory: [
    tone('M66 42l3-32h12l4 32z'),
    sheet('M10 92V52l24 14V52l24 14V42h32v50z'),
    area('M22 76h12v16H22zM44 76h12v16H44zM66 56h14v12H66z'),
    line('M6 92h88'),
  ],
  leaf: [
    tone('M18 78C8 40 34 12 88 12c2 52-26 84-70 66z'),
    { d: 'M70 32C48 44 34 58 26 74', ink: 'paper' },
    line('M26 74L12 92'),
    { d: 'M50 46l18 2M38 58l16 6', ink: 'paper' },
  ],
  coins: [
    sheet('M48 30v52c0 8 44 8 44 0V30z'),
    fine('M48 46c0 8 44 8 44 0M48 62c0 8 44 8 44 0'),
    tone(ellipse(70, 28, 22, 9)),
    sheet('M8 58v26c0 8 40 8 40 0V58z'),
    tone(ellipse(28, 57, 20, 8.5)),
    fine('M8 72c0 8 40 8 40 0'),
  ],
  bank: [
    tone('M50 8l42 26H8z'),
    { d: circle(50, 24, 4.5), fill: 'paper' },
    sheet('M16 40h12v34H16zM44 40h12v34H44zM72 40h12v34H72z'),
    line('M8 40h84'),
    tone(rounded(6, 76, 88, 14, 4)),
  ],
  clock: [
    sheet(circle(50, 50, 40)),
    area('M50 50V16a34 34 0 0 1 32 45z'),
    line('M50 26v24l20 12'),
    solid(circle(50, 50, 4)),
  ],
  people: [
    tone(circle(24, 38, 11)),
    tone('M4 82c0-16 8-26 20-26s20 10 20 26z'),
    tone(circle(76, 38, 11)),
    tone('M56 82c0-16 8-26 20-26s20 10 20 26z'),
    sheet(circle(50, 32, 14)),
    sheet('M22 92c0-22 11-36 28-36s28 14 28 36z'),
  ],
  shop: [
    sheet('M16 46h68v46H16z'),
    tone(rounded(56, 58, 18, 34, 3)),
    area('M26 58h20v16H26z'),
    line('M26 58h20v16H26z'),
    sheet('M14 12h72l8 26H6z'),
    tone('M28 12h14.5v26H22zM57 12h15l6 26H57z'),
    line('M6 38c0 12 18 12 18 0 0 12 17 12 17 0 0 12 18 12 18 0 0 12 17 12 17 0 0 12 18 12 18 0'),
  ],
  flag: [
    line('M22 94V10'),
    tone('M22 14c20-10 34 12 60 0v42c-26 12-40-10-60 0z'),
    { d: 'M36 32c10-2 18 6 30 4', ink: 'paper' },
    sheet(ellipse(22, 92, 14, 5)),
  ],
  calendar: [
    sheet(rounded(12, 18, 76, 72, 9)),
    tone('M21 18h58a9 9 0 0 1 9 9v15H12V27a9 9 0 0 1 9-9z'),
    line('M32 10v16M68 10v16'),
    line('M28 56h.1M43 56h.1M58 56h.1M73 56h.1M28 73h.1'),
    line('M44 72l8 7 16-15'),
  ],
  bulb: [
    tone('M50 10a30 30 0 0 1 18 54c-4 4-5 7-5 10H37c0-3-1-6-5-10a30 30 0 0 1 18-54z'),
    { d: 'M34 40a16 16 0 0 1 14-15', ink: 'paper' },
    sheet(rounded(37, 74, 26, 16, 6)),
    line('M50 74V56l-8-8M50 56l8-8'),
    fine('M8 40H2M98 40h-6M16 14l-5-5M84 14l5-5'),
  ],
  pen: [
    sheet('M14 12h50l16 16v62H14z'),
    fine('M26 36h34M26 50h26M26 64h16'),
    tone('M84 34l12 12-38 38-16 4 4-16z'),
    line('M74 44l12 12'),
  ],
  medal: [
    tone('M28 6h20l8 34-12 6zM72 6H52l-8 34 12 6z'),
    sheet(circle(50, 64, 28)),
    tone('M50 48l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z'),
  ],
  book: [
    sheet('M50 26c-12-9-26-11-42-10v62c16-1 30 1 42 10 12-9 26-11 42-10V16c-16-1-30 1-42 10z'),
    area('M50 30c10-7 22-10 36-10v52c-14 0-26 2-36 9z'),
    line('M50 26v62'),
    fine('M18 34c8 0 14 1 20 4M18 50c8 0 14 1 20 4'),
    { d: 'M62 38c6-3 10-4 16-4M62 54c6-3 10-4 16-4', ink: 'paper' },
  ],
} as const satisfies Record<string, readonly GlyphPart[]>;
