import type { KeyMap } from '@stoa/ui';

/**
 * Keys of the page, unless the focused element handles the arrow keys itself. Letters answer the focused
 * question.
 */
export const examPageKeys = [
  { key: 'ArrowRight', shift: false, does: 'next' },
  { key: 'ArrowLeft', shift: false, does: 'previous' },
  { key: 'Enter', shift: false, ctrl: true, does: 'handIn' },
] as const satisfies KeyMap;
