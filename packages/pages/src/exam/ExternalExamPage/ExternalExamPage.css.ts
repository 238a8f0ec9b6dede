import { vars } from '@stoa/theme/tokens';
import { phone } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space } = vars;

export const main = inLayer({
  alignSelf: 'start',
  display: 'grid',
  gap: space.x6,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '46rem',
  marginBlock: `${space.x6} ${space.x10}`,
  minInlineSize: 0,
});
/** A result is wider than a form, because it has more content. */
export const wide = inLayer({ selectors: { '&&': { maxInlineSize: vars.width.content } } });

/**
 * On a phone the steps would be stacked above everything else, so the heading names the current step instead.
 */
export const steps = inLayer({ '@media': { [phone]: { display: 'none' } } });

export const card = inLayer({
  display: 'grid',
  gap: space.x6,
  padding: `${space.x8} clamp(1.25rem, 5vw, 2.5rem)`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
  minInlineSize: 0,
});
export const head = inLayer({ display: 'grid', gap: space.x2 });
export const text = inLayer({ margin: 0, color: vars.ink.muted, overflowWrap: 'anywhere' });
export const section = inLayer({
  display: 'grid',
  gap: space.x3,
  paddingBlockStart: space.x5,
  borderBlockStart: `1px solid ${vars.line.soft}`,
});
export const rules = inLayer({ display: 'grid', gap: space.x2, margin: 0, paddingInlineStart: '1.2em' });
export const actions = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
/** The skeleton is about as high as the description of an exam. */
export const skeletonPart = inLayer({ selectors: { '&&': { blockSize: '34rem' } } });

/** Reserves the height of one line of the exam's description. */
export const line = inLayer({ minBlockSize: `calc(${vars.text.s16} * ${vars.leading.base})` });

export const fields = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: `${space.x5} ${space.x5}`,
});
export const links = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  margin: 0,
  fontSize: vars.text.s13,
});
