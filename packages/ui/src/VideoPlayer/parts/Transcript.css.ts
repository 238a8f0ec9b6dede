import { vars } from '@stoa/theme/tokens';
import { figures } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';
import { ring } from '../ring.ts';

const { media, space, text, radius } = vars;

export const root = inLayer({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  boxSizing: 'border-box',
  minInlineSize: 0,
  background: media.surface,
  color: media.ink,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
});

/** The transcript stands at the side of the video, above the control bar. */
export const overFilm = inLayer({
  position: 'absolute',
  insetBlock: `0 88px`,
  insetInlineEnd: 0,
  inlineSize: 'min(22rem, 72%)',
  borderInlineStart: `1px solid ${media.track}`,
});

export const head = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  borderBlockEnd: `1px solid ${media.track}`,
});
export const search = inLayer({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '32px',
  boxSizing: 'border-box',
  paddingBlock: 0,
  paddingInline: space.x3,
  border: `1px solid ${media.inkMuted}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&::placeholder': { color: media.inkMuted, opacity: 1 },
    '&:focus-visible': ring,
  },
});
export const count = inLayer({ color: media.inkMuted, fontSize: text.s12, whiteSpace: 'nowrap' });

export const list = inLayer({
  position: 'relative',
  overflowY: 'auto',
  margin: 0,
  paddingBlock: space.x1,
  paddingInline: space.x1,
  listStyle: 'none',
});
export const line = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingBlock: space.x1,
  paddingInline: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: media.raised },
    '&[aria-current]': { background: media.raised, boxShadow: `inset 2px 0 0 ${media.accent}` },
    '&:focus-visible': { outline: `2px solid ${media.accent}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const time = inLayer({
  ...figures,
  color: media.inkMuted,
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const mark = inLayer({
  background: 'transparent',
  color: media.accent,
  fontWeight: vars.weight.strong,
});
export const empty = inLayer({ margin: 0, padding: space.x4, color: media.inkMuted });
