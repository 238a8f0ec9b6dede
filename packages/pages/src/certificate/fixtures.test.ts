import { certificateDetail, certificateVerify } from '@stoa/api/contract/certificate';
import { CertificateState, locales, valuesOf } from '@stoa/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { certificatesFixture, checkFixture } from './fixtures.ts';

test.each(locales)('the certificates that stories show in %s are what the contract allows', (locale) => {
  for (const one of certificatesFixture(locale)) expect(v.parse(certificateDetail.data, one)).toEqual(one);
});

test.each(locales)('what stories verify in %s is what the contract allows', (locale) => {
  for (const state of valuesOf(CertificateState)) {
    const check = checkFixture(locale, state);
    expect(v.parse(certificateVerify.data, check)).toEqual(check);
  }
});
