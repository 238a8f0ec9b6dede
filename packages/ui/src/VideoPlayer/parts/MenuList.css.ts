import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { media, space, text, radius } = vars;

export const menu = inLayer({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space.x2})`,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'grid',
  boxSizing: 'border-box',
  minInlineSize: '128px',
  // The video may be small, so the menu scrolls inside it.
  maxBlockSize: 'min(320px, 60cqb, 46cqi)',
  overflowY: 'auto',
  padding: space.x1,
  border: `1px solid ${media.track}`,
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      inset: 'auto 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '72dvh',
      margin: 0,
      padding: space.x2,
      paddingBlockEnd: `max(${space.x2}, env(safe-area-inset-bottom))`,
      borderRadius: `${radius.hero} ${radius.hero} 0 0`,
    },
  },
});
export const menuGroup = inLayer({ display: 'grid', margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const menuTitle = inLayer({
  paddingInline: space.x3,
  paddingBlock: space.x1,
  color: media.inkMuted,
  fontSize: text.s12,
});
export const menuItem = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: '32px',
  paddingInline: space.x2,
  paddingBlock: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: media.ink,
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: media.raised },
    '&:focus-visible': {
      background: media.raised,
      outline: `2px solid ${media.accent}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': { color: media.inkMuted, cursor: 'not-allowed' },
    ':popover-open &': { minBlockSize: '44px' },
  },
});
export const menuCheck = inLayer({ display: 'inline-flex', inlineSize: '1em', color: media.accent });
export const menuNote = inLayer({ marginInlineStart: 'auto', color: media.inkMuted, fontSize: text.s12 });
