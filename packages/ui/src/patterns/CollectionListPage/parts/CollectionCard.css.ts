import { vars } from '@stoa/theme/tokens';
import { calm } from '../../../style/calm.ts';
import { aboveLink, cardTitle, lift, paper, stretchedLink } from '../../../style/cardRules.ts';
import { figures } from '../../../style/figures.ts';
import { inLayer } from '../../../style/inLayer.ts';
import { feedback } from '../../../style/transition.ts';

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
