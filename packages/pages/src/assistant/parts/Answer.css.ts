import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, text: size, accent, line, radius, surface } = vars;

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  minInlineSize: 0,
});
export const face = inLayer({
  boxSizing: 'content-box',
  padding: '6px',
  borderRadius: radius.pill,
  background: accent.tint1,
  color: accent.text,
});
export const said = inLayer({ display: 'grid', gap: space.x3, justifyItems: 'start', minInlineSize: 0 });
/** An answer uses the full width, with a smaller font and line height than the text of a page. */
export const text = inLayer({ inlineSize: '100%' });
globalStyle(`${text} > div`, {
  '@layer': { [layers.pages]: { fontSize: size.s14, lineHeight: vars.leading.base } },
});
globalStyle(`${text} p, ${text} ul, ${text} ol`, {
  '@layer': { [layers.pages]: { marginBlock: `0 ${space.x2}` } },
});
globalStyle(`${text} > div > :last-child`, { '@layer': { [layers.pages]: { marginBlockEnd: 0 } } });
// The marker is set again, because inside the list of turns these lists would count as nested and get the
// marker of the second level.
globalStyle(`${text} ul`, { '@layer': { [layers.pages]: { listStyleType: 'disc' } } });

const blink = keyframes({ '50%': { opacity: 0 } });
export const caret = inLayer({});
globalStyle(`${caret} > div > :last-child::after`, {
  '@layer': {
    [layers.pages]: {
      content: '""',
      display: 'inline-block',
      inlineSize: '2px',
      blockSize: '1em',
      marginInlineStart: '2px',
      background: 'currentColor',
      verticalAlign: '-0.15em',
      animation: `${blink} 1s step-end infinite`,
      '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
  },
});
globalStyle(`[data-stoa-motion="reduced"] ${caret} > div > :last-child::after`, {
  '@layer': { [layers.pages]: { animation: 'none' } },
});

export const writing = inLayer({ margin: 0, paddingBlock: space.x1, color: ink.muted, fontSize: size.s14 });
export const stopped = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  margin: 0,
  color: ink.muted,
  fontSize: size.s13,
});

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
export const sources = inLayer({ ...list, maxInlineSize: '100%' });
export const sourceItem = inLayer({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
export const source = inLayer({
  boxSizing: 'border-box',
  display: 'block',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: '2px',
  paddingInline: space.x3,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: surface.raised,
  color: accent.text,
  fontSize: size.s13,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: accent.borderSoft, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});
export const steps = inLayer(list);

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
  inlineSize: '100%',
});
export const provider = inLayer({ color: ink.muted, fontSize: size.s12 });
export const tools = inLayer({ display: 'flex', marginInlineStart: 'auto' });
