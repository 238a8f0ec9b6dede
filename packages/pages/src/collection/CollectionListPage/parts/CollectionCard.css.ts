import { vars } from '@stoa/theme/tokens';
import { aboveLink, calm, cardTitle, feedback, figures, lift, paper, stretchedLink } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

export const root = inLayer({
  ...paper,
  ...feedback('border-color', 'transform'),
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  containIntrinsicSize: 'auto 340px',
  ...calm({ transition: 'none' }),
});
export const liftable = inLayer(lift);

export const body = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x5,
});

export const name = inLayer({ ...cardTitle, fontSize: vars.text.s18 });
export const link = inLayer(stretchedLink);

export const summary = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
});

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.controlSm,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
});

export const facts = inLayer({
  ...figures,
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  wordBreak: 'keep-all',
});

export const action = inLayer(aboveLink);
