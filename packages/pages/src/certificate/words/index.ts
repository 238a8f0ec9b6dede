import type { createTranslator } from 'use-intl/core';
import type certificates from './zh-CN/certificates.ts';
import type verify from './zh-CN/verify.ts';

/** Translator of the person's own certificates: the portal passes `useTranslations('certificates')`. */
export type CertificatesTranslate = ReturnType<
  typeof createTranslator<{ certificates: typeof certificates }, 'certificates'>
>;

/** Translator of the public verification: the portal passes `useTranslations('verify')`. */
export type VerifyTranslate = ReturnType<typeof createTranslator<{ verify: typeof verify }, 'verify'>>;
