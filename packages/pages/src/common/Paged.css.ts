import { vars } from '@stoa/theme/tokens';
import { figures, movement } from '@stoa/ui/style';
import { inLayer } from '../style/inLayer.ts';

/** A page that consists of a list. */
export const listPage = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  paddingBlock: `${vars.space.x8} ${vars.space.x16}`,
});

/** The number of results. Its line keeps its height while the number is loading. */
export const count = inLayer({
  ...figures,
  margin: 0,
  minBlockSize: `calc(${vars.text.s14} * ${vars.leading.base})`,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
});

export const results = inLayer({
  ...movement('opacity'),
  display: 'grid',
  gap: vars.space.x8,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
  selectors: { '&[data-state="stale"]': { opacity: 0.55 } },
});

export const pages = inLayer({ justifySelf: 'center' });
