import { vars } from '@stoa/theme/tokens';
import { bottomBarHeight, figures, phone } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface } = vars;
/** From this width on the card that starts the exam is beside the rules. */
const wide = '(min-width: 60rem)';
const narrow = '(max-width: 59.99rem)';

export const root = inLayer({
  display: 'grid',
  gap: space.x6,
  alignContent: 'start',
  paddingBlock: `${space.x8} ${space.x16}`,
});
export const back = inLayer({ justifySelf: 'start' });
/**
 * On a narrow page everything is in a single column, because the card that starts the exam stays in view only
 * within the box that it shares with the content above it.
 */
export const layout = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: `${space.x10} ${space.x10}`,
  '@media': {
    [wide]: { display: 'grid', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) 336px' },
  },
});
export const main = inLayer({ display: 'grid', gap: space.x10, minInlineSize: 0 });
const card = {
  boxSizing: 'border-box',
  padding: space.x5,
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
} as const;

export const side = inLayer({
  display: 'contents',
  '@media': {
    [wide]: {
      ...card,
      display: 'grid',
      gap: space.x5,
      minInlineSize: 0,
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space.x6})`,
    },
  },
});
/** The attempts are below the rules and as wide as they are. */
export const mine = inLayer({ minInlineSize: 0 });
export const rules = inLayer({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  paddingInlineStart: space.x5,
  maxInlineSize: vars.width.reading,
  lineHeight: vars.leading.base,
});
export const none = inLayer({ margin: 0, color: ink.muted });
export const skeleton = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 });
export const titleSkeleton = inLayer({ inlineSize: 'min(28rem, 100%)', fontSize: text.s24 });
export const startSkeleton = inLayer({ blockSize: '18rem' });

/**
 * On a narrow page the button that starts the exam is in view from the beginning, above the bar at the lower
 * edge of a phone, until its place below the rules is reached. In a low window it would cover too much, so
 * there it is only in its place.
 */
export const start = inLayer({
  display: 'grid',
  gap: space.x3,
  '@media': {
    [narrow]: { ...card, padding: space.x4 },
    [`${narrow} and (min-height: 36rem)`]: {
      position: 'sticky',
      insetBlockEnd: space.x4,
      zIndex: vars.layer.sticky,
      boxShadow: vars.shadow.menu,
    },
    [`${phone} and (min-height: 36rem)`]: {
      insetBlockEnd: `calc(${bottomBarHeight} + env(safe-area-inset-bottom) + ${space.x2})`,
    },
  },
});
export const running = inLayer({ margin: 0, color: vars.warning.text, fontSize: text.s14 });
export const blocked = inLayer({ margin: 0, fontWeight: vars.weight.strong });
export const countdown = inLayer({ ...figures, margin: 0, color: ink.muted, fontSize: text.s14 });
/** The alert is always in the page, because screen readers announce only changes of an existing one. */
export const unread = inLayer({
  margin: 0,
  color: vars.danger.text,
  fontSize: text.s13,
  selectors: { '&:empty': { display: 'none' } },
});

export const ready = inLayer({
  display: 'grid',
  gap: space.x3,
  '@media': {
    [narrow]: card,
    [wide]: { paddingBlockStart: space.x5, borderBlockStart: `1px solid ${line.soft}` },
  },
});
export const readyHead = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
/** The word of the button ends at the edge of the card's content, as the start button does. */
export const again = inLayer({ marginInlineEnd: `calc(-1 * ${space.x3})` });
export const cardTitle = inLayer({ margin: 0, fontSize: text.s14, fontWeight: vars.weight.strong });
export const checks = inLayer({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.s13,
});
export const check = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x2,
});
export const checkSign = inLayer({
  gridRow: 'span 2',
  // The sign is centred on the first line, which is higher than the sign.
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: ink.muted,
  selectors: {
    '&[data-state="ok"]': { color: vars.success.text },
    '&[data-state="warn"]': { color: vars.warning.text },
  },
});
export const checkName = inLayer({ fontWeight: vars.weight.strong });
export const checkText = inLayer({ ...figures, color: ink.muted, overflowWrap: 'anywhere' });
