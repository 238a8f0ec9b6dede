import { vars } from '@stoa/theme/tokens';
import { feedback, figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const { space, line, ink, surface, text, radius, accent } = vars;

const row_ = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '52px',
  padding: `${space.x2} ${space.x4}`,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: ink.base,
  font: 'inherit',
  fontSize: text.s14,
  textAlign: 'start',
  textDecoration: 'none',
} as const;
export const row = inLayer(row_);
export const rowButton = inLayer({
  ...row_,
  ...feedback('border-color'),
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: line.strong },
    '&:focus-visible': focusRing,
    '&[aria-current]': { borderColor: accent.indicator, background: accent.tint1 },
  },
});
export const name = inLayer({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = inLayer({
  ...figures,
  flex: 'none',
  color: ink.muted,
  fontSize: text.s13,
});
