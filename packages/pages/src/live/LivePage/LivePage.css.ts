import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, surface, ink, line, text, media, weight } = vars;

const barHeight = '48px';
/** From this width on the chat is beside the stage, which is at least 720 px wide. */
const wide = '(min-width: 68rem)';

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
  gridTemplateAreas: '"stage" "head" "side" "more"',
  alignContent: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(720px, 1fr) 360px',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"stage side" "head side" "more side"',
    },
  },
});

export const stage = inLayer({
  gridArea: 'stage',
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  background: media.surface,
});
/** In a low window the film becomes smaller, so that its controls stay in view. */
export const film = inLayer({
  gridArea: '1 / 1',
  inlineSize: '100%',
  maxInlineSize: `max(20rem, calc((100dvh - ${barHeight}) * 16 / 9))`,
  minInlineSize: 0,
  marginInline: 'auto',
});

const inset = { paddingInline: space.x6 } as const;

export const head = inLayer({
  gridArea: 'head',
  ...inset,
  paddingBlock: `${space.x5} ${space.x4}`,
  display: 'grid',
  gap: space.x3,
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
export const reactions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const figure = inLayer({ ...figures });

export const side = inLayer({
  gridArea: 'side',
  minInlineSize: 0,
  blockSize: 'min(40rem, 90dvh)',
  background: surface.raised,
  borderBlock: `1px solid ${line.soft}`,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: barHeight,
      alignSelf: 'start',
      blockSize: `calc(100dvh - ${barHeight})`,
      borderBlock: 0,
      borderInlineStart: `1px solid ${line.soft}`,
    },
  },
});
export const sideSkeleton = inLayer({ display: 'grid', gap: space.x8, padding: space.x5 });

export const more = inLayer({
  gridArea: 'more',
  ...inset,
  paddingBlock: `${space.x5} ${space.x12}`,
  display: 'grid',
  gap: `${space.x8} ${space.x10}`,
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  minInlineSize: 0,
});
export const part = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const list = inLayer({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const people = inLayer({ display: 'grid', gap: space.x4, margin: 0, padding: 0, listStyle: 'none' });
export const person = inLayer({ display: 'flex', alignItems: 'center', gap: space.x3, minInlineSize: 0 });
export const personWords = inLayer({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const personName = inLayer({ fontWeight: weight.strong });
export const quiet = inLayer({ color: ink.muted, fontSize: text.s13 });
export const hint = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s14,
});

export const failed = inLayer({ display: 'grid', flex: 1, placeItems: 'center', padding: space.x6 });
