import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { night } from '../style/night.ts';
import type { CoverClasses } from './drawing.ts';

export const root = inLayer({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  // The cover keeps its colours in forced colours, because it is a picture.
  forcedColorAdjust: 'none',
});

export const picture = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The company's own picture is darkened in dark mode, because it was made for a light page. */
export const own = inLayer(night({ filter: 'brightness(0.8)' }));

const families = [vars.cover1, vars.cover2, vars.cover3, vars.cover4, vars.cover5, vars.cover6];

export const ground = families.map((family) =>
  inLayer({ background: `linear-gradient(135deg, ${family.paper}, ${family.mist})` }, 'ground'),
);

const shades = (family: (typeof families)[number]): CoverClasses =>
  variantsInLayer(
    {
      paper: { color: family.paper },
      mist: { color: family.mist },
      soft: { color: family.soft },
      mid: { color: family.mid },
      deep: { color: family.deep },
      outline: { stroke: family.deep },
    },
    'shade',
  );

export const shade = families.map(shades);
