import { expect, test } from 'vitest';
import type { KeyMap } from '@stoa/ui';
import { examPageKeys } from './keys.ts';

test('handing in by keyboard needs a key that is not pressed by accident', () => {
  // A single character could be triggered by speech input (WCAG 2.1.4).
  const keys: KeyMap = examPageKeys;
  expect(keys.every(({ key, ctrl }) => key.length > 1 || ctrl)).toBe(true);
  expect(keys.filter(({ does }) => does === 'handIn').every(({ ctrl }) => ctrl)).toBe(true);
});
