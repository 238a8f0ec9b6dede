import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.surface.page,
  color: vars.ink.base,
});

export const skip = inLayer({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x4,
  zIndex: vars.layer.overlay,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.control,
  background: vars.surface.overlay,
  color: vars.accent.text,
  fontWeight: vars.weight.strong,
  // Off the page and not hidden: the first Tab must find it.
  selectors: {
    '&:not(:focus)': { transform: 'translateY(calc(-100% - 4rem))' },
    '&:focus': focusRing,
  },
});

const bar = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  // At 400 % zoom a sticky header would eat the reading space.
  '@media': { '(max-height: 30rem)': { position: 'static' } },
} as const;

export const header = inLayer({ ...bar, minBlockSize: vars.size.header });

export const slimHeader = inLayer({
  ...bar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '48px',
});

export const main = inLayer({
  flex: '1 0 auto',
  minInlineSize: 0,
  scrollMarginBlockStart: vars.size.header,
  selectors: {
    // The footer begins below the window, so that nothing in sight moves while a page still grows; and the window has
    // its scroll bar from the first moment.
    '&:not(:last-child)': { minBlockSize: `calc(100dvh - ${vars.size.header})` },
    // Focus lands here only to move on from: no ring around the whole page.
    '&:focus': { outline: 'none', boxShadow: 'none' },
  },
});

export const footer = inLayer({
  paddingBlock: vars.space.x8,
  borderBlockStart: `1px solid ${vars.line.soft}`,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
