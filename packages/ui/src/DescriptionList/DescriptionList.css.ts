import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const { space, text } = vars;

/** The row has as many columns as fit, up to the given number. */
const upTo = (columns: number) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(max(14rem, (100% - ${columns - 1} * ${space.x6}) / ${columns}), 1fr))`,
});

export const root = inLayer({
  display: 'grid',
  columnGap: space.x6,
  rowGap: space.x4,
  minInlineSize: 0,
  margin: 0,
  color: vars.ink.base,
  fontSize: text.s14,
});
export const columns = variantsInLayer({ 1: upTo(1), 2: upTo(2), 3: upTo(3) }, 'columns');

export const pair = inLayer({ minInlineSize: 0 });
/** The term is beside its description if there is space for both. */
export const row = inLayer({ display: 'flex', flexWrap: 'wrap', columnGap: space.x4 });
export const wide = inLayer({ gridColumn: '1 / -1' });

export const term = inLayer({ color: vars.ink.muted, fontSize: text.s13 });
export const termInRow = inLayer({ flex: '0 0 7em', lineHeight: vars.leading.base });
export const description = inLayer({
  ...figures,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const descriptionInRow = inLayer({ flex: '1 1 10em' });
export const none = inLayer({ color: vars.ink.muted });
