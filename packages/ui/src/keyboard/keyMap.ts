/** One key of a component and what it does. Handlers, documentation and tests read the same lists. */
export interface KeyBinding<Does extends string = string> {
  /**
   * `KeyboardEvent.key`. A letter in upper case means both cases. `ArrowRight` is the arrow to the end of the
   * line and `ArrowLeft` the one to its start, so they are exchanged in right-to-left pages.
   */
  readonly key: string;
  /**
   * With true the key counts only with Shift, with false only without Shift; when left out both count,
   * because many characters need Shift to be typed.
   */
  readonly shift?: boolean;
  /**
   * The key counts only with Ctrl, or with Command on a Mac. Without this property presses with Ctrl are left
   * to the browser.
   */
  readonly ctrl?: true;
  readonly alt?: true;
  readonly does: Does;
}

/** The keys of a component. The first binding that fits a press counts. */
export type KeyMap<Does extends string = string> = readonly KeyBinding<Does>[];

/** The parts of a key press that a map needs, from a `KeyboardEvent` of the DOM or of React. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const across: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Whether text runs from right to left in an element. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** What a key press does according to a map; `undefined` when it does nothing. */
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
