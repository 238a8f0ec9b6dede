import { qrScan } from '@stoa/api/contract/login';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { scanFixture } from './fixtures.ts';

test.each(locales)('the login that stories ask about in %s is what the contract allows', (locale) => {
  const scan = scanFixture(locale);
  expect(v.parse(qrScan.data, scan)).toEqual(scan);
});
