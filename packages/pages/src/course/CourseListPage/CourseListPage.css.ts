import { vars } from '@stoa/theme/tokens';
import { figures, filled, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x8} ${vars.space.x16}`,
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginInlineStart: 'auto',
});

/** A strip: the courses are what the person came for. Keeps the place while the carousel is on its way. */
export const banner = inLayer({ display: 'grid', minBlockSize: '12rem' });

export const body = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': {
    '(min-width: 64rem)': {
      selectors: {
        '&[data-column]': {
          gridTemplateColumns: '13rem minmax(0, 1fr)',
          gap: vars.space.x6,
          alignItems: 'start',
        },
      },
    },
  },
});
export const side = inLayer({ minInlineSize: 0 });
export const main = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const panel = inLayer({
  padding: `${vars.space.x4} ${vars.space.x5}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  '@media': { '(max-width: 40rem)': { padding: vars.space.x4 } },
});

export const filterBones = inLayer({ display: 'grid', gap: vars.space.x3, paddingBlock: vars.space.x1 });
export const filterBone = inLayer({
  selectors: { '&&': { inlineSize: 'min(38rem, 90%)', blockSize: vars.text.s16 } },
});

export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

export const keyword = inLayer({ selectors: { '&&': { inlineSize: 'min(100%, 18rem)' } } });

export const chosen = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const ordering = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  marginInlineStart: 'auto',
});

export const sort = inLayer({ selectors: { '&&': { inlineSize: 'auto', minInlineSize: '9rem' } } });

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const group = inLayer({ display: 'grid', gap: vars.space.x4 });

/** Lies over the cover, so that the number stands in its lower corner. */
export const rankPlace = inLayer({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  aspectRatio: '16 / 9',
  padding: vars.space.x2,
  boxSizing: 'border-box',
  pointerEvents: 'none',
});

export const rank = inLayer({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  background: vars.media.surface,
  color: vars.media.ink,
  fontSize: vars.text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  selectors: { '&[data-top]': { ...filled, background: vars.accent.fill, color: vars.accent.onFill } },
});

/** As high as its buttons from the beginning: they come after the page. */
export const acts = inLayer({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${vars.space.x1}`,
  minBlockSize: vars.size.controlSm,
});

export const resume = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.accent.text,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
    // Its words end where those of the card end.
    '&:last-child': { marginInlineEnd: `calc(-1 * ${vars.space.x2})` },
  },
});

export const unseen = inLayer({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
