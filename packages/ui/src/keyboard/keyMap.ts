/** One key of a widget and what it does. Handlers, documentation and tests read the same lists. */
export interface KeyBinding<Does extends string = string> {
  /**
   * `KeyboardEvent.key`; a letter in upper case stands for both. `ArrowRight` is the arrow to the end of the line,
   * `ArrowLeft` the one to its start: in right-to-left pages they change places.
   */
  readonly key: string;
  /** With Shift only, or without it only; absent, either way (many signs need it to be typed at all). */
  readonly shift?: boolean;
  /** With Ctrl, or Command on a Mac. Without it, such a press is left to the browser. */
  readonly ctrl?: true;
  readonly alt?: true;
  readonly does: Does;
}

/** The keyboard map of a widget: the first binding that fits a press counts. */
export type KeyMap<Does extends string = string> = readonly KeyBinding<Does>[];

/** What a map needs to know of a press: a `KeyboardEvent` of the page or of React. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const across: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Whether lines run from right to left where an element stands. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** What a press does by a map, if anything. */
export function actionOf<Does extends string>(
  keys: KeyMap<Does>,
  press: KeyPress,
  rightToLeft = false,
): Does | undefined {
  const name = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const meant = rightToLeft ? (across[name] ?? name) : name;
  return keys.find(
    ({ key, shift, ctrl = false, alt = false }) =>
      key === meant &&
      (shift ?? press.shiftKey) === press.shiftKey &&
      ctrl === (press.ctrlKey || press.metaKey) &&
      alt === press.altKey,
  )?.does;
}
