import type { CoverShade, CoverShape } from '../drawing.ts';
import { between, circle, ellipse, H, n, rounded, W, type Draw, type Random } from './paths.ts';

/** A line of hills through evenly spaced crests and troughs, closed along the lower edge. */
function hill(random: Random, level: number, swing: number): string {
  const steps = 3 + Math.floor(random() * 2);
  const width = W / (steps - 1);
  const start = -width * random();
  let up = random() < 0.5;
  let x = start;
  let y = level;
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i <= steps; i += 1) {
    const nextY = level + (up ? -1 : 1) * swing * between(random, 0.55, 1);
    d += `C${n(x + width / 2)} ${n(y)} ${n(x + width / 2)} ${n(nextY)} ${n(x + width)} ${n(nextY)}`;
    x += width;
    y = nextY;
    up = !up;
  }
  return `${d}V${H}H${n(start)}z`;
}

const waves: Draw = (random) => {
  const sun = between(random, 70, 250);
  const shapes: CoverShape[] = [
    { d: circle(sun, between(random, 42, 64), between(random, 20, 30)), shade: 'soft', opacity: 0.7 },
    { d: hill(random, 84, 24), shade: 'soft', opacity: 0.55 },
    { d: hill(random, 108, 24), shade: 'soft' },
    { d: hill(random, 134, 20), shade: 'mid' },
    { d: hill(random, 160, 14), shade: 'deep' },
  ];
  return { focus: sun < W / 3 ? 'xMin' : sun > (2 * W) / 3 ? 'xMax' : 'xMid', shapes };
};

const arcs: Draw = (random) => {
  const left = random() < 0.5;
  const x = left ? between(random, 60, 110) : between(random, 210, 260);
  const y = between(random, 172, 196);
  const gap = between(random, 26, 32);
  const shades: CoverShade[] = ['soft', 'mid', 'soft', 'deep', 'mist'];
  const rings: CoverShape[] = shades.map((shade, i) => ({
    d: circle(x, y, gap * (5 - i) + 6),
    shade,
    ...(i === 0 ? { opacity: 0.5 } : {}),
  }));
  const bars = [0, 1, 2].map((i) => {
    const width = between(random, 36, 92) - i * 10;
    const at = left ? W - 24 - width : 24;
    return `M${n(at)} ${30 + i * 18}h${n(width)}`;
  });
  return {
    focus: left ? 'xMin' : 'xMax',
    shapes: [
      ...rings,
      { d: bars.slice(0, 2).join(''), shade: 'mid', line: 7 },
      { d: bars.slice(2).join(''), shade: 'soft', line: 7 },
    ],
  };
};

const CELL = 36;
const quarters = [
  `v${CELL}h${CELL}a${CELL} ${CELL} 0 0 0 -${CELL} -${CELL}z`,
  `h${CELL}v${CELL}a${CELL} ${CELL} 0 0 1 -${CELL} -${CELL}z`,
  `h${CELL}a${CELL} ${CELL} 0 0 1 -${CELL} ${CELL}z`,
  `m${CELL} 0v${CELL}h-${CELL}a${CELL} ${CELL} 0 0 1 ${CELL} -${CELL}z`,
];

function tile(random: Random, x: number, y: number): string {
  const pick = random();
  if (pick < 0.34) return circle(x + CELL / 2, y + CELL / 2, CELL / 2);
  if (pick < 0.52) return circle(x + CELL / 2, y + CELL / 2, CELL / 4.5);
  if (pick < 0.64) return `M${n(x)} ${n(y)}h${CELL}v${CELL}h-${CELL}z`;
  return `M${n(x)} ${n(y)}${quarters[Math.floor(random() * 4)] ?? ''}`;
}

const grid: Draw = (random) => {
  const paths: Record<CoverShade, string> = { paper: '', mist: '', soft: '', mid: '', deep: '' };
  const mirrored = random() < 0.5;
  for (let column = 0; column < 9; column += 1) {
    // Dots are denser and darker towards one side, which leaves space for corner badges on the other.
    const weight = (mirrored ? 8 - column : column) / 8;
    for (let row = 0; row < 5; row += 1) {
      if (random() > 0.2 + weight * 0.75) continue;
      const darkness = weight * 0.75 + random() * 0.5;
      const shade: CoverShade = darkness < 0.5 ? 'soft' : darkness < 0.95 ? 'mid' : 'deep';
      paths[shade] += tile(random, column * CELL - 2, row * CELL);
    }
  }
  const shapes = (['soft', 'mid', 'deep'] as const).flatMap((shade) =>
    paths[shade] === '' ? [] : [{ d: paths[shade], shade }],
  );
  return { focus: mirrored ? 'xMin' : 'xMax', shapes };
};

