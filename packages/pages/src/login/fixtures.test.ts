import { loginPage } from '@stoa/api/contract/config';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { companiesFixture } from './fixtures.ts';

test.each(locales)('the companies that stories show in %s are what the contract allows', (locale) => {
  for (const company of Object.values(companiesFixture(locale))) {
    expect(v.parse(loginPage.data, company)).toEqual(company);
  }
});
