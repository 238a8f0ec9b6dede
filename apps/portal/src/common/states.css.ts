import { style, type StyleRule } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

const rule = (styles: StyleRule, name: string) => style({ '@layer': { [layers.components]: styles } }, name);

/** Visible to screen readers only. */
export const unseen = rule(
  {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'unseen',
);

export const waiting = rule(
  {
    display: 'grid',
    gap: vars.space.x6,
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: vars.width.content,
    marginInline: 'auto',
    padding: `${vars.space.x8} ${vars.space.x6}`,
  },
  'waiting',
);

/**
 * The page is as high as the window, so that content below it is out of view from the start and does not
 * jump.
 */
export const waitingPage = style(
  [waiting, rule({ alignContent: 'start', minBlockSize: '100dvh' }, 'waitingPage')],
  'waitingPage',
);

const block = { display: 'block', borderRadius: vars.radius.card, background: vars.surface.sunken } as const;
export const waitingHead = rule({ ...block, inlineSize: '40%', blockSize: vars.space.x10 }, 'waitingHead');
export const waitingBody = rule({ ...block, blockSize: '18rem' }, 'waitingBody');

export const state = rule(
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '60dvh',
    padding: `${vars.space.x8} ${vars.space.x6}`,
  },
  'state',
);

export const panel = rule(
  { display: 'grid', gap: vars.space.x4, maxInlineSize: '36rem', textAlign: 'center' },
  'panel',
);
export const panelTitle = rule({ fontSize: vars.text.s24 }, 'panelTitle');
export const panelActions = rule(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x3 },
  'panelActions',
);

export const detail = rule(
  { color: vars.ink.muted, fontFamily: vars.font.mono, fontSize: vars.text.s12, overflowWrap: 'anywhere' },
  'detail',
);

export const offline = rule(
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: vars.layer.toast,
    margin: 0,
    padding: `${vars.space.x2} ${vars.space.x4}`,
    background: vars.inverse.surface,
    color: vars.ink.inverse,
    textAlign: 'center',
  },
  'offline',
);

/** The space of the picture field, reserved until that part has loaded. */
export const pictureRoom = rule({ minBlockSize: '132px' }, 'pictureRoom');
