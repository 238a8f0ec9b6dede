import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { actionOf } from '../keyboard/keyMap.ts';
import { chatKeys, composerKeys, isComposing } from './keys.ts';
import { isSendable } from './text.ts';

const press = (key: string, held = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

test('Enter sends a chat message and Shift+Enter breaks its line, while in longer texts only Ctrl+Enter sends', () => {
  expect(actionOf(chatKeys, press('Enter'))).toBe('send');
  expect(actionOf(chatKeys, press('Enter', { shiftKey: true }))).toBe('breakLine');
  expect(actionOf(composerKeys, press('Enter'))).toBeUndefined();
  expect(actionOf(composerKeys, press('Enter', { metaKey: true }))).toBe('send');
  expect(actionOf(composerKeys, press('Escape'))).toBe('cancel');
});

test('Enter in an input method does not send, also if it comes after the composition', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('an emoji and a rare character count once, and spaces alone cannot be sent', () => {
  assert(
    property(constantFrom('好', '𠮷', '👍', 'a'), integer({ min: 1, max: 60 }), (unit, count) => {
      expect(isSendable(unit.repeat(count), count)).toBe(true);
      expect(isSendable(unit.repeat(count), count - 1)).toBe(false);
      expect(isSendable(' \n\u3000'.repeat(count), 200)).toBe(false);
    }),
    { seed: 20_261_121 },
  );
});
