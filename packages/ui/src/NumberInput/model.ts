import type { KeyMap } from '../keyboard/keyMap.ts';

/**
 * Reads the text of the field: a number, `null` for no text (which is not 0), or `undefined` for text that is
 * no number.
 */
export function parseNumber(text: string): number | null | undefined {
  const plain = text
    // Chinese input methods type full-width digits and signs.
    .normalize('NFKC')
    .replaceAll(/[\s_,，]/g, '')
    .replace(/^[−–—]/, '-')
    .replace('。', '.');
  if (plain === '') return null;
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Writes plain digits with a decimal point in every language, without separators or exponent. */
export const formatNumber = (value: number | null): string =>
  value === null ? '' : value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });

export interface NumberBounds {
  min?: number | undefined;
  max?: number | undefined;
  step: number;
}

const clamp = (value: number, { min = -Infinity, max = Infinity }: NumberBounds) =>
  Math.min(max, Math.max(min, value));

const decimalsOf = (value: number) => formatNumber(value).split('.')[1]?.length ?? 0;

/**
 * The next value in a direction on the grid of steps that starts at `min` (or 0). An empty field starts at
 * the nearer bound. Sums are rounded to the decimals of the step, so that 0.1 + 0.2 gives 0.3.
 */
export function stepFrom(value: number | null, steps: number, bounds: NumberBounds): number {
  const { min, step } = bounds;
  if (value === null) return clamp(min ?? 0, bounds);
  const base = min ?? 0;
  const digits = Math.max(decimalsOf(step), decimalsOf(base));
  const places = Number(((value - base) / step).toFixed(6));
  const from = steps > 0 ? Math.floor(places) : Math.ceil(places);
  return clamp(Number((base + (from + steps) * step).toFixed(digits)), bounds);
}

export type NumberFault = 'notANumber' | 'tooSmall' | 'tooLarge';

/** What is wrong with a read number, if anything. Numbers are never corrected silently. */
export function faultOf(
  value: number | null | undefined,
  { min, max }: NumberBounds,
): NumberFault | undefined {
  if (value === undefined) return 'notANumber';
  if (value === null) return undefined;
  if (min !== undefined && value < min) return 'tooSmall';
  if (max !== undefined && value > max) return 'tooLarge';
  return undefined;
}

/** Keys, as the ARIA Authoring Practices describe them for a spin button with editable text. */
export const numberInputKeys = [
  { key: 'Enter', does: 'settle' },
  { key: 'ArrowUp', does: 'increase' },
  { key: 'ArrowDown', does: 'decrease' },
  { key: 'PageUp', does: 'increaseTenfold' },
  { key: 'PageDown', does: 'decreaseTenfold' },
] as const satisfies KeyMap;
export const keySteps = {
  increase: 1,
  decrease: -1,
  increaseTenfold: 10,
  decreaseTenfold: -10,
} satisfies Record<Exclude<(typeof numberInputKeys)[number]['does'], 'settle'>, number>;
