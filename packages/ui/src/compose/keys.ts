import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of a field in which Enter sends. */
export const chatKeys = [
  { key: 'Enter', shift: true, does: 'breakLine' },
  { key: 'Enter', does: 'send' },
  { key: 'Enter', ctrl: true, does: 'send' },
] as const satisfies KeyMap<'breakLine' | 'send'>;

/** Keys of a field for longer text, in which Enter only breaks the line. */
export const composerKeys = [
  { key: 'Enter', ctrl: true, does: 'send' },
  { key: 'Escape', does: 'cancel' },
] as const satisfies KeyMap<'send' | 'cancel'>;

/** Keys while people to mention are offered; they come before those of the field. */
export const mentionKeys = [
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Enter', does: 'choose' },
  { key: 'Tab', shift: false, does: 'choose' },
  { key: 'Escape', does: 'close' },
] as const satisfies KeyMap;

/**
 * Whether a key press belongs to an input method that is composing, whose Enter chooses a word and must not
 * send. Safari ends a composition before it sends the Enter that ended it; key code 229 shows that the key
 * belonged to the composition.
 */
export const isComposing = (press: { isComposing: boolean; keyCode: number }): boolean =>
  press.isComposing || press.keyCode === 229;
