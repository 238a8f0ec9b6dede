import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink } = vars;

export const running = inLayer({ color: vars.accent.text, fontWeight: vars.weight.strong });
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x4}`,
});
export const live = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });
export const rest = inLayer({
  ...figures,
  display: 'grid',
  gap: '2px',
  selectors: { '&[data-state="over"]': { color: vars.danger.text } },
});
export const extra = inLayer({ color: ink.muted, fontSize: text.s12 });
export const form = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const lead = inLayer({ margin: 0, color: ink.base, lineHeight: vars.leading.base });
export const minutes = inLayer({ maxInlineSize: '14rem' });
export const button = inLayer({ '@media': { '(max-width: 37.5rem)': { minBlockSize: '44px' } } });
