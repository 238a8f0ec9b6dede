import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { ring } from '../ring.ts';
import { roomBounds } from '../room.ts';

const { media, space, text, radius } = vars;

const floating = {
  position: 'absolute',
  paddingInline: space.x3,
  paddingBlock: space.x2,
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
} as const;

export const chip = inLayer({
  ...floating,
  insetBlockStart: space.x4,
  insetInlineStart: space.x4,
  display: 'flex',
  gap: space.x3,
  alignItems: 'center',
  // On a phone the chip is a slim line at the top, so that it is above the play button.
  '@container': {
    [`(max-width: ${roomBounds.least}px)`]: {
      insetBlockStart: space.x1,
      insetInlineStart: space.x1,
      paddingBlock: 0,
    },
  },
});
export const chipAction = inLayer({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: media.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { ...ring, borderRadius: radius.control },
  },
});

const fill = { position: 'absolute', inset: 0 } as const;

export const panel = inLayer({
  ...fill,
  margin: 'auto',
  display: 'grid',
  gap: space.x3,
  alignContent: 'center',
  boxSizing: 'border-box',
  inlineSize: 'min(420px, 92%)',
  blockSize: 'fit-content',
  maxBlockSize: '92%',
  overflowY: 'auto',
  padding: space.x5,
  border: `1px solid ${media.track}`,
  borderRadius: radius.card,
  background: media.surface,
  color: media.ink,
});
export const panelTitle = inLayer({ fontSize: text.s16, fontWeight: vars.weight.strong });
export const panelText = inLayer({ margin: 0, color: media.inkMuted, lineHeight: vars.leading.base });
export const panelActions = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

const action = {
  minBlockSize: '36px',
  paddingInline: space.x4,
  paddingBlock: 0,
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
} as const;
export const primary = inLayer({
  ...action,
  border: 0,
  background: media.ink,
  color: media.surface,
  selectors: { '&:focus-visible': ring },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
export const secondary = inLayer({
  ...action,
  border: `1px solid ${media.inkMuted}`,
  background: 'transparent',
  color: media.ink,
  selectors: { '&:focus-visible': ring },
});
