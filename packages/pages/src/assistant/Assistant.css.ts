import { vars } from '@stoa/theme/tokens';
import { focusRing } from '@stoa/ui/style';
import { inLayer } from '../style/inLayer.ts';

const { space, ink, text, surface, accent, radius, line } = vars;

/** The drawer is 420 px wide at the default text size. */
export const drawer = inLayer({ selectors: { '&&': { inlineSize: 'min(26.25rem, calc(100vw - 32px))' } } });

export const ask = inLayer({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.x2,
  minInlineSize: 0,
});

export const log = inLayer({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const turns = inLayer({
  display: 'grid',
  gap: space.x5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
});
export const question = inLayer({ display: 'flex', justifyContent: 'flex-end', minInlineSize: 0 });
export const bubble = inLayer({
  maxInlineSize: '88%',
  margin: 0,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  borderRadius: radius.card,
  borderEndEndRadius: radius.control,
  background: accent.tint1,
  color: ink.base,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const welcome = inLayer({ display: 'grid', gap: space.x3, paddingBlockStart: space.x6 });
export const welcomeFace = inLayer({
  boxSizing: 'content-box',
  padding: space.x3,
  borderRadius: radius.pill,
  background: accent.tint1,
  color: accent.text,
  fontSize: text.s24,
});
export const welcomeText = inLayer({ margin: 0, color: ink.muted });
export const suggestions = inLayer({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  marginBlockStart: space.x3,
  padding: 0,
  listStyle: 'none',
});
export const suggestion = inLayer({
  selectors: { '&&': { justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal' } },
});

export const sessions = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const session = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  borderBlockEnd: `1px solid ${line.soft}`,
});
export const sessionOpen = inLayer({
  display: 'grid',
  flex: 1,
  gap: '2px',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space.x3,
  paddingInline: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: ink.base,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': focusRing,
    '&[aria-current]': { color: accent.textStrong, fontWeight: vars.weight.strong },
  },
});
export const sessionTitle = inLayer({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const sessionNote = inLayer({
  color: ink.muted,
  fontSize: text.s12,
  fontWeight: vars.weight.regular,
});
