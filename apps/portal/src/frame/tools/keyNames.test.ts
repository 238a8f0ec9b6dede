import { expect, it } from 'vitest';
import { shownKeys } from './keyNames.ts';
import { globalKeys, goKeys } from './keys.ts';

it('shows the labels of the keys on the person’s keyboard', () => {
  const palette = globalKeys[0];
  expect(shownKeys(palette, false)).toEqual(['Ctrl', 'K']);
  expect(shownKeys(palette, true)).toEqual(['⌘', 'K']);
  expect(shownKeys({ key: 'Delete', shift: true, does: 'x' }, false)).toEqual(['Shift', 'Del']);
});

it('gives no key two meanings', () => {
  for (const keys of [globalKeys, goKeys]) {
    const names = keys.map((binding) => shownKeys(binding, false).join('+'));
    expect(new Set(names).size).toBe(names.length);
  }
});
