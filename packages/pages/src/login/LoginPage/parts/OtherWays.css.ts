import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x4, marginBlockStart: vars.space.x8 });

const line = {
  content: '""',
  flex: 1,
  borderBlockStart: `1px solid ${vars.line.soft}`,
} as const;

/** The title of the section: words in the middle of a thin line. */
export const title = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  selectors: { '&::before': line, '&::after': line },
});

export const list = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const wide = inLayer({ gridColumn: '1 / -1' });

export const icon = inLayer({ inlineSize: '1.25em', blockSize: '1.25em', objectFit: 'contain' });
