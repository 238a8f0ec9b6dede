import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../../style/focusRing.ts';
import { figures } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, text, surface, accent, radius, line } = vars;

export const row = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  minInlineSize: 0,
  marginBlockStart: space.x4,
  selectors: {
    '&[data-continued]': { marginBlockStart: space.x1 },
    '&[data-mine]': { justifyContent: 'flex-end' },
    '&:first-child': { marginBlockStart: 0 },
  },
});
export const noFace = inLayer({ flex: 'none', inlineSize: '24px' });

export const said = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x1,
  minInlineSize: 0,
  // The space left on the other side shows at a glance who wrote the message.
  maxInlineSize: '88%',
  selectors: { '[data-mine] > &': { justifyItems: 'end' } },
});
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  minInlineSize: 0,
  minBlockSize: '24px',
  color: ink.muted,
  fontSize: text.s13,
});
export const name = inLayer({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const time = inLayer({ ...figures, fontSize: text.s12 });

export const bubble = inLayer({
  minInlineSize: 0,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  borderRadius: radius.card,
  borderStartStartRadius: radius.control,
  background: surface.sunken,
  color: ink.base,
  fontSize: text.s14,
  selectors: {
    '[data-mine] &': {
      borderStartStartRadius: radius.card,
      borderStartEndRadius: radius.control,
      background: accent.tint1,
    },
    '[data-state="sending"] &': { color: ink.muted },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const words = inLayer({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const quote = inLayer({
  margin: 0,
  marginBlockEnd: space.x1,
  paddingInlineStart: space.x2,
  borderInlineStart: `2px solid ${line.strong}`,
  overflow: 'hidden',
  color: ink.muted,
  fontSize: text.s13,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const mark = inLayer({
  marginInlineEnd: space.x2,
  color: accent.textStrong,
  fontWeight: vars.weight.strong,
});

export const sentence = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
});
/** The reply button shows while the row is hovered or has the focus, and always on devices without hover. */
export const reply = inLayer({
  opacity: 0,
  selectors: {
    '[data-part="message"]:hover &, [data-part="message"]:focus-within &': { opacity: 1 },
    '&:focus-visible': { ...focusRing, opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});

export const sending = inLayer({ margin: 0, color: ink.muted, fontSize: text.s12 });

export const notice = inLayer({
  marginBlockStart: space.x4,
  color: ink.muted,
  fontSize: text.s12,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
