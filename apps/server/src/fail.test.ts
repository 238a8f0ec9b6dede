import { expect, test } from 'vitest';
import { tellingOf } from './fail.ts';
import { Refusal } from './refusal.ts';

test('a refusal is its sentence, and nothing else', () => {
  expect(tellingOf(new Refusal('PORT 80 is in use.'))).toBe('PORT 80 is in use.');
});

test('an error is printed with every cause behind it', () => {
  const cause = new Error('No space left on device');
  const told = tellingOf(new Error('Failed query', { cause: new Error('insert', { cause }) }));
  expect(told).toMatch(/Failed query[^]*insert[^]*No space left on device/);
});

test('a thrown value that is no error is printed with its content', () => {
  expect(tellingOf({ name: 'ErrnoError', errno: 51 })).toBe("{ name: 'ErrnoError', errno: 51 }");
  expect(tellingOf('no room')).toBe('no room');
  expect(tellingOf(undefined)).toBe('undefined');
});
