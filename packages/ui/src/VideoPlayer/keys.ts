export type PlayerCommand =
  | {
      kind:
        | 'toggle'
        | 'mute'
        | 'fullScreen'
        | 'theatre'
        | 'captions'
        | 'transcript'
        | 'mini'
        | 'note'
        | 'bookmark';
    }
  | { kind: 'next' | 'previous' | 'help' }
  | { kind: 'move'; seconds: number }
  | { kind: 'percent'; percent: number }
  | { kind: 'volume' | 'rate'; step: 1 | -1 };

export interface PlayerShortcut {
  /** Name of its row in the list that `?` opens. Its words are `videoPlayer.shortcut[name]`. */
  name: string;
  /** Keys by `KeyboardEvent.key`, letters in lower case, with `Shift+` in front where Shift is needed. */
  keys: Readonly<Record<string, PlayerCommand>>;
  /** The keys as written in the list. */
  shown: readonly string[];
}

const percents = Object.fromEntries(
  Array.from({ length: 10 }, (_, n): [string, PlayerCommand] => [
    String(n),
    { kind: 'percent', percent: n * 10 },
  ]),
);

/**
 * The shortcuts of the players. Handlers, the list that `?` opens, the documentation and the tests all read
 * this list. The timeline runs left to right in every language, so the arrow keys do too.
 */
export const playerShortcuts = [
  { name: 'toggle', keys: { ' ': { kind: 'toggle' }, k: { kind: 'toggle' } }, shown: ['Space', 'K'] },
  {
    name: 'nudge',
    keys: { ArrowLeft: { kind: 'move', seconds: -5 }, ArrowRight: { kind: 'move', seconds: 5 } },
    shown: ['←', '→'],
  },
  {
    name: 'jump',
    keys: { j: { kind: 'move', seconds: -10 }, l: { kind: 'move', seconds: 10 } },
    shown: ['J', 'L'],
  },
  {
    name: 'volume',
    keys: { ArrowUp: { kind: 'volume', step: 1 }, ArrowDown: { kind: 'volume', step: -1 } },
    shown: ['↑', '↓'],
  },
  { name: 'mute', keys: { m: { kind: 'mute' } }, shown: ['M'] },
  { name: 'fullScreen', keys: { f: { kind: 'fullScreen' } }, shown: ['F'] },
  { name: 'captions', keys: { c: { kind: 'captions' } }, shown: ['C'] },
  { name: 'transcript', keys: { x: { kind: 'transcript' } }, shown: ['X'] },
  {
    name: 'rate',
    keys: { '<': { kind: 'rate', step: -1 }, '>': { kind: 'rate', step: 1 } },
    shown: ['<', '>'],
  },
  { name: 'percent', keys: percents, shown: ['0', '9'] },
  { name: 'theatre', keys: { t: { kind: 'theatre' } }, shown: ['T'] },
  { name: 'mini', keys: { i: { kind: 'mini' } }, shown: ['I'] },
  { name: 'note', keys: { n: { kind: 'note' } }, shown: ['N'] },
  { name: 'bookmark', keys: { b: { kind: 'bookmark' } }, shown: ['B'] },
  { name: 'next', keys: { 'Shift+n': { kind: 'next' } }, shown: ['Shift', 'N'] },
  { name: 'previous', keys: { p: { kind: 'previous' } }, shown: ['P'] },
  { name: 'help', keys: { '?': { kind: 'help' } }, shown: ['?'] },
] as const satisfies readonly PlayerShortcut[];

export type ShortcutName = (typeof playerShortcuts)[number]['name'];

const commands = new Map(playerShortcuts.flatMap(({ keys }) => Object.entries<PlayerCommand>(keys)));

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The command of a key press. */
export function commandOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): PlayerCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const plain = key.length === 1 ? key.toLowerCase() : key;
  // Shift is needed to type `<` and `?`, and with other keys it is ignored unless they have a Shift command.
  return (shiftKey ? commands.get(`Shift+${plain}`) : undefined) ?? commands.get(plain);
}
