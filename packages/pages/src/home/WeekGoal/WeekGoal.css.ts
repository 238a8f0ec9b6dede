import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const narrow = '(max-width: 30rem)';

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': { [narrow]: { gap: vars.space.x2 } },
});

export const days = inLayer({
  display: 'flex',
  flex: 'none',
  gap: vars.space.x1,
  blockSize: '24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const day = inLayer({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  inlineSize: '8px',
  '@media': { [narrow]: { inlineSize: '6px' } },
  overflow: 'hidden',
  border: `1px solid ${vars.accent.borderSoft}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  selectors: {
    '&[data-state="today"]': { borderColor: vars.accent.indicator },
    '&[data-state="ahead"]': { borderStyle: 'dashed' },
  },
});

export const fill = inLayer({
  inlineSize: '100%',
  background: vars.accent.indicator,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const words = inLayer({
  ...figures,
  // With less room than a short word needs, the goal stands on a line of its own.
  flex: `1 1 calc(3 * ${vars.text.s13})`,
  minInlineSize: 0,
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  lineHeight: vars.leading.tight,
});

export const goal = inLayer({ selectors: { '&&': { flex: 'none', inlineSize: 'auto' } } });
