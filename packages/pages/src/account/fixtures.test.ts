import { profile } from '@stoa/api/contract/profile';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { profileFixture } from './fixtures.ts';

test.each(locales)('the account that stories show in %s is what the contract allows', (locale) => {
  const account = profileFixture(locale);
  expect(v.parse(profile.data, account)).toEqual(account);
});
