import { vars } from '@stoa/theme/tokens';
import { feedback, focusRing } from '@stoa/ui/style';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', alignContent: 'start', gap: vars.space.x8, minInlineSize: 0 });

export const sheetLink = inLayer({
  ...feedback('border-color'),
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.line.strong }, '&:focus-visible': focusRing },
});

export const fileIcon = inLayer({ display: 'grid', flex: 'none', fontSize: vars.text.s24 });

export const download = inLayer({ marginInlineStart: 'auto', color: vars.ink.muted });

export const skeletonPart = inLayer({ selectors: { '&&': { blockSize: '4rem' } } });

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
