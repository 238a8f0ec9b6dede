import { vars } from '@stoa/theme/tokens';
import { feedback, figures, focusRing, phone, thumb } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';
import { beside } from '../widths.ts';

const { space, line, ink, surface, text, radius } = vars;

export const tabs = inLayer({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  paddingInline: space.x5,
  background: surface.raised,
});
export const panel = inLayer({
  padding: space.x5,
  minInlineSize: 0,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});
export const wideOnly = inLayer({
  display: 'none',
  '@media': { [beside]: { display: 'contents' } },
});

/** From this width on the bar has space for the course's actions; the width grows with the text size. */
const room = '(min-width: 70rem)';
export const inBar = inLayer({ display: 'none', '@container': { [room]: { display: 'contents' } } });
export const behindDots = inLayer({ display: 'contents', '@container': { [room]: { display: 'none' } } });
/** A button with only an icon, as large as a thumb on a phone. */
export const iconButton = inLayer({ '@media': { [phone]: { minInlineSize: thumb, minBlockSize: thumb } } });
export const phoneOnly = inLayer({ display: 'none', '@media': { [phone]: { display: 'contents' } } });

export const hint = inLayer({
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  color: ink.muted,
  fontSize: text.s14,
});

export const listed = inLayer({ justifyContent: 'start', '@media': { [phone]: { minBlockSize: thumb } } });

/** A test has the same maximum width as a card in a list. */
export const test = inLayer({
  display: 'grid',
  gap: space.x4,
  inlineSize: '100%',
  maxInlineSize: '36rem',
  minBlockSize: '14rem',
  alignContent: 'start',
  marginInline: 'auto',
});
export const testNote = inLayer({ margin: 0, color: ink.muted, fontSize: text.s14 });

export const sentences = inLayer({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  paddingInlineStart: '1.25em',
  lineHeight: vars.leading.base,
});

export const related = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const relatedItem = inLayer({ display: 'grid' });
export const relatedLink = inLayer({
  ...feedback('border-color'),
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: space.x3,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: ink.base,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: line.strong }, '&:focus-visible': focusRing },
});
export const relatedCover = inLayer({
  flex: 'none',
  inlineSize: '96px',
  overflow: 'hidden',
  borderRadius: radius.control,
});
export const relatedWords = inLayer({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const relatedTitle = inLayer({ fontSize: text.s14, overflowWrap: 'anywhere' });
export const relatedFacts = inLayer({ ...figures, color: ink.muted, fontSize: text.s13 });
