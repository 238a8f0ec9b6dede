import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of a field whose words go out line by line. */
export const chatKeys = [
  { key: 'Enter', shift: true, does: 'breakLine' },
  { key: 'Enter', does: 'send' },
  { key: 'Enter', ctrl: true, does: 'send' },
] as const satisfies KeyMap<'breakLine' | 'send'>;

/** Keys of a field for longer words, in which Enter only breaks the line. */
export const composerKeys = [
  { key: 'Enter', ctrl: true, does: 'send' },
  { key: 'Escape', does: 'cancel' },
] as const satisfies KeyMap<'send' | 'cancel'>;

/**
 * The press belongs to an input method that is composing: its Enter chooses a word and must not send. Safari ends
 * a composition before the Enter that ended it; 229 is how it says whose key it was.
 */
export const isComposing = (press: { isComposing: boolean; keyCode: number }): boolean =>
  press.isComposing || press.keyCode === 229;
