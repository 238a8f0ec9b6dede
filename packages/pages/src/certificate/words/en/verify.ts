import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/verify.ts';

export default {
  title: 'Verify a certificate',
  intro: 'Enter the code or the number on a certificate to see whether it is genuine and still valid.',
  field: 'Verification code or certificate number',
  hint: 'A code has 12 characters; small and capital letters are the same.',
  submit: 'Verify',
  missing: 'Enter a verification code or a certificate number',
  malformed: 'A code has only letters, digits and hyphens. Check it and enter it again',
  busy: 'Verifying',
  unknown: 'No such certificate was found. Check the code for missing characters.',
  tooMany: 'Too many tries. Please try again in a minute.',
  failed: 'The certificate cannot be verified just now. Check your connection and try again.',
  retry: 'Retry',
  verdict: {
    '1': 'Genuine and valid',
    '2': 'Genuine, but expired',
    '3': 'Revoked, no longer valid',
  },
  holder: 'Holder',
  certificate: 'Certificate',
  issuer: 'Issued by',
  number: 'Certificate no.',
  issued: 'Issued on',
  expires: 'Valid until',
  forever: 'Never expires',
  masked: 'To protect privacy, only the first character of the name is shown.',
} satisfies Translated<typeof zh>;
