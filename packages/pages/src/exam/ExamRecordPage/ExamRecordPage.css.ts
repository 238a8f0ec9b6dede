import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink } = vars;
const phone = '(max-width: 40rem)';

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x2} ${space.x4}`,
});
export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.x3,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const filter = inLayer({
  inlineSize: '11rem',
  '@media': { [phone]: { flex: '1 1 8rem', inlineSize: 'auto', minBlockSize: '44px' } },
});
export const exam = inLayer({
  inlineSize: '16rem',
  '@media': { [phone]: { flex: '1 1 100%', minBlockSize: '44px' } },
});
export const day = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: ink.muted,
  fontSize: text.s14,
  minInlineSize: 0,
  // On a phone the label is above the date, because beside it a date is cut off.
  '@media': { [phone]: { flex: '1 1 8rem', flexDirection: 'column', alignItems: 'stretch', gap: space.x1 } },
});
export const dayField = inLayer({
  inlineSize: '10.5rem',
  minInlineSize: 0,
  '@media': { [phone]: { inlineSize: 'auto' } },
});
/** On a phone it has a row of its own, because beside the two days it leaves no space for a date. */
export const clear = inLayer({ '@media': { [phone]: { flex: '1 1 100%' } } });
export const oneLine = inLayer({ ...figures, whiteSpace: 'nowrap' });
export const weak = inLayer({ color: ink.muted });

/** A record on a phone. */
export const card = inLayer({ display: 'grid', minInlineSize: 0 });
export const cardHead = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  color: ink.muted,
  fontSize: text.s13,
});
export const cardTitle = inLayer({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: ink.base,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
export const cardLine = inLayer({ ...figures, margin: 0, color: ink.muted, fontSize: text.s13 });
export const cardScore = inLayer({
  ...figures,
  marginInlineStart: 'auto',
  color: ink.base,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
});
/** Compensates the button's padding, so that its text ends at the edge of the page. */
export const list = inLayer({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${space.x3})` });
