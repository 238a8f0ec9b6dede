import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({
  ...feedback('color', 'text-decoration-color'),
  borderRadius: '2px',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationLine: 'underline' }, '&:focus-visible': focusRing },
});

export const tone = variantsInLayer(
  {
    accent: { color: vars.accent.text, selectors: { '&:hover': { color: vars.accent.textStrong } } },
    neutral: { color: vars.ink.base, selectors: { '&:hover': { color: vars.accent.text } } },
    muted: { color: vars.ink.muted, selectors: { '&:hover': { color: vars.ink.base } } },
    inherit: { color: 'inherit' },
  },
  'tone',
);

export const inline = inLayer({ textDecorationLine: 'underline' });

// A link outside of text must be a target of at least 24 px (WCAG 2.5.8).
export const standalone = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.target,
  textDecorationLine: 'none',
});
