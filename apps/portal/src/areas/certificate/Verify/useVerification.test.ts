import { ErrorCode } from '@stoa/domain';
import { expect, test } from 'vitest';
import { refusalOf } from './useVerification.ts';

const refused = (kind: string, code?: number) =>
  Object.assign(new Error('refused'), { name: 'ApiError', kind, code, call: 'X104', path: '' });

test.each([
  [refused('business', ErrorCode.CertificateUnknown), 'unknown'],
  [refused('business', ErrorCode.TooFrequent), 'tooMany'],
  [refused('business', ErrorCode.ParamInvalid), 'failed'],
  [refused('network'), 'failed'],
  [new Error('anything'), 'failed'],
] as const)('a verification that ended by %o is shown as %s', (error, kind) => {
  expect(refusalOf(error)).toBe(kind);
});
