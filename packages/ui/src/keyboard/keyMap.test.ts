import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { actionOf, type KeyPress } from './keyMap.ts';
import { columnKeys, placeAfter, rowKeys } from './roving.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

test('arrows along the line follow the reading direction, all other keys do not', () => {
  expect(actionOf(rowKeys, press('ArrowRight'))).toBe('next');
  expect(actionOf(rowKeys, press('ArrowRight'), true)).toBe('previous');
  expect(actionOf(rowKeys, press('ArrowLeft'), true)).toBe('next');
  expect(actionOf(rowKeys, press('End'), true)).toBe('last');
  expect(actionOf(columnKeys, press('ArrowDown'), true)).toBe('next');
  expect(actionOf(rowKeys, press('a'))).toBeUndefined();
});

test('a press with Alt, Ctrl or Command is left to the browser unless the map asks for it', () => {
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    expect(actionOf(rowKeys, press('ArrowRight', held))).toBeUndefined();
  const keys = [
    { key: 'Enter', ctrl: true, does: 'send' },
    { key: 'ArrowUp', alt: true, does: 'close' },
  ] as const;
  expect(actionOf(keys, press('Enter'))).toBeUndefined();
  expect(actionOf(keys, press('Enter', { ctrlKey: true }))).toBe('send');
  expect(actionOf(keys, press('Enter', { metaKey: true }))).toBe('send');
  expect(actionOf(keys, press('ArrowUp', { altKey: true }))).toBe('close');
});

test('Shift makes another key of it if the map says so, and does not matter otherwise', () => {
  const keys = [
    { key: 'PageUp', shift: true, does: 'year' },
    { key: 'PageUp', does: 'month' },
    { key: '+', does: 'in' },
    { key: 'M', does: 'flag' },
    { key: 'N', shift: false, does: 'note' },
  ] as const;
  expect(actionOf(keys, press('PageUp', { shiftKey: true }))).toBe('year');
  expect(actionOf(keys, press('PageUp'))).toBe('month');
  expect(actionOf(keys, press('+', { shiftKey: true }))).toBe('in');
  expect([actionOf(keys, press('m')), actionOf(keys, press('M', { shiftKey: true }))]).toEqual([
    'flag',
    'flag',
  ]);
  expect(actionOf(keys, press('N', { shiftKey: true }))).toBeUndefined();
});

test('every move ends at a place that exists, and going there and back changes nothing', () => {
  assert(
    property(
      constantFrom(...rowKeys.map(({ does }) => does)),
      integer({ min: 1, max: 40 }),
      integer({ min: 0, max: 39 }),
      (move, count, from) => {
        const at = from % count;
        const reached = placeAfter(move, at, count);
        expect(reached).toBeGreaterThanOrEqual(0);
        expect(reached).toBeLessThan(count);
        expect(placeAfter('previous', placeAfter('next', at, count), count)).toBe(at);
      },
    ),
    { seed: 20_261_121 },
  );
  expect([placeAfter('next', -1, 3), placeAfter('previous', -1, 3)]).toEqual([0, 2]);
});
