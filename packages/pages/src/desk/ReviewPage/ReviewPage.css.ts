import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface } = vars;
const wide = '(min-width: 62rem)';

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
});

export const head = inLayer({ display: 'flex', alignItems: 'center', gap: space.x4, minInlineSize: 0 });
export const who = inLayer({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const about = inLayer({
  margin: 0,
  color: ink.muted,
  fontSize: text.s14,
  overflowWrap: 'anywhere',
});

/** The work in the main column, and the facts about it in the side column. */
export const columns = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x6,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});
export const main = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
export const aside = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${space.x4})` } },
});

/** The sum and the buttons, which stay in view while the answers scroll. */
export const bar = inLayer({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x5}`,
  boxSizing: 'border-box',
  padding: `${space.x3} ${space.x5}`,
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
  color: ink.base,
  // On a phone the navigation is at the bottom of the window.
  '@media': { '(max-width: 37.5rem)': { position: 'static' } },
});
export const sum = inLayer({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  margin: 0,
  fontSize: text.s14,
});
export const score = inLayer({
  fontSize: text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const muted = inLayer({ color: ink.muted });
export const states = inLayer({ display: 'grid', gap: space.x1, fontSize: text.s13 });
export const buttons = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginInlineStart: 'auto',
  '@media': { '(max-width: 37.5rem)': { inlineSize: '100%' } },
});
export const button = inLayer({
  // The two share a row where their words fit into it.
  '@media': { '(max-width: 37.5rem)': { flex: '1 1 auto', minBlockSize: '44px' } },
});

export const whoSkeleton = inLayer({ inlineSize: 'min(16rem, 100%)' });
export const answersSkeleton = inLayer({ blockSize: '20rem' });
export const factsSkeleton = inLayer({ blockSize: '10rem' });
