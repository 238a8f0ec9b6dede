import type { CoverShape } from '../drawing.ts';
import { between, circle, H, n, rounded, W, type Draw } from './paths.ts';

const tones = ['soft', 'mid', 'soft', 'deep', 'mid'] as const;
const toneAt = (i: number) => tones[i % tones.length] ?? 'soft';

/** Wedges of light that spread from a lower corner. */
const rays: Draw = (random) => {
  const left = random() < 0.5;
  const [x, y] = [left ? -10 : W + 10, H + 10];
  const start = between(random, 0.06, 0.14);
  const shapes: CoverShape[] = [0, 1, 2, 3].map((i) => {
    const from = start + i * 0.36;
    const to = from + between(random, 0.14, 0.22);
    const end = (angle: number) =>
      `${n(x + (left ? 1 : -1) * 420 * Math.cos(angle))} ${n(y - 420 * Math.sin(angle))}`;
    return {
      d: `M${n(x)} ${n(y)}L${end(from)}L${end(to)}z`,
      shade: i % 2 === 0 ? 'soft' : 'mid',
      opacity: 0.7,
    };
  });
  return {
    focus: left ? 'xMin' : 'xMax',
    shapes: [...shapes, { d: circle(x, y, between(random, 58, 76)), shade: 'deep' }],
  };
};

/** Slanted bands of different widths. */
const bands: Draw = (random) => {
  const lean = between(random, 50, 90) * (random() < 0.5 ? -1 : 1);
  let at = between(random, -60, -20);
  const shapes: CoverShape[] = [0, 1, 2, 3, 4].map((i) => {
    const width = between(random, 22, 46);
    const d = `M${n(at)} 0h${n(width)}l${n(lean)} ${H}h${n(-width)}z`;
    at += width + between(random, 26, 48);
    return { d, shade: toneAt(i), opacity: 0.8 };
  });
  return { focus: 'xMid', shapes };
};

/** Mountains, the nearest the darkest, below a moon. */
const peaks: Draw = (random) => {
  const moon = between(random, 50, 270);
  const shapes: CoverShape[] = [0, 1, 2].flatMap((i): CoverShape[] => {
    const top = 62 + i * 30;
    const x = between(random, 60, 130) + (i % 2) * 120;
    const half = between(random, 120, 150);
    return [
      {
        d: `M${n(x - half)} ${H}L${n(x)} ${top}L${n(x + half)} ${H}z`,
        shade: (['soft', 'mid', 'deep'] as const)[i] ?? 'soft',
      },
    ];
  });
  return {
    focus: moon < W / 3 ? 'xMin' : moon > (2 * W) / 3 ? 'xMax' : 'xMid',
    shapes: [
      { d: circle(moon, between(random, 34, 52), between(random, 16, 24)), shade: 'mid', opacity: 0.7 },
      ...shapes,
    ],
  };
};

/** Rows of leaves made of two quarter circles each. */
const petals: Draw = (random) => {
  const size = between(random, 44, 58);
  const shift = between(random, -24, 0);
  const paths = ['', '', ''];
  for (let row = 0; row * size < H; row += 1) {
    for (let column = 0; column * size < W + size; column += 1) {
      const pick = Math.floor(random() * 4);
      if (pick === 3) continue;
      const [x, y, r] = [n(shift + column * size), n(row * size), n(size)];
      paths[pick] +=
        (row + column) % 2 === 0
          ? `M${x} ${y}a${r} ${r} 0 0 1 ${r} ${r}a${r} ${r} 0 0 1 -${r} -${r}z`
          : `M${x} ${n((row + 1) * size)}a${r} ${r} 0 0 1 ${r} -${r}a${r} ${r} 0 0 1 -${r} ${r}z`;
    }
  }
  return {
    focus: 'xMid',
    shapes: paths.flatMap((d, i): CoverShape[] =>
      d === '' ? [] : [{ d, shade: (['soft', 'mid', 'deep'] as const)[i] ?? 'soft', opacity: 0.8 }],
    ),
  };
};

/** Broad lines that swing across. */
const ribbons: Draw = (random) => {
  const swing = between(random, 34, 58) * (random() < 0.5 ? -1 : 1);
  const top = between(random, 20, 40);
  return {
    focus: 'xMid',
    shapes: [0, 1, 2, 3].map((i): CoverShape => {
      const y = top + i * 42;
      return {
        d: `M-20 ${n(y)}C60 ${n(y + swing)} 120 ${n(y + swing)} 160 ${n(y)}S270 ${n(y - swing)} 340 ${n(y)}`,
        shade: toneAt(i),
        line: 20 - i * 2,
        opacity: 0.8,
      };
    }),
  };
};

/** Rounded panes of different sizes, as the windows of a house. */
const panes: Draw = (random) => {
  const shapes: CoverShape[] = [];
  let x = between(random, -30, -6);
  for (let i = 0; x < W; i += 1) {
    const width = between(random, 44, 72);
    const split = between(random, 56, 118);
    shapes.push(
      { d: rounded(x, -14, width, split, 12), shade: toneAt(i), opacity: 0.75 },
      { d: rounded(x, split - 2, width, H - split + 20, 12), shade: toneAt(i + 2), opacity: 0.75 },
    );
    x += width + 12;
  }
  return { focus: 'xMid', shapes };
};

/** Motifs that are patterns: they look best behind a figure. */
export const grounds = { rays, bands, peaks, petals, ribbons, panes };
