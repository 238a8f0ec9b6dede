export type PlayerCommand =
  | {
      kind: 'toggle' | 'mute' | 'fullScreen' | 'theatre' | 'captions' | 'note' | 'next' | 'previous' | 'help';
    }
  | { kind: 'move'; seconds: number }
  | { kind: 'percent'; percent: number }
  | { kind: 'volume' | 'rate'; step: 1 | -1 };

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What a key means in the player (screens R28, Keyboard). The timeline runs left to right in every language. */
export function commandOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): PlayerCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (/^[0-9]$/.test(key)) return { kind: 'percent', percent: Number(key) * 10 };
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return { kind: 'toggle' };
    case 'ArrowLeft':
      return { kind: 'move', seconds: -5 };
    case 'ArrowRight':
      return { kind: 'move', seconds: 5 };
    case 'j':
      return { kind: 'move', seconds: -10 };
    case 'l':
      return { kind: 'move', seconds: 10 };
    case 'ArrowUp':
      return { kind: 'volume', step: 1 };
    case 'ArrowDown':
      return { kind: 'volume', step: -1 };
    case 'm':
      return { kind: 'mute' };
    case 'f':
      return { kind: 'fullScreen' };
    case 't':
      return { kind: 'theatre' };
    case 'c':
      return { kind: 'captions' };
    case '<':
      return { kind: 'rate', step: -1 };
    case '>':
      return { kind: 'rate', step: 1 };
    case 'n':
      return { kind: shiftKey ? 'next' : 'note' };
    case 'p':
      return { kind: 'previous' };
    case '?':
      return { kind: 'help' };
    default:
      return undefined;
  }
}

/** Rows of the list behind `?`. What the page offers no answer for is not listed. */
export const shortcutKeys = {
  toggle: ['Space', 'K'],
  nudge: ['←', '→'],
  jump: ['J', 'L'],
  volume: ['↑', '↓'],
  mute: ['M'],
  fullScreen: ['F'],
  theatre: ['T'],
  captions: ['C'],
  rate: ['<', '>'],
  note: ['N'],
  next: ['Shift', 'N'],
  previous: ['P'],
  percent: ['0', '9'],
  help: ['?'],
} as const;
export type ShortcutName = keyof typeof shortcutKeys;

export const shortcutNames: readonly ShortcutName[] = [
  'toggle',
  'nudge',
  'jump',
  'volume',
  'mute',
  'fullScreen',
  'captions',
  'rate',
  'percent',
  'theatre',
  'note',
  'next',
  'previous',
  'help',
];
