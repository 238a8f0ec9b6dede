import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface } = vars;
const phone = '(max-width: 37.5rem)';

export const head = inLayer({ display: 'grid', gap: space.x2 });
export const list = inLayer({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
  listStyle: 'none',
});
export const skeletonPart = inLayer({ blockSize: '76px', margin: space.x2 });

export const row = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  minBlockSize: vars.size.listRow,
  padding: `${space.x4} ${space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${line.soft}` } },
});
export const words = inLayer({ display: 'grid', flex: '1 1 14rem', gap: space.x1, minInlineSize: 0 });
export const facts = inLayer({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
});
/** Reserves the space of the button if there is none, so that the labels of all rows are aligned. */
export const end = inLayer({
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: '5rem',
  '@media': {
    [phone]: {
      minInlineSize: 0,
      marginInlineStart: 'auto',
      // Without a button, the gap before it would move the label away from the edge.
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const action = inLayer({ '@media': { [phone]: { minBlockSize: '44px' } } });
