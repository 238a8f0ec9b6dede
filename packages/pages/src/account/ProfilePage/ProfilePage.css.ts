import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x6, minInlineSize: 0 });

const sheet = {
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: vars.space.x6,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
} as const;

export const stack = inLayer({ ...sheet, display: 'grid', gap: vars.space.x6 });

export const form = inLayer({
  display: 'grid',
  gap: vars.space.x5,
  inlineSize: '100%',
  maxInlineSize: '28rem',
});

export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});
export const unsaved = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13 });

/** Waits for what is above it, which would push it away when it comes. */
export const below = inLayer({
  selectors: {
    ':is([data-part="waiting"], :has([data-part="waiting"], [data-component="Skeleton"])) ~ &': {
      display: 'none',
    },
  },
});

export const facts = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `1px solid ${vars.line.soft}`,
});

const title_ = {
  margin: 0,
  fontSize: vars.text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
} as const;
export const title = inLayer(title_);
/** A title that opens and closes the part below it. */
export const fold = inLayer({
  ...title_,
  paddingBlock: `max(0px, calc((${vars.size.target} - ${vars.leading.tight} * 1em) / 2))`,
  cursor: 'pointer',
});
export const note = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });

export const orgs = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x5,
  overflowWrap: 'anywhere',
});

export const part = inLayer({ ...sheet, display: 'grid', gap: vars.space.x2 });
export const partBody = inLayer({ display: 'grid', justifyItems: 'start', paddingBlockStart: vars.space.x3 });

export const settings = inLayer({
  display: 'grid',
  gap: vars.space.x5,
  inlineSize: '100%',
  margin: 0,
});
export const setting = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: '9rem minmax(0, 1fr)', alignItems: 'center' },
  },
});
export const settingLabel = inLayer({ color: vars.ink.muted, fontSize: vars.text.s14 });
export const settingControl = inLayer({ margin: 0, minInlineSize: 0, maxInlineSize: '24rem' });
