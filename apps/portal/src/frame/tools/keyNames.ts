import type { KeyBinding } from '@stoa/ui/patterns/AppTools';

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

/** What stands on the keys of a binding, in the order they are held and pressed. */
export function shownKeys({ key, ctrl, alt, shift }: KeyBinding, mac = isMac()): string[] {
  return [
    ...(ctrl ? [mac ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [mac ? '⌥' : 'Alt'] : []),
    ...(shift === true ? ['Shift'] : []),
    signs[key] ?? key,
  ];
}
