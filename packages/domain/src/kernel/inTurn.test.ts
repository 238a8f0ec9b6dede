import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

test('an event that arrives while another is handled waits for its turn', () => {
  const heard: string[] = [];
  const tell = inTurn(({ name }: { name: string }) => {
    heard.push(`${name} begins`);
    if (name === 'first') tell({ name: 'second' });
    heard.push(`${name} ends`);
  });
  tell({ name: 'first' });
  expect(heard).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('an event that cannot be handled does not silence those after it', () => {
  const heard: string[] = [];
  const tell = inTurn(({ name }: { name: string }) => {
    if (name === 'wrong') throw new Error(name);
    heard.push(name);
  });
  expect(() => tell({ name: 'wrong' })).toThrow('wrong');
  tell({ name: 'next' });
  expect(heard).toEqual(['next']);
});
