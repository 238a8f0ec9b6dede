import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const { space, text, ink, line, radius } = vars;

export const root = inLayer({
  display: 'grid',
  // Next to a higher element the certificate keeps its own height.
  alignContent: 'start',
  gap: space.x5,
  margin: 0,
  minInlineSize: 0,
  color: ink.base,
  '@media': { print: { breakInside: 'avoid' } },
});

export const paper = inLayer({
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  border: `1px solid ${line.soft}`,
  // The sheet is white in dark mode as well, so its background must not be dark while it is drawn.
  forcedColorAdjust: 'none',
  '@media': { print: { border: 0 } },
});
export const paperOf = variantsInLayer(
  { full: { borderRadius: radius.control }, thumbnail: { borderRadius: radius.card } },
  'paper',
);

export const sheet = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fontFamily: vars.font.sans,
  // Without this property printers leave out the background.
  printColorAdjust: 'exact',
});
export const upright = inLayer({ justifySelf: 'center', inlineSize: 'min(100%, 40rem)' });

export const caption = inLayer({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
export const facts = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `${space.x3} ${space.x5}`,
  margin: 0,
});
export const fact = inLayer({ minInlineSize: 0 });
export const term = inLayer({ color: ink.muted, fontSize: text.s12 });
export const value = inLayer({
  ...figures,
  margin: 0,
  fontSize: text.s14,
  overflowWrap: 'anywhere',
});
export const actions = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
