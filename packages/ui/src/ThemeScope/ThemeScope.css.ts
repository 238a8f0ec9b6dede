import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const { ink, line, accent } = vars;

/** Inherited values were made of the page's theme: what text and ground are made of is said anew. */
export const root = inLayer({
  minInlineSize: 0,
  background: vars.surface.page,
  color: ink.base,
  '@media': {
    // The same steps as on the page itself (theme, `moreContrast`): a preview may not undo what a person needs.
    '(prefers-contrast: more)': {
      vars: {
        [ink.muted]: ink.base,
        [ink.disabled]: vars.neutral.text,
        [line.soft]: line.strong,
        [accent.text]: accent.textStrong,
        [accent.borderSoft]: accent.indicator,
        [vars.media.inkMuted]: vars.media.ink,
        [vars.success.border]: vars.success.indicator,
        [vars.warning.border]: vars.warning.indicator,
        [vars.danger.border]: vars.danger.indicator,
        [vars.info.border]: vars.info.indicator,
        [vars.neutral.border]: vars.neutral.indicator,
      },
    },
  },
});
