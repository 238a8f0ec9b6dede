import { vars } from '@stoa/theme/tokens';
import { figures } from '../../../style/figures.ts';
import { inLayer } from '../../../style/inLayer.ts';

const { space, line, surface, ink, radius, text } = vars;

/** At most 36 Han a line. */
export const article = inLayer({
  maxInlineSize: '720px',
  marginInline: 'auto',
  fontSize: text.s16,
});
export const end = inLayer({ blockSize: '1px' });

export const pictures = inLayer({
  display: 'grid',
  gap: space.x8,
  maxInlineSize: '60rem',
  marginInline: 'auto',
});
export const figure = inLayer({ display: 'grid', gap: space.x2, margin: 0 });
export const picture = inLayer({
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.sunken,
});
export const caption = inLayer({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  color: ink.muted,
  fontSize: text.s14,
});
export const page = inLayer({ ...figures, flex: 'none' });

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

export const tableBox = inLayer({
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
});
export const table = inLayer({
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  fontSize: text.s14,
  fontVariantNumeric: 'tabular-nums',
});
const cell_ = {
  paddingBlock: space.x2,
  paddingInline: space.x4,
  borderBlockEnd: `1px solid ${line.soft}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;
export const headCell = inLayer({
  ...cell_,
  // Under the page's top bar.
  position: 'sticky',
  insetBlockStart: '48px',
  background: surface.sunken,
  fontWeight: vars.weight.strong,
});
export const cell = inLayer(cell_);
