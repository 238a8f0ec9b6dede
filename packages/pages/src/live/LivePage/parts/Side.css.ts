import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

const { space, ink, text } = vars;

/** The tabs take all of the available height, so that the log scrolls and not the page. */
export const tabs = inLayer({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  boxSizing: 'border-box',
  blockSize: '100%',
  minBlockSize: 0,
  paddingBlockStart: space.x2,
  paddingInline: space.x5,
});

// The content extends to both edges of the panel, while the row of tabs keeps its margin.
const bleed = {
  boxSizing: 'border-box',
  blockSize: `calc(100% + ${space.x5})`,
  minBlockSize: 0,
  marginBlockStart: `calc(-1 * ${space.x5})`,
  marginInline: `calc(-1 * ${space.x5})`,
} as const;
export const chat = inLayer({ selectors: { '&&': bleed } });
export const sheet = inLayer({
  ...bleed,
  overflowY: 'auto',
  paddingBlock: space.x4,
  paddingInline: space.x5,
});
export const list = inLayer({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const none = inLayer({ margin: 0, color: ink.muted, fontSize: text.s14 });
