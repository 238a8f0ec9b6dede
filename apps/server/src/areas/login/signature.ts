import { createHash, timingSafeEqual } from 'node:crypto';
import { signatureBucket } from '@stoa/domain';

/** Time slots of 5 s before and after the server's own that are accepted: 30 s of drift between the clocks. */
const drift = 6;

export const signatureOf = (key: string, bucket: number, phone: string): string =>
  createHash('sha256').update(`${key}:${bucket}:${phone}`).digest('hex');

/**
 * Whether the signature is right. It only slows abuse down, because anybody can compute it from the portal's
 * code, so nothing else relies on it.
 */
export function isSignature(sent: string, key: string, phone: string, now: number): boolean {
  const given = Buffer.from(sent);
  const middle = signatureBucket(now);
  let right = false;
  for (let bucket = middle - drift; bucket <= middle + drift; bucket += 1) {
    const wanted = Buffer.from(signatureOf(key, bucket, phone));
    right = (wanted.length === given.length && timingSafeEqual(wanted, given)) || right;
  }
  return right;
}
