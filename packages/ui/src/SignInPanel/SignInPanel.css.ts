import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { tonesInLayer } from '../style/tone.ts';

const { space, text, ink, radius } = vars;

export const root = inLayer({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x4,
  minInlineSize: 0,
  padding: space.x5,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: radius.card,
  background: vars.surface.raised,
  color: ink.base,
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
});
export const title = inLayer({
  margin: 0,
  fontSize: text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const window = inLayer({
  ...figures,
  flexBasis: '100%',
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
});

export const countdown = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  borderRadius: radius.control,
  background: vars.surface.sunken,
  color: ink.muted,
  fontSize: text.s14,
});
export const clock = inLayer({
  ...figures,
  marginInlineStart: 'auto',
  color: ink.base,
  fontSize: text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 } as const;
export const methods = inLayer(column);
export const method = inLayer(column);
export const note = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
});
export const scan = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  margin: 0,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
});
export const scanIcon = inLayer({ flexShrink: 0, color: vars.accent.text });
export const act = inLayer({ justifySelf: 'start' });
export const buttons = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const outcome = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  borderRadius: radius.card,
  selectors: { '&:focus-visible': focusRing },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const outcomeLook = tonesInLayer(
  ({ text, tint }) => ({ color: text, background: tint }),
  'outcome-look',
);
export const seal = inLayer({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  fontSize: text.s24,
});
export const outcomeWords = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const outcomeTitle = inLayer({
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
});
