import { vars } from '@stoa/theme/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { variantsInLayer } from './inLayer.ts';
import type { Tone } from './tones.ts';

const statusColors = (role: typeof vars.success) => ({
  ...role,
  tintHover: role.tint,
  /** Edge of a solid control: the fill itself, unless the fill is too pale to be seen on a surface. */
  fillEdge: role.fill,
  /** Colour of a control's label. */
  label: role.text,
});
type ToneColors = ReturnType<typeof statusColors>;

const { accent } = vars;
const colors: Record<Tone, ToneColors> = {
  // The text colour of the page, because a muted one would look like a disabled button.
  neutral: { ...statusColors(vars.neutral), label: vars.ink.base },
  accent: {
    ...accent,
    tint: accent.tint1,
    tintHover: accent.tint2,
    border: accent.borderSoft,
    label: accent.text,
  },
  success: statusColors(vars.success),
  warning: statusColors(vars.warning),
  danger: statusColors(vars.danger),
  info: statusColors(vars.info),
};

/**
 * A class for each tone that uses the theme's tokens directly. With variables set on each element, the browser
 * would compute them again for every element whenever the theme changes.
 */
export const tonesInLayer = (ruleOf: (tone: ToneColors) => StyleRule, name?: string): Record<Tone, string> =>
  variantsInLayer(
    {
      neutral: ruleOf(colors.neutral),
      accent: ruleOf(colors.accent),
      success: ruleOf(colors.success),
      warning: ruleOf(colors.warning),
      danger: ruleOf(colors.danger),
      info: ruleOf(colors.info),
    },
    name,
  );
