import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

const { space, line, surface, ink, radius, text } = vars;

/** Lines have at most 36 Han characters, because longer ones are hard to read. */
export const article = inLayer({
  display: 'grid',
  gap: space.x6,
  maxInlineSize: '720px',
  marginInline: 'auto',
});
export const sizes = inLayer({ justifySelf: 'end' });
const sized = (fontSize: string) => inLayer({ minInlineSize: 0, fontSize });
export const body = { sm: sized(text.s14), md: sized(text.s16), lg: sized(text.s20) } as const;
/** The progress bar is below the page's top bar. */
export const readingTrack = inLayer({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: '48px',
  blockSize: '3px',
  borderRadius: radius.pill,
  background: surface.sunken,
});
export const readingBar = inLayer({
  blockSize: '100%',
  borderRadius: radius.pill,
  background: vars.accent.indicator,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const end = inLayer({ blockSize: '1px' });

export const confirm = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x4,
  color: ink.muted,
  fontSize: text.s14,
});

export const link = inLayer({
  display: 'grid',
  gap: space.x5,
  justifyItems: 'start',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: space.x8,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.hero,
});
export const site = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  margin: 0,
  fontSize: text.s18,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