const steps: Draw = (random) => {
  const count = 6 + Math.floor(random() * 2);
  const left = 34;
  const gap = (W - left * 2) / count;
  const width = gap * between(random, 0.62, 0.74);
  const from = between(random, 20, 34);
  const to = between(random, 112, 128);
  const bend = between(random, 0.9, 1.7);
  const tops = Array.from({ length: count }, (_, i) => from + (to - from) * (i / (count - 1)) ** bend);
  const shadeAt = (i: number): CoverShade => (i < count / 3 ? 'soft' : i < count - 2 ? 'mid' : 'deep');
  const paths: Record<CoverShade, string> = { paper: '', mist: '', soft: '', mid: '', deep: '' };
  tops.forEach((height, i) => {
    paths[shadeAt(i)] += rounded(left + i * gap, H - height, width, height + 12, 4);
  });
  const lineX = (i: number) => left + i * gap + width / 2;
  const lineY = (i: number) => H - (tops[i] ?? 0) - 20;
  const last = count - 1;
  const curve =
    `M${n(lineX(0))} ${n(lineY(0))}C${n(lineX(2))} ${n(lineY(0) - 4)} ${n(lineX(last - 2))} ${n(lineY(last) + 34)} ` +
    `${n(lineX(last))} ${n(lineY(last))}`;
  return {
    focus: 'xMax',
    shapes: [
      { d: `M0 ${H - 44}H${W}M0 ${H - 88}H${W}M0 ${H - 132}H${W}`, shade: 'soft', line: 1, opacity: 0.5 },
      { d: paths.soft, shade: 'soft' },
      { d: paths.mid, shade: 'mid' },
      { d: paths.deep, shade: 'deep' },
      { d: curve, shade: 'deep', line: 3 },
      { d: circle(lineX(last), lineY(last), 7), shade: 'deep' },
      { d: circle(lineX(last), lineY(last), 3), shade: 'paper' },
    ],
  };
};

const orbit: Draw = (random) => {
  const x = between(random, 120, 200);
  const y = between(random, 82, 98);
  const tilt = between(random, 12, 30) * (random() < 0.5 ? -1 : 1);
  const flat = between(random, 0.36, 0.46);
  const turn = (tilt * Math.PI) / 180;
  const track = (r: number) => ellipse(x, y, r, r * flat, tilt);
  const planet = (r: number, size: number, shade: CoverShade): CoverShape => {
    const at = random() * Math.PI * 2;
    const px = r * Math.cos(at);
    const py = r * flat * Math.sin(at);
    return {
      d: circle(
        x + px * Math.cos(turn) - py * Math.sin(turn),
        y + px * Math.sin(turn) + py * Math.cos(turn),
        size,
      ),
      shade,
    };
  };
  return {
    focus: 'xMid',
    shapes: [
      { d: track(178), shade: 'mist' },
      { d: track(132), shade: 'soft', opacity: 0.55 },
      { d: `${track(178)}${track(132)}`, shade: 'mid', line: 2, opacity: 0.7 },
      { d: track(88), shade: 'soft' },
      { d: track(88), shade: 'mid', line: 2 },
      { d: circle(x, y, between(random, 17, 23)), shade: 'deep' },
      planet(88, 8, 'mid'),
      planet(132, 12, 'mid'),
      planet(132, 6, 'deep'),
      planet(150, 9, 'deep'),
    ],
  };
};

/** A speech bubble whose tail hangs below its left or its right end. */
function bubble(x: number, y: number, width: number, height: number, tailRight: boolean): string {
  const foot = tailRight ? x + width - 30 : x + 18;
  const tip = tailRight ? foot + 18 : foot - 4;
  return `${rounded(x, y, width, height, 16)}M${n(foot)} ${n(y + height - 2)}h20L${n(tip)} ${n(y + height + 16)}z`;
}

const bubbles: Draw = (random) => {
  const mirrored = random() < 0.5;
  const flip = (x: number, width: number) => (mirrored ? W - x - width : x);
  const one = { w: between(random, 116, 138), h: between(random, 66, 78), y: between(random, 20, 32) };
  const two = { w: between(random, 128, 154), h: between(random, 70, 80), y: between(random, 62, 76) };
  const three = { w: between(random, 56, 72), h: 40, y: between(random, 16, 28) };
  const oneX = flip(between(random, 24, 44), one.w);
  const twoX = flip(between(random, 118, 138), two.w);
  const threeX = flip(between(random, 214, 228), three.w);
  const dots = [0, 1, 2].map((i) => circle(twoX + two.w / 2 + (i - 1) * 24, two.y + two.h / 2, 6)).join('');
  const words =
    `M${n(oneX + 22)} ${n(one.y + 24)}h${n(one.w * 0.52)}` +
    `M${n(oneX + 22)} ${n(one.y + 42)}h${n(one.w * 0.3)}`;
  return {
    focus: mirrored ? 'xMin' : 'xMax',
    shapes: [
      { d: circle(flip(24, 0), 168, between(random, 52, 66)), shade: 'soft', opacity: 0.4 },
      { d: bubble(threeX, three.y, three.w, three.h, !mirrored), shade: 'soft' },
      { d: bubble(oneX, one.y, one.w, one.h, mirrored), shade: 'mid' },
      { d: words, shade: 'mist', line: 6 },
      { d: bubble(twoX, two.y, two.w, two.h, !mirrored), shade: 'deep' },
      { d: dots, shade: 'mist' },
    ],
  };
};

/** The six first motifs, which need no figure in front of them. */
export const motifs = { waves, arcs, grid, steps, orbit, bubbles };
