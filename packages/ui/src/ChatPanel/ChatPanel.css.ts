import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, ink, text, surface, line, accent } = vars;

/** The panel is as high as its container; the log takes the height that the other parts leave. */
export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: '20rem',
  background: surface.raised,
  color: ink.base,
});

export const head = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: vars.size.control,
  paddingInline: space.x4,
  borderBlockEnd: `1px solid ${line.soft}`,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const speaks = inLayer({ marginInlineStart: 'auto' });

export const announcement = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  background: accent.tint1,
  color: ink.base,
  fontSize: text.s13,
});
export const announcementIcon = inLayer({
  flex: 'none',
  marginBlockStart: '0.2em',
  color: accent.text,
});

export const frame = inLayer({
  position: 'relative',
  display: 'flex',
  flex: '1 1 12rem',
  minBlockSize: '8rem',
  minInlineSize: 0,
});
export const log = inLayer({
  // The log is positioned, because visually hidden text inside would otherwise make the page longer.
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  padding: space.x4,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // Scroll anchoring is off, because `useChatWindow` itself keeps the place of a person who reads older
  // messages.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' } },
});
export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const earlier = inLayer({ display: 'grid', justifyItems: 'center', paddingBlockEnd: space.x3 });
export const empty = inLayer({
  margin: 0,
  paddingBlock: space.x10,
  color: ink.muted,
  fontSize: text.s14,
  textAlign: 'center',
});
export const skeleton = inLayer({ display: 'grid', gap: space.x6 });
export const below = inLayer({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space.x3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
});

export const composer = inLayer({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x3} ${space.x4}`,
  borderBlockStart: `1px solid ${line.soft}`,
});
export const write = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.x2,
});
export const closed = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
});
export const replying = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  color: ink.muted,
  fontSize: text.s13,
});
export const replyingText = inLayer({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
