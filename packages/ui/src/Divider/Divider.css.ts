import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const line = { content: '""', flex: 1, blockSize: '1px', background: vars.line.soft } as const;

export const root = inLayer({ margin: 0, border: 0, background: vars.line.soft });
export const horizontal = inLayer({
  inlineSize: '100%',
  blockSize: '1px',
  '@media': { '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' } },
});
export const vertical = inLayer({
  alignSelf: 'stretch',
  inlineSize: '1px',
  minBlockSize: '1em',
  '@media': { '(forced-colors: active)': { borderInlineStart: '1px solid CanvasText' } },
});
export const labelled = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  '::before': line,
  '::after': line,
});
