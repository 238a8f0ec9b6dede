import { vars } from '@stoa/theme/tokens';
import { feedback, figures, focusRing } from '@stoa/ui/style';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', alignContent: 'start', gap: vars.space.x8, minInlineSize: 0 });

export const part = inLayer({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

export const list = inLayer({
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const sheet_ = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  fontSize: vars.text.s14,
} as const;

export const sheet = inLayer(sheet_);

export const sheetLink = inLayer({
  ...sheet_,
  ...feedback('border-color'),
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.line.strong }, '&:focus-visible': focusRing },
});

/** The whole panel is the target of the link in it. */
export const sheetOfLink = inLayer({
  ...feedback('border-color'),
  position: 'relative',
  selectors: { '&:hover': { borderColor: vars.line.strong } },
});

export const words = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const name = inLayer({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const line = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});

export const fileIcon = inLayer({ display: 'grid', flex: 'none', fontSize: vars.text.s24 });

export const download = inLayer({ marginInlineStart: 'auto', color: vars.ink.muted });

export const course = inLayer({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const cover = inLayer({ flex: 'none', inlineSize: '7rem', borderRadius: vars.radius.control });

export const title = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.ink.base,
  fontSize: vars.text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:hover': { color: vars.accent.text },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

export const bone = inLayer({ selectors: { '&&': { blockSize: '4rem' } } });

/**
 * The colour of each file label. The colour is decorative, because the text beside the icon names the label.
 */
export const fileColour = variantsInLayer(
  {
    1: { color: vars.file.word },
    2: { color: vars.file.ppt },
    3: { color: vars.file.pdf },
    4: { color: vars.file.excel },
    5: { color: vars.file.video },
    6: { color: vars.file.audio },
    7: { color: vars.file.image },
    8: { color: vars.file.link },
    999: { color: vars.file.generic },
  },
  'fileColour',
);
