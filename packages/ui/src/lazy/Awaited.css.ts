import { vars } from '@stoa/theme/tokens';
import { variantsInLayer } from '../style/inLayer.ts';

/** Takes no room, so that nothing moves when it appears; it stays where it would stand in the text. */
const base = {
  position: 'absolute',
  zIndex: vars.layer.overlay,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  color: vars.ink.base,
  whiteSpace: 'nowrap',
} as const;

/** Where it stands beside the button that opens the part, or in the window. */
export const places = variantsInLayer({
  below: { ...base, marginBlockStart: vars.size.control },
  above: { ...base, marginBlockStart: `calc(-1 * ${vars.size.control})` },
  atPointer: { ...base, position: 'fixed' },
});
