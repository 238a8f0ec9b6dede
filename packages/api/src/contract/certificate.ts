import { CertificateState } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { certificate, certificateCheck } from './types/certificate.ts';
import { matching, merged, pageOf, pageRequest, wireEnum, wireId } from './types/wire.ts';

export type { Certificate, CertificateCheck, CertificateTemplate } from './types/certificate.ts';

/** The learner's own certificates. */
export const certificateList = defineCall({
  id: 'X102',
  method: 'GET',
  path: '/certificate/pc/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(merged(pageRequest, { state: v.optional(wireEnum(CertificateState)) }), {}),
  data: pageOf(certificate),
});

/** One certificate; the client draws its picture. */
export const certificateDetail = defineCall({
  id: 'X103',
  method: 'GET',
  path: '/certificate/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ certificateId: wireId }),
  data: certificate,
});

/**
 * Verifies a certificate by its number or its verification code, written in either case; an unknown one is refused
 * (8201), and so are more than 20 tries a minute from one address (1006).
 */
export const certificateVerify = defineCall({
  id: 'X104',
  method: 'GET',
  path: '/certificate/pc/verify',
  encoding: 'query',
  auth: 'none',
  request: v.object({ code: matching(/^[\w-]{4,64}$/) }),
  data: certificateCheck,
});
