import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const { space } = vars;

export const root = inLayer({
  paddingBlock: `${space.x8} ${space.x16}`,
  '@media': { '(max-width: 37.5rem)': { paddingBlock: `${space.x6} ${space.x12}` } },
});
/** One column, because a questionnaire is read from top to bottom. */
export const column = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  maxInlineSize: '48rem',
  marginInline: 'auto',
});
