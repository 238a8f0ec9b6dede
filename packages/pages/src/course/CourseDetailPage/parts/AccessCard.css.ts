import { vars } from '@stoa/theme/tokens';
import { phone } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';
import { wide } from '../cardWidth.ts';

const { space } = vars;

/** The card stands beside the title and the facts; where there is only one column, it stands between them. */
export const root = inLayer({
  '@media': { [wide]: { gridArea: '1 / 2 / 3' } },
  overflow: 'clip',
  minInlineSize: 0,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

/** On a phone the picture is flat, so that the action below it is in the first screen. */
export const cover = inLayer({
  selectors: { '&&': { borderRadius: 0 } },
  '@media': { [phone]: { selectors: { '&&': { aspectRatio: '12 / 5' } } } },
});

export const body = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  padding: space.x5,
});

export const price = inLayer({ alignSelf: 'flex-start' });

export const primary = inLayer({
  selectors: { '&&': { inlineSize: '100%', overflowWrap: 'anywhere', textAlign: 'center' } },
});

export const closed = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
});
export const reason = inLayer({ display: 'block', color: vars.ink.base });

/** The words of a button that needs two lines are shared between them. */
export const ways = inLayer({ display: 'grid', gap: space.x3, textWrap: 'balance' });

export const due = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s14 });

export const included = inLayer({
  display: 'grid',
  gap: space.x2,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${vars.line.soft}`,
  fontSize: vars.text.s14,
});
export const includedName = inLayer({ margin: 0, fontWeight: vars.weight.strong });
export const entries = inLayer({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.ink.muted,
});
export const entry = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x2,
});

export const actionSkeleton = inLayer({
  selectors: { '&&': { inlineSize: '100%', blockSize: vars.size.controlLg } },
});
