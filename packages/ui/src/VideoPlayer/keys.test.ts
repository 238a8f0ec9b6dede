import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { zhCN } from '../locales/zh-CN.ts';
import { commandOf, playerShortcuts, type PlayerShortcut } from './keys.ts';

const press = (name: string) => ({
  key: name.replace('Shift+', ''),
  shiftKey: name.startsWith('Shift+') || /^[<>?]$/.test(name),
  altKey: false,
  ctrlKey: false,
  metaKey: false,
});
const rows: readonly PlayerShortcut[] = playerShortcuts;

describe('keyboard map', () => {
  it.each(rows)('$name: every key does what the list says, and no key does two things', ({ keys }) => {
    for (const [name, command] of Object.entries(keys)) {
      expect(commandOf(press(name))).toEqual(command);
      expect(rows.filter((row) => name in row.keys)).toHaveLength(1);
    }
  });

  it.each(rows)('$name has words in both languages', ({ name }) => {
    for (const words of [zhCN, en]) {
      expect(new Map(Object.entries(words.videoPlayer.shortcut)).get(name)).toMatch(/\S/);
    }
  });

  it('has the keys that the specification names', () => {
    const kinds = ' kjlmftcnp'.split('').map((key) => commandOf(press(key))?.kind);
    expect(kinds).toEqual(
      'toggle toggle move move mute fullScreen theatre captions note previous'.split(' '),
    );
    expect(commandOf(press('Shift+N'))).toEqual({ kind: 'next' });
    expect(commandOf(press('7'))).toEqual({ kind: 'percent', percent: 70 });
    expect(commandOf(press('ArrowLeft'))).toEqual({ kind: 'move', seconds: -5 });
  });

  it('leaves the browser its own keys', () => {
    expect(commandOf({ ...press('f'), ctrlKey: true })).toBeUndefined();
    expect(commandOf({ ...press('ArrowLeft'), altKey: true })).toBeUndefined();
    expect(commandOf(press('Tab'))).toBeUndefined();
  });
});
