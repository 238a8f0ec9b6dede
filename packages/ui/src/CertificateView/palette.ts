import { nameOf, tenantTheme, type ColorPath } from '@stoa/theme';
import type { SheetInk } from './drawing.ts';

/**
 * Colours of a certificate: the theme's proved pairs for the template's colour, so that yellow can be read too.
 * Always the light ones: paper is white at night as well.
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
