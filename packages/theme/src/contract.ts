/**
 * The token contract: every name a style may use. Paths become public CSS names,
 * `accent.textStrong` → `--stoa-accent-text-strong`; renaming one is a breaking change.
 */

const status = {
  /** Soft surface behind `text`. */
  tint: null,
  /** Decorative edge of the soft surface. */
  border: null,
  /** Icon, bar or ring that conveys a meaning: ≥ 3:1 on every surface. */
  indicator: null,
  /** Text: ≥ 4.5:1 on every surface and on `tint`. */
  text: null,
  /** Solid surface under `onFill`. */
  fill: null,
  fillHover: null,
  fillActive: null,
  onFill: null,
} as const;

const cover = { paper: null, mist: null, soft: null, mid: null, deep: null } as const;

/** Colour roles. Every leaf is emitted by `tenantTheme` as `#rrggbb`. */
export const colorRoles = {
  surface: {
    /** The page behind everything. */
    page: null,
    /** Cards, header, dialogs. */
    raised: null,
    /** Wells, tracks, table heads. */
    sunken: null,
    /** Hovered rows and hovered neutral buttons. */
    hover: null,
    /** Menus, popovers and dialogs: the surface above all others. */
    overlay: null,
  },
  ink: {
    /** Body text and headings. */
    base: null,
    /** Secondary text, still ≥ 4.5:1 on every surface. */
    muted: null,
    /** Disabled text, ≥ 3:1. */
    disabled: null,
    /** Text on `inverse` surfaces (toast, tooltip). */
    inverse: null,
  },
  /** A dark surface in light mode and a light one in dark mode, for toasts and tooltips. */
  inverse: { surface: null, hover: null },
  line: {
    /** Hairlines that separate, decorative. */
    soft: null,
    /** Edges of controls, ≥ 3:1. */
    strong: null,
  },
  accent: {
    tint1: null,
    tint2: null,
    tint3: null,
    borderSoft: null,
    indicator: null,
    text: null,
    textStrong: null,
    fill: null,
    fillHover: null,
    fillActive: null,
    onFill: null,
    /**
     * Edge of a solid button: the fill itself, or the indicator colour where a pale fill would have no visible
     * boundary.
     */
    fillEdge: null,
  },
  /** The tenant's colour as given. Only for the logo plate and decoration, never behind text or as text. */
  brand: { exact: null },
  neutral: status,
  success: status,
  warning: status,
  danger: status,
  info: status,
  /** The player and everything drawn on pictures: the same in light and dark. */
  media: {
    surface: null,
    raised: null,
    ink: null,
    inkMuted: null,
    track: null,
    /** Played part, focus ring and selection on media surfaces. */
    accent: null,
  },
  chart: { c1: null, c2: null, c3: null, c4: null, c5: null, c6: null },
  /** Generated covers: six hue families, each with steps from its background to its figure. Decorative. */
  cover1: cover,
  cover2: cover,
  cover3: cover,
  cover4: cover,
  cover5: cover,
  cover6: cover,
  /**
   * Colours of file icons, by FileLabel 1–8 and 999. Decorative, because the label's text is beside the icon.
   */
  file: {
    word: null,
    ppt: null,
    pdf: null,
    excel: null,
    video: null,
    audio: null,
    image: null,
    link: null,
    generic: null,
  },
} as const;

/** All tokens that are not colours of the palette. Their values are set in `styles.css.ts`. */
export const scaleTokens = {
  /** Veils of black that make white text readable on any picture. */
  scrim: { text: null, large: null, backdrop: null },
  font: { sans: null, mono: null },
  /** Text sizes in rem, so that `fontSize` on the root scales them. */
  text: {
    s12: null,
    s13: null,
    s14: null,
    s16: null,
    s18: null,
    s20: null,
    s24: null,
    s30: null,
    s38: null,
  },
  leading: { tight: null, base: null },
  weight: { regular: null, strong: null },
  /** 4 px base unit. */
  space: {
    x1: null,
    x2: null,
    x3: null,
    x4: null,
    x5: null,
    x6: null,
    x8: null,
    x10: null,
    x12: null,
    x16: null,
  },
  radius: { control: null, card: null, hero: null, pill: null },
  /** Only for elements that float above the page: menus, dialogs, lifted cards. */
  shadow: { menu: null, dialog: null, lift: null },
  duration: { feedback: null, enter: null, panel: null },
  ease: { out: null, in: null },
  /** Heights that change with the density (`data-stoa-density`). */
  size: {
    control: null,
    controlSm: null,
    controlLg: null,
    row: null,
    listRow: null,
    target: null,
    header: null,
  },
  width: { content: null, catalogue: null, reading: null },
  layer: { sticky: null, overlay: null, toast: null },
} as const;

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Public CSS name of a token path: `['accent', 'textStrong']` → `--stoa-accent-text-strong`. */
export const cssName = (path: readonly string[]): `--stoa-${string}` => `--stoa-${path.map(kebab).join('-')}`;
