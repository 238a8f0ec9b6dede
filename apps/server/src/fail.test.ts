import { expect, test } from 'vitest';
import { tellingOf } from './fail.ts';
import { Refusal } from './refusal.ts';

test('a refusal is its sentence, and nothing else', () => {
  expect(tellingOf(new Refusal('PORT 80 is in use.'))).toBe('PORT 80 is in use.');
});

test('an error is told with every cause behind it', () => {
  const cause = new Error('No space left on device');
  const told = tellingOf(new Error('Failed query', { cause: new Error('insert', { cause }) }));
  expect(told).toMatch(/Failed query[^]*insert[^]*No space left on device/);
});

test('what was thrown and is no error is told by what it holds', () => {
  expect(tellingOf({ name: 'ErrnoError', errno: 51 })).toBe("{ name: 'ErrnoError', errno: 51 }");
  expect(tellingOf('no room')).toBe('no room');
  expect(tellingOf(undefined)).toBe('undefined');
});
