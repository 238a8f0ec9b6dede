import type { KeyMap } from '@stoa/ui';

/** Keys of the page, wherever the focus uses no arrows itself. Letters stay with the question in focus. */
export const examPageKeys = [
  { key: 'ArrowRight', shift: false, does: 'next' },
  { key: 'ArrowLeft', shift: false, does: 'previous' },
  { key: 'Enter', shift: false, ctrl: true, does: 'handIn' },
] as const satisfies KeyMap;
