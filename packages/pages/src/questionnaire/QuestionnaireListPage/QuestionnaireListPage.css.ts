import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink } = vars;
const phone = '(max-width: 37.5rem)';

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});
export const records = inLayer({
  marginInlineStart: 'auto',
  '@media': { [phone]: { minBlockSize: '44px' } },
});

export const list = inLayer({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ display: 'grid', minInlineSize: 0 });
export const skeletonPart = inLayer({ blockSize: '113px' });

export const card = inLayer({
  paddingBlock: space.x4,
  paddingInline: space.x5,
  // The first cards are laid out at once, because an estimated height would be corrected while people look at them.
  selectors: { [`${item}:nth-child(-n + 8) > &`]: { contentVisibility: 'visible' } },
});
export const action = inLayer({ '@media': { [phone]: { minBlockSize: '44px' } } });
export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  margin: 0,
  marginBlockStart: space.x1,
  padding: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  wordBreak: 'keep-all',
});
export const fact = inLayer({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
