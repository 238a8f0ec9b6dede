import { vars } from '@stoa/theme/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { variantsInLayer } from './inLayer.ts';
import type { Tone } from './tones.ts';

const statusColors = (role: typeof vars.success) => ({
  ...role,
  tintHover: role.tint,
  /** Boundary of a solid control: the fill itself, unless the fill is too pale to be seen on a surface. */
  fillEdge: role.fill,
  /** Words of a control. */
  label: role.text,
});
type ToneColors = ReturnType<typeof statusColors>;

const { accent } = vars;
const colors: Record<Tone, ToneColors> = {
  // Plain ink: the softer neutral would look like a button that is off.
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
 * A class for each tone, with the theme's own tokens in its rule. A variable that an element sets for itself from a
 * token would be worked out anew on each element whenever the theme changes.
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
