import { vars } from '@stoa/theme/tokens';
import { figures } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';
import { movement } from '../../style/transition.ts';

const { space, text, ink } = vars;

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x6,
  paddingBlock: `${space.x8} ${space.x16}`,
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x4}`,
});

export const count = inLayer({
  ...figures,
  minBlockSize: `calc(${text.s14} * ${vars.leading.base})`,
  color: ink.muted,
  fontSize: text.s14,
});

export const find = inLayer({
  marginInlineStart: 'auto',
  '@media': { '(max-width: 40rem)': { marginInlineStart: 0, inlineSize: '100%' } },
});

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ display: 'grid', minInlineSize: 0 });

export const results = inLayer({
  ...movement('opacity'),
  display: 'grid',
  gap: space.x8,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space.x4})`,
  selectors: { '&[data-state="stale"]': { opacity: 0.55 } },
});

export const pages = inLayer({ justifySelf: 'center' });

export const cardBone = inLayer({ selectors: { '&&': { blockSize: '11rem' } } });

/** One person. */
export const page = inLayer({ minInlineSize: 0, paddingBlockEnd: space.x16 });
export const body = inLayer({ paddingBlockStart: space.x6 });
