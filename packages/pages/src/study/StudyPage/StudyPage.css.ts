import { vars } from '@stoa/theme/tokens';
import { figures, phone, thumb } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';
import { beside } from './widths.ts';

const { space, surface, ink, line, text } = vars;

const barHeight = '48px';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${barHeight})`,
  background: surface.page,
  color: ink.base,
});

export const layout = inLayer({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"stage" "head" "panel" "more" "below"',
  alignContent: 'start',
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(320px, 27vw, 360px)',
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: '"stage panel" "head panel" "more panel" "below panel"',
    },
  },
  selectors: {
    '&[data-reading]': {
      gridTemplateAreas: '"head" "stage" "panel" "more" "below"',
      '@media': {
        [beside]: { gridTemplateAreas: '"head panel" "stage panel" "more panel" "below panel"' },
      },
    },
    '&[data-theatre], &[data-closed]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"stage" "head" "more" "below"',
    },
    '&[data-reading][data-closed]': { gridTemplateAreas: '"head" "stage" "more" "below"' },
  },
});

export const stage = inLayer({
  gridArea: 'stage',
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  background: vars.media.surface,
});

/** In a low window the film becomes smaller, so that its controls stay in view. */
export const film = inLayer({
  gridArea: '1 / 1',
  inlineSize: '100%',
  maxInlineSize: `max(20rem, calc((100dvh - ${barHeight}) * 16 / 9))`,
  marginInline: 'auto',
  minInlineSize: 0,
  // In the theatre view the title stays visible below the film.
  selectors: {
    '[data-theatre] &': { maxInlineSize: `max(20rem, calc((100dvh - ${barHeight} - 104px) * 16 / 9))` },
  },
});
/** The box behind a blocking message when there is no film. */
export const closed = inLayer({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  minBlockSize: '100%',
});
export const cover = inLayer({
  position: 'absolute',
  inset: 0,
  aspectRatio: 'auto',
  inlineSize: '100%',
  blockSize: '100%',
});
/** The place of a film, with its picture if it has one. */
export const empty = inLayer({
  gridArea: '1 / 1',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  objectFit: 'contain',
});

/** A light surface, because documents are not read in the dark. */
export const paper = inLayer({
  gridArea: '1 / 1',
  minInlineSize: 0,
  paddingBlock: space.x6,
  paddingInline: space.x6,
  '@media': { [phone]: { padding: space.x4 } },
  background: surface.raised,
  borderBlock: `1px solid ${line.soft}`,
});

/** A document and its tools take the whole stage. */
export const flush = inLayer({ gridArea: '1 / 1', minInlineSize: 0, background: surface.raised });

const inset = { paddingInline: space.x6, '@media': { [phone]: { paddingInline: space.x4 } } } as const;

export const head = inLayer({
  gridArea: 'head',
  ...inset,
  paddingBlock: `${space.x5} ${space.x4}`,
  display: 'grid',
  gap: space.x2,
  minInlineSize: 0,
});
export const headRow = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x6}`,
});
export const title = inLayer({ flex: '1 1 20rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const steps = inLayer({
  display: 'flex',
  gap: space.x3,
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const step = inLayer({ '@media': { [phone]: { flex: 1, minBlockSize: thumb } } });
export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: ink.muted,
  fontSize: text.s14,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = inLayer({
  gridArea: 'panel',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
  background: surface.raised,
  borderBlock: `1px solid ${line.soft}`,
  '@media': {
    [beside]: {
      position: 'sticky',
      insetBlockStart: barHeight,
      alignSelf: 'start',
      overflowY: 'auto',
      blockSize: `calc(100dvh - ${barHeight})`,
      borderBlock: 0,
      borderInlineStart: `1px solid ${line.soft}`,
    },
  },
});
export const panelHead = inLayer({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x4} ${space.x5}`,
  borderBlockEnd: `1px solid ${line.soft}`,
});
/**
 * A placeholder for the row of tabs until it has loaded, with the same height and the title of its first tab.
 */
export const panelTitle = inLayer({
  display: 'flex',
  marginInline: space.x5,
  minBlockSize: '46px',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${line.soft}`,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
});
export const done = inLayer({ ...figures, margin: 0, color: ink.muted, fontSize: text.s13 });
export const noContents = inLayer({ margin: 0, padding: space.x5, color: ink.muted });

export const more = inLayer({
  gridArea: 'more',
  ...inset,
  paddingBlock: `${space.x2} ${space.x12}`,
  minInlineSize: 0,
});
export const below = inLayer({
  gridArea: 'below',
  ...inset,
  paddingBlockEnd: space.x12,
  display: 'grid',
  alignContent: 'start',
  gap: space.x10,
  minInlineSize: 0,
});

export const failed = inLayer({ display: 'grid', flex: 1, placeItems: 'center', padding: space.x6 });
