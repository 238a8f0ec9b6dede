import type { CoverDrawing } from '../drawing.ts';

export type Random = () => number;
export type Draw = (random: Random) => CoverDrawing;

/** Width and height of every drawing. */
export const W = 320;
export const H = 180;

const tenth = (value: number) => Math.round(value * 10) / 10;
export const n = (value: number) => String(tenth(value));
export const between = (random: Random, least: number, most: number) => least + random() * (most - least);

/**
 * An ellipse, turned by so many degrees. Radii and turn are rounded once, and both ends are placed by what was
 * rounded: if radius and ends were rounded each on its own, the ends would be too far apart for the radius, and
 * the two halves would bulge.
 */
export function ellipse(x: number, y: number, across: number, up: number, tilt = 0): string {
  const [rx, ry, lean] = [tenth(across), tenth(up), tenth(tilt)];
  if (lean === 0) {
    return `M${n(x - rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${n(2 * rx)} 0a${rx} ${ry} 0 1 0 ${n(-2 * rx)} 0z`;
  }
  const turn = (lean * Math.PI) / 180;
  // Four quarters instead of two halves: the ends of a half would have to be exactly two radii apart, which rounded
  // coordinates of a turned ellipse are not.
  const at = (angle: number) => {
    const [a, b] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return `${n(x + a * Math.cos(turn) - b * Math.sin(turn))} ${n(y + a * Math.sin(turn) + b * Math.cos(turn))}`;
  };
  const arc = `A${rx} ${ry} ${lean} 0 1`;
  const quarters = [1, 2, 3, 4].map((quarter) => `${arc} ${at((quarter * Math.PI) / 2)}`).join('');
  return `M${at(0)}${quarters}z`;
}

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);

export const rounded = (x: number, y: number, width: number, height: number, r: number) =>
  `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}` +
  `h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`;
