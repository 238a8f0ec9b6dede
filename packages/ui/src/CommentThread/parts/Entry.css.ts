import { vars } from '@stoa/theme/tokens';
import { figures } from '../../style/figures.ts';
import { focusRing } from '../../style/focusRing.ts';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, text, weight } = vars;

export const root = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': focusRing,
    // The shadow widens the surface to the side, so that the highlight needs no space and nothing moves.
    '&[data-marked]': {
      background: vars.accent.tint1,
      boxShadow: `0 0 0 ${space.x2} ${vars.accent.tint1}`,
    },
  },
});
export const body = inLayer({ display: 'grid', flex: 1, gap: space.x1, minInlineSize: 0 });
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  minBlockSize: '24px',
  minInlineSize: 0,
  fontSize: text.s14,
});
export const name = inLayer({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: weight.strong });
export const quiet = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
});
export const words = inLayer({
  margin: 0,
  maxInlineSize: vars.width.reading,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontSize: text.s14,
  selectors: { '[data-state="sending"] > * > &, [data-state="deleted"] > * > &': { color: ink.muted } },
});
export const mention = inLayer({ color: vars.accent.text });
export const mentionLink = inLayer({
  borderRadius: '2px',
  color: vars.accent.text,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: vars.accent.textStrong }, '&:focus-visible': focusRing },
});
export const to = inLayer({ color: ink.muted });
export const liked = inLayer({ fill: 'currentColor' });
/** Empty space in the place of the avatar of a deleted entry. */
export const nobody = inLayer({ flex: 'none', inlineSize: '32px' });
/** Pictures in comments are small; a click opens them large. */
export const pictures = inLayer({ maxInlineSize: '36rem', marginBlockStart: space.x1 });
/** Shows that the person has an unsent draft here. */
export const drafted = inLayer({ color: vars.warning.text });
