import { certificateVerify } from '@stoa/api/contract/certificate';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { codeIn } from './codeIn.ts';

test.each([
  [' 7K3M 9QXR 2HTA ', '7K3M9QXR2HTA'],
  ['sunrise-202511-004201', 'sunrise-202511-004201'],
  ['SUNRISE–202511—004201', 'SUNRISE-202511-004201'],
])('“%s” is looked up as %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
  expect(v.is(certificateVerify.request, { code })).toBe(true);
});

test.each(['', '   ', '7K3', '证书', 'a b!', 'x'.repeat(65)])('“%s” cannot be a code', (typed) => {
  expect(codeIn(typed)).toBeUndefined();
});
