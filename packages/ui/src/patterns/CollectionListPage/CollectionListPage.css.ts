import { vars } from '@stoa/theme/tokens';
import { figures } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';
import { movement } from '../../style/transition.ts';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  paddingBlock: `${vars.space.x8} ${vars.space.x16}`,
});

export const head = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

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

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ display: 'grid', minInlineSize: 0 });
export const pages = inLayer({ justifySelf: 'center' });
