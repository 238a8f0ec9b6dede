import type { KeyMap } from '@stoa/ui';

/**
 * Keys of the page, wherever the focused element does not use the arrows itself. Letters are keys of the
 * focused question.
 */
export const examPageKeys = [
  { key: 'ArrowRight', shift: false, does: 'next' },
  { key: 'ArrowLeft', shift: false, does: 'previous' },
  { key: 'Enter', shift: false, ctrl: true, does: 'handIn' },
] as const satisfies KeyMap;
