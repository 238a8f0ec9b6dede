import { vars } from '@stoa/theme/tokens';
import { evenLines, figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space } = vars;
const beside = '(min-width: 30rem)';

export const card = inLayer({
  alignSelf: 'start',
  display: 'grid',
  gap: space.x6,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  marginBlock: `clamp(${space.x4}, 8vh, ${space.x16})`,
  padding: `${space.x8} clamp(1.25rem, 5vw, 2.5rem)`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});

export const head = inLayer({ display: 'grid', gap: space.x2 });
export const intro = inLayer({ ...evenLines, margin: 0, color: vars.ink.muted, overflowWrap: 'anywhere' });

export const form = inLayer({ display: 'grid', gap: space.x3 });
export const code = inLayer({ ...figures, textTransform: 'uppercase' });
export const submit = inLayer({ '@media': { [beside]: { justifySelf: 'start' } } });

/**
 * No space is reserved while nothing was verified; the result appears below the button, where it moves
 * nothing else.
 */
export const answer = inLayer({ display: 'grid', minInlineSize: 0 });

export const result = inLayer({
  display: 'grid',
  gap: space.x4,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${vars.line.soft}`,
});
export const verdict = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  margin: 0,
  fontSize: vars.text.s20,
  lineHeight: vars.leading.tight,
});
export const tone = {
  success: inLayer({ color: vars.success.text }),
  neutral: inLayer({ color: vars.neutral.text }),
  danger: inLayer({ color: vars.danger.text }),
};
export const note = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });
export const busy = inLayer({ display: 'flex', alignItems: 'center', gap: space.x3, color: vars.ink.muted });
