import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  selectors: {
    // In a long queue only the rows in view are painted.
    '[data-long] > &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 68px' },
    '& + &': { borderBlockStart: `1px solid ${vars.line.soft}` },
  },
});

export const middle = inLayer({ display: 'grid', gap: space.x1, flex: 1, minInlineSize: 0 });

export const name = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});

export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  margin: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const state = inLayer({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.x1,
  selectors: {
    '[data-state="uploading"] &': { color: vars.accent.text },
    '[data-state="done"] &': { color: vars.success.text },
    '[data-state="failed"] &': { color: vars.danger.text },
  },
});

/** The sign is in the middle of the first line, however many lines follow. */
export const glyph = inLayer({ flexShrink: 0, marginBlockStart: '0.2em' });

export const actions = inLayer({ display: 'flex', flexShrink: 0, gap: space.x1 });
