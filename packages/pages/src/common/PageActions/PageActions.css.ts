import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';

const narrow = { phone: '(max-width: 600px)', tablet: '(max-width: 1199px)' } as const;

export const root = inLayer({ display: 'flex', minInlineSize: 0 });

export const row = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1, minInlineSize: 0 });
export const rowFrom = variantsInLayer(
  {
    phone: { '@media': { [narrow.phone]: { display: 'none' } } },
    tablet: { '@media': { [narrow.tablet]: { display: 'none' } } },
  },
  'rowFrom',
);

export const menu = inLayer({ display: 'none' });
export const menuUpTo = variantsInLayer(
  {
    phone: { '@media': { [narrow.phone]: { display: 'block' } } },
    tablet: { '@media': { [narrow.tablet]: { display: 'block' } } },
  },
  'menuUpTo',
);

/** A thumb needs 44 px. */
export const button = inLayer({
  '@media': {
    [narrow.phone]: { minInlineSize: '44px', minBlockSize: '44px' },
  },
});
