import { FontSize } from '../enums/account.ts';
import { isValueOf } from './enumeration.ts';

/** Root text size of each step, in px. */
export const fontSizePx: Readonly<Record<FontSize, number>> = {
  [FontSize.Small]: 13,
  [FontSize.Standard]: 14,
  [FontSize.Large]: 16,
  [FontSize.ExtraLarge]: 18,
};

/** The nearest step for any number, and the standard one for anything else. */
export function clampFontSize(value: unknown): FontSize {
  if (typeof value !== 'number' || Number.isNaN(value)) return FontSize.Standard;
  const step = Math.min(FontSize.ExtraLarge, Math.max(FontSize.Small, Math.round(value)));
  return isValueOf(FontSize, step) ? step : FontSize.Standard;
}
