import { vars } from '@stoa/theme/tokens';
import { focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

/** Below this width the seven columns do not fit, and each row becomes a block with the same content. */
const narrow = '(max-width: 56rem)';

export const frame = inLayer({
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const table = inLayer({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.s14,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'block' } },
});

const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const head = inLayer({ '@media': { [narrow]: unseen } });

export const th = inLayer({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  background: vars.surface.sunken,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.x4 },
    '&:last-child': { paddingInlineEnd: vars.space.x4, textAlign: 'end' },
  },
});

export const row = inLayer({
  // Each row is a stacking context of its own, because otherwise the hover colour of a row that scrolls past
  // the pointer would repaint all hundred rows.
  position: 'relative',
  zIndex: 0,
  blockSize: '64px',
  borderBlockStart: `1px solid ${vars.line.soft}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:first-child': { borderBlockStart: 0 },
  },
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
      gap: `${vars.space.x2} ${vars.space.x4}`,
      blockSize: 'auto',
      padding: vars.space.x4,
    },
  },
});

export const course = inLayer({
  inlineSize: '36%',
  minInlineSize: '14rem',
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.x4} ${vars.space.x3}`,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  '@media': { [narrow]: { gridColumn: '1 / -1', inlineSize: 'auto', padding: 0 } },
});

export const name = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minInlineSize: 0 });

export const cover = inLayer({ flex: 'none', inlineSize: '80px', borderRadius: vars.radius.control });

export const words = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  minInlineSize: 0,
});

export const title = inLayer({
  color: vars.ink.base,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.accent.text, textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.control },
  },
});

export const rank = inLayer({ color: vars.accent.text, fontSize: vars.text.s16 });

export const reason = inLayer({
  flexBasis: '100%',
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.regular,
});

export const cell = inLayer({
  // Words are not broken, so a column is as wide as its longest word.
  overflowWrap: 'normal',
  wordBreak: 'keep-all',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  color: vars.ink.muted,
  selectors: { '&[data-column="progress"]': { minInlineSize: '7.5rem' } },
  '@media': {
    [narrow]: {
      display: 'grid',
      padding: 0,
      selectors: {
        // Repeats the text of the column's heading, which is hidden here.
        '&::before': { content: 'attr(data-label) / ""', color: vars.ink.muted, fontSize: vars.text.s12 },
      },
    },
  },
});

export const none = inLayer({ color: vars.ink.muted });

export const act = inLayer({
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.x3} ${vars.space.x4}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { padding: 0, textAlign: 'start', alignSelf: 'end' } },
});

export const action = inLayer({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.accent.text,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.control },
  },
});
