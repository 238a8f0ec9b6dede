import { vars } from '@stoa/theme/tokens';
import { figures as tabular } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface } = vars;
const phone = '(max-width: 37.5rem)';
/** Height of the progress that stays in view. */
const progressRoom = '64px';

export const anonymity = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${line.soft}`,
  fontSize: text.s14,
});
export const choice = inLayer({
  fontWeight: vars.weight.strong,
  alignItems: 'center',
  '@media': { [phone]: { minBlockSize: '44px' } },
});
export const anonymityWords = inLayer({ color: ink.muted });

export const progress = inLayer({
  position: 'sticky',
  // Below the hairline of the header.
  insetBlockStart: `calc(${vars.size.header} + 1px)`,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: space.x2,
  marginInline: `calc(-1 * ${space.x2})`,
  padding: `${space.x3} ${space.x2}`,
  background: surface.page,
});
export const progressLine = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  color: ink.muted,
  fontSize: text.s13,
});
export const figures = inLayer(tabular);
export const draft = inLayer({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  selectors: {
    '&[data-state="saved"]': { color: vars.success.text },
    '&:is([data-state="page"], [data-state="waiting"], [data-state="offline"])': {
      color: vars.warning.text,
    },
  },
});

export const hint = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });
export const list = inLayer({ display: 'grid', gap: space.x4, margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ minInlineSize: 0 });
/** Space for the header and the progress bar above a question that is scrolled into view. */
export const question = inLayer({
  // The first questions are laid out at once, because an estimated height would be corrected while people look at
  // them.
  selectors: { [`${item}:nth-child(-n + 4) > &`]: { contentVisibility: 'visible' } },
  scrollMarginBlock: `calc(${vars.size.header} + ${progressRoom} + ${space.x3}) ${space.x6}`,
});

export const end = inLayer({ display: 'grid', gap: space.x4, paddingBlockStart: space.x2 });
export const endLine = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
});
export const left = inLayer({ ...tabular, margin: 0, color: ink.muted, fontSize: text.s14 });
export const submit = inLayer({
  minInlineSize: '10rem',
  '@media': { [phone]: { inlineSize: '100%' } },
});
