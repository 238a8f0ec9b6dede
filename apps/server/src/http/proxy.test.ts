import { expect, test } from 'vitest';
import { addressOf, callerOf } from './proxy.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50312', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007::192.0.2.1', '2001:db8:0:7::/64'],
  ['[2001:db8:0:7::1]:443', '2001:db8:0:7::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '::1'],
  ['', ''],
])('a caller with the address %j is counted as %j', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});

const header = (name: string) => (name === 'x-forwarded-for' ? 'x'.repeat(9000) : undefined);

test('what is not an address is shortened, so that nobody fills the memory of the limits', () => {
  expect(addressOf({ header }, '192.0.2.1', 1)).toHaveLength(64);
  expect(addressOf({ header }, '192.0.2.1', 0)).toBe('192.0.2.1');
});
