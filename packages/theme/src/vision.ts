import { type Rgb, byteOf, linearOf, oklabOf } from './color.ts';

/** Kinds of colour blindness that are checked besides normal vision. */
export const visions = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof visions)[number];

/**
 * One 3×3 matrix for each kind, row by row: Machado, Oliveira and Fernandes 2009 at full severity, for linear
 * sRGB. The same numbers serve an SVG `feColorMatrix` with `color-interpolation-filters="linearRGB"`.
 */
export const visionMatrices: Readonly<Record<Vision, readonly number[]>> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** A colour as a person with this kind of vision sees it. */
export function seenAs(rgb: Rgb, vision: Vision): Rgb {
  const matrix = visionMatrices[vision];
  const given = rgb.map(linearOf);
  const row = (start: number) =>
    byteOf(given.reduce((sum, value, column) => sum + value * (matrix[start + column] ?? 0), 0));
  return [row(0), row(3), row(6)];
}

/**
 * Difference of two colours, as OKLab ΔE × 100. About 2 is the least difference visible between two
 * neighbouring areas.
 */
export function difference(one: Rgb, other: Rgb): number {
  const [lightness, a, b] = oklabOf(one);
  const [otherLightness, otherA, otherB] = oklabOf(other);
  return 100 * Math.hypot(lightness - otherLightness, a - otherA, b - otherB);
}
