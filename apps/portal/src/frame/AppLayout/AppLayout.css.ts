import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { fieldSize, phone, withoutField } from '../widths.ts';

const rule = (styles: StyleRule, name: string) => style({ '@layer': { [layers.components]: styles } }, name);

export const brand = rule(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x3,
    minInlineSize: 0,
    maxInlineSize: 'min(20rem, 48vw)',
    // On a phone the header contains little else, and the name takes what the tools leave.
    '@media': { [phone]: { maxInlineSize: 'none' } },
    minBlockSize: vars.size.target,
    color: vars.ink.base,
    fontSize: vars.text.s16,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
  },
  'brand',
);

export const logo = rule(
  { display: 'block', flexShrink: 0, maxInlineSize: '10rem', blockSize: vars.space.x8, objectFit: 'contain' },
  'logo',
);

export const plate = rule(
  {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: vars.space.x8,
    blockSize: vars.space.x8,
    borderRadius: vars.radius.control,
    background: vars.accent.fill,
    color: vars.accent.onFill,
  },
  'plate',
);

/** The name is on one line, on a phone on up to three; a longer name is cut off, and its tooltip has the whole. */
export const brandName = rule(
  {
    display: '-webkit-box',
    minInlineSize: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    '@media': {
      // The padding keeps the lower parts of letters from being cut off.
      [phone]: { WebkitLineClamp: 3, lineHeight: vars.leading.tight, paddingBlockEnd: '0.1em' },
    },
  },
  'brandName',
);

/** Compensates the button's padding, so that the picture itself is aligned with the page's edge. */
export const end = rule(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minInlineSize: 0,
    marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
  },
  'end',
);
/** On a phone the tools are large enough for a thumb, and the number on the bell stays within the window. */
globalStyle(`${end} [data-icon-only]`, {
  '@layer': {
    [layers.components]: { '@media': { [phone]: { minInlineSize: '44px', minBlockSize: '44px' } } },
  },
});
globalStyle(`${end} [data-component="Badge"] > [data-part="mark"]`, {
  '@layer': {
    [layers.components]: { '@media': { [phone]: { insetBlockStart: 0, insetInlineEnd: vars.space.x1 } } },
  },
});

/** Reserves the space of search and bell before they load, so that the end of the bar does not move. */
export const toolRoom = rule(
  {
    inlineSize: `calc(${fieldSize} + ${vars.space.x2} + ${vars.size.control})`,
    '@media': { [withoutField]: { inlineSize: `calc(2 * ${vars.size.control} + ${vars.space.x2})` } },
  },
  'toolRoom',
);

/** The bar is as high as the slim layout's header that contains it. */
export const slimBar = rule({ selectors: { '&&': { minBlockSize: '48px' } } }, 'slimBar');

/**
 * Has the same size as the menu that replaces the button. On a phone the bar at the lower edge has the menu.
 */
export const account = rule(
  {
    position: 'relative',
    display: 'inline-flex',
    selectors: {
      '[data-bottom-bar] &': { '@media': { [phone]: { display: 'none' } } },
    },
  },
  'account',
);

export const person = rule({ display: 'grid', gap: vars.space.x1 }, 'person');
export const company = rule({ color: vars.ink.muted, fontSize: vars.text.s13 }, 'company');

export const preferences = rule({ display: 'grid', gap: vars.space.x2, margin: 0 }, 'preferences');
globalStyle(`${preferences} > dd`, {
  '@layer': { [layers.components]: { margin: 0, marginBlockEnd: vars.space.x4 } },
});
globalStyle(`${preferences} > dt`, {
  '@layer': { [layers.components]: { color: vars.ink.muted, fontSize: vars.text.s13 } },
});

export const floating = rule(
  {
    position: 'fixed',
    zIndex: vars.layer.overlay,
    insetBlockEnd: vars.space.x6,
    insetInlineStart: vars.space.x6,
  },
  'floating',
);
export const footer = rule(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.x2} ${vars.space.x6}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'footer',
);
/** On a phone the lines of links are as high as a thumb is wide, and touch each other. */
globalStyle(`${footer} a`, {
  '@layer': {
    [layers.components]: {
      '@media': { [phone]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target } },
    },
  },
});
