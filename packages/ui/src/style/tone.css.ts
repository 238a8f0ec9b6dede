import { createVar } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { variantsInLayer } from './inLayer.ts';

/** What a tone class sets and a variant class reads: t + v rules instead of t × v. */
export const toneVars = {
  text: createVar('tone-text'),
  tint: createVar('tone-tint'),
  tintHover: createVar('tone-tint-hover'),
  border: createVar('tone-border'),
  indicator: createVar('tone-indicator'),
  fill: createVar('tone-fill'),
  fillHover: createVar('tone-fill-hover'),
  fillActive: createVar('tone-fill-active'),
  onFill: createVar('tone-on-fill'),
  /** Boundary of a solid control: the fill itself, unless the fill is too pale to be seen on a surface. */
  fillEdge: createVar('tone-fill-edge'),
};

const statusTone = (role: typeof vars.success) => ({
  vars: {
    [toneVars.text]: role.text,
    [toneVars.tint]: role.tint,
    [toneVars.tintHover]: role.tint,
    [toneVars.border]: role.border,
    [toneVars.indicator]: role.indicator,
    [toneVars.fill]: role.fill,
    [toneVars.fillHover]: role.fillHover,
    [toneVars.fillActive]: role.fillActive,
    [toneVars.onFill]: role.onFill,
    [toneVars.fillEdge]: role.fill,
  },
});

export const toneClass = variantsInLayer(
  {
    neutral: statusTone(vars.neutral),
    accent: {
      vars: {
        [toneVars.text]: vars.accent.text,
        [toneVars.tint]: vars.accent.tint1,
        [toneVars.tintHover]: vars.accent.tint2,
        [toneVars.border]: vars.accent.borderSoft,
        [toneVars.indicator]: vars.accent.indicator,
        [toneVars.fill]: vars.accent.fill,
        [toneVars.fillHover]: vars.accent.fillHover,
        [toneVars.fillActive]: vars.accent.fillActive,
        [toneVars.onFill]: vars.accent.onFill,
        [toneVars.fillEdge]: vars.accent.fillEdge,
      },
    },
    success: statusTone(vars.success),
    warning: statusTone(vars.warning),
    danger: statusTone(vars.danger),
    info: statusTone(vars.info),
  },
  'tone',
);
