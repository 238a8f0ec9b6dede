import { nameOf, tenantTheme, type ColorPath } from '@stoa/theme';
import type { SheetInk } from './drawing.ts';

/**
 * Colours of a certificate: pairs of the theme for the template's colour, whose contrast is proved, so that
 * words are readable even for yellow. They are always those of the light appearance, because the paper is
 * white in dark mode too.
 */
export function paletteOf(colorPrimary: string): Record<SheetInk, string> {
  const theme = tenantTheme(colorPrimary, { appearance: 'light' });
  const of = (path: ColorPath) => theme[nameOf(path)] ?? '';
  return {
    base: of('ink.base'),
    muted: of('ink.muted'),
    accent: of('accent.text'),
    edge: of('accent.indicator'),
    hairline: of('accent.borderSoft'),
    tint1: of('accent.tint1'),
    tint2: of('accent.tint2'),
    tint3: of('accent.tint3'),
    paper: of('surface.raised'),
    expired: of('neutral.text'),
    revoked: of('danger.text'),
  };
}
