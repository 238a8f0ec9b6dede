import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { ownOrder } from '../style/figures.ts';
import { filled } from '../style/filled.ts';
import { inLayer } from '../style/inLayer.ts';
import { tonesInLayer } from '../style/tone.ts';

export const root = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: '22px',
  paddingInline: vars.space.x2,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.text.s12,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

/** The colours by variant and tone. */
export const look = {
  soft: tonesInLayer(({ text, tint }) => ({ color: text, backgroundColor: tint }), 'soft'),
  solid: tonesInLayer(({ onFill, fill }) => ({ ...filled, color: onFill, backgroundColor: fill }), 'solid'),
  outline: tonesInLayer(({ text, border }) => ({ color: text, borderColor: border }), 'outline'),
};

// Forced colours remove tints, so a border keeps the shape of a tag.
export const edge = inLayer({ '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } } });

export const words = inLayer({
  ...ownOrder,
  // Without this padding the descenders of letters would be cut off at some text sizes.
  paddingBlock: '0.1em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
/** A tag of words only, which has the height of the other tags by its padding instead of by its layout. */
export const alone = inLayer({
  ...ownOrder,
  display: 'inline-block',
  paddingBlock: `max(0.1em, calc((20px - ${vars.leading.tight} * 1em) / 2))`,
  // With `hidden` the baseline of a tag in a line of text would be its lower edge.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const wrapped = inLayer({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const remove = inLayer({
  display: 'inline-grid',
  placeItems: 'center',
  // Also on a phone no larger than this, because the tag would be higher than its line.
  minInlineSize: '24px',
  minBlockSize: '24px',
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
