import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink } = vars;
const phone = '(max-width: 40rem)';

export const root = inLayer({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const tools = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const filter = inLayer({
  inlineSize: '12rem',
  '@media': { [phone]: { flex: '1 1 8rem', minBlockSize: '44px' } },
});
export const start = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  padding: `${space.x4} ${space.x5}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const startWords = inLayer({ display: 'grid', gap: '2px', flex: '1 1 16rem', minInlineSize: 0 });
export const total = inLayer({ ...figures, margin: 0, fontSize: text.s16, fontWeight: vars.weight.strong });
export const rule = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });

export const list = inLayer({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const row = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x3} ${space.x5}`,
  padding: `${space.x4} ${space.x5}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 112px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.x4 } },
});
export const words = inLayer({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const marks = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  color: ink.muted,
  fontSize: text.s13,
});
export const stem = inLayer({
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const facts = inLayer({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
});
export const paper = inLayer({
  color: vars.accent.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const skeletonPart = inLayer({ blockSize: '6.5rem' });

export const practice = inLayer({
  display: 'grid',
  gap: space.x5,
  inlineSize: '100%',
  maxInlineSize: '52rem',
  minInlineSize: 0,
});
export const practiceHead = inLayer({
  // Compensates the button's padding, so that its text is aligned with the text of the page.
  marginInlineStart: `calc(-1 * ${space.x3})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});
export const place = inLayer({ ...figures, color: ink.muted, fontSize: text.s14 });
export const steps = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: vars.size.control,
});
export const said = inLayer({ flex: '1 1 12rem', margin: 0, fontSize: text.s14, color: ink.base });
export const summary = inLayer({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x4,
  padding: `${space.x10} ${space.x6}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  textAlign: 'center',
});
export const summaryFacts = inLayer({ ...figures, margin: 0, color: ink.muted, fontSize: text.s14 });
export const buttons = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
});
