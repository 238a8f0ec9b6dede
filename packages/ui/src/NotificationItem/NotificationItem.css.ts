import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback, movement } from '../style/transition.ts';

const { space, text, ink, radius } = vars;

export const root = inLayer({
  ...feedback('background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  minInlineSize: 0,
  padding: space.x3,
  borderRadius: radius.control,
  color: ink.base,
  selectors: { '&:hover': { background: vars.surface.hover } },
});
export const compact = inLayer({ paddingBlock: space.x2 });

export const icon = inLayer({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.card,
  background: vars.surface.sunken,
  color: ink.muted,
  selectors: {
    '[data-state="unread"] > &': { background: vars.accent.tint2, color: vars.accent.text },
  },
});
export const smallIcon = inLayer({ inlineSize: '32px', blockSize: '32px' });

/** The dot consists of its border, because forced colours keep borders and remove backgrounds. */
export const dot = inLayer({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-3px',
  inlineSize: 0,
  blockSize: 0,
  border: `5px solid ${vars.danger.indicator}`,
  borderRadius: radius.pill,
  outline: `2px solid ${vars.surface.raised}`,
});

export const words = inLayer({ display: 'grid', flex: 1, gap: '2px', minInlineSize: 0 });

export const title = inLayer({
  fontSize: text.s14,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="unread"] &': { fontWeight: vars.weight.strong } },
});

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
export const twoLines = inLayer({ ...clamped, WebkitLineClamp: 2 });

/** The link or button is stretched over the whole row. */
export const press = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.control },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-2px' },
  },
});
export const open = inLayer({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const chevron = inLayer({
  ...movement('transform'),
  display: 'inline-block',
  marginInlineStart: space.x1,
  color: ink.muted,
  verticalAlign: '-0.15em',
  ...calm({ transition: 'none' }),
});
export const turned = inLayer({ transform: 'rotate(180deg)' });

export const body = inLayer({
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const snippet = inLayer({
  ...clamped,
  WebkitLineClamp: 2,
  selectors: { '[data-layout="compact"] &': { WebkitLineClamp: 1 } },
});
/**
 * The text lies above the stretched button, so that an address or a code in it can be selected and copied.
 */
export const wholeText = inLayer({
  position: 'relative',
  zIndex: 1,
  color: ink.base,
  whiteSpace: 'pre-line',
});

export const meta = inLayer({
  ...figures,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: ink.muted,
  fontSize: text.s12,
  lineHeight: vars.leading.base,
});

/** The button lies above the stretched link, so that it can be pressed. */
export const mark = inLayer({ position: 'relative', zIndex: 1, flexShrink: 0 });
