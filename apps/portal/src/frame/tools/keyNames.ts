import type { KeyBinding } from '@stoa/ui';

const signs: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
  Delete: 'Del',
};

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The labels of the keys of a shortcut, in the order in which they are held and pressed. */
export function shownKeys({ key, ctrl, alt, shift }: KeyBinding, mac = isMac()): string[] {
  return [
    ...(ctrl ? [mac ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [mac ? '⌥' : 'Alt'] : []),
    ...(shift === true ? ['Shift'] : []),
    signs[key] ?? key,
  ];
}
