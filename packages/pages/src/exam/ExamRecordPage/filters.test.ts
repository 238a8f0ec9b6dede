import { expect, test } from 'vitest';
import { dayOf, recordsRequest } from './filters.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-13-41', ''],
  ['21.11.2026', ''],
  ['', ''],
  [null, ''],
])('%s in an address is the day “%s”', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('a range of days is requested from the first moment to the last, in the person’s time zone', () => {
  const request = recordsRequest({ from: '2026-11-20', to: '2026-11-21', passed: true });
  expect(request).toEqual({
    passed: true,
    from: new Date(2026, 10, 20).getTime(),
    to: new Date(2026, 10, 22).getTime() - 1,
  });
  expect(recordsRequest({ from: '', to: '' })).toEqual({ from: undefined, to: undefined });
});
