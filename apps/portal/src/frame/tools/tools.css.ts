import { style, type StyleRule } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { besidePage, fieldSize, phone, withoutField } from '../widths.ts';

const rule = (styles: StyleRule, name: string) => style({ '@layer': { [layers.components]: styles } }, name);

/**
 * The rule is in the layer above that of pages, because the search field is a component of the pages, with a
 * width and display of its own.
 */
export const search = style(
  {
    '@layer': {
      [layers.utilities]: { inlineSize: fieldSize, '@media': { [withoutField]: { display: 'none' } } },
    },
  },
  'search',
);

/** The button that replaces the search field if it does not fit. */
export const find = rule(
  {
    display: 'none',
    '@media': { [withoutField]: { display: 'inline-flex' }, [phone]: { display: 'none' } },
  },
  'find',
);

/** The button of the assistant, if it does not fit beside the page. */
export const assistant = rule(
  { display: 'inline-flex', '@media': { [besidePage]: { display: 'none' } } },
  'assistant',
);

export const mark = rule(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    paddingInline: vars.space.x1,
    '@media': { [phone]: { display: 'none' } },
  },
  'mark',
);
export const crown = rule({ color: vars.ink.muted }, 'crown');
/** The text is small beside the crown, so that it is not taken for a button. */
export const vip = rule(
  { color: vars.accent.text, fontSize: vars.text.s12, fontWeight: vars.weight.strong },
  'vip',
);
export const activeCrown = rule({ color: vars.accent.text }, 'activeCrown');

export const feedback = rule({ display: 'grid', gap: vars.space.x2, maxInlineSize: '18rem' }, 'feedback');
export const line = rule({ margin: 0 }, 'line');
export const contact = rule(
  { color: vars.ink.base, fontSize: vars.text.s18, fontWeight: vars.weight.strong },
  'contact',
);
/** The tools are at most 56 px wide, so that with 8 px at each side they fit the margin of 72 px. */
export const floating = rule(
  {
    display: 'none',
    '@media': {
      [besidePage]: {
        position: 'fixed',
        insetBlockEnd: vars.space.x6,
        insetInlineEnd: vars.space.x2,
        zIndex: vars.layer.sticky,
        display: 'grid',
        justifyItems: 'center',
        gap: vars.space.x2,
        inlineSize: '56px',
      },
      print: { display: 'none' },
    },
  },
  'floating',
);

/**
 * With large text the buttons grow only as far as the margin allows. The selectors below are tripled, because these
 * sizes must win over those of a button wherever its styles stand.
 */
const side = `min(${vars.size.controlLg}, 56px)`;
const lifted = {
  boxShadow: vars.shadow.lift,
  inlineSize: side,
  minBlockSize: side,
  fontSize: `min(${vars.text.s18}, 28px)`,
} as const;

export const tool = rule({ selectors: { '&&&': { ...lifted, background: vars.surface.raised } } }, 'tool');

/** The most prominent of the buttons, because everybody may need it. */
export const main = rule({ selectors: { '&&&': lifted } }, 'main');

export const more = rule({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.x4 }, 'more');
export const end = rule({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 }, 'end');

export const single = rule({ display: 'grid', gap: vars.space.x1 }, 'single');
export const hint = rule({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 }, 'hint');
