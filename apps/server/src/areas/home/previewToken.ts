import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a preview link works. */
const validMs = 30 * 60_000;

const signatureOf = (secret: string, previewId: number, expiry: string): string =>
  createHmac('sha256', `preview ${secret}`).update(`${expiry}\n${previewId}`).digest('base64url');

/**
 * Makes a token that lets anybody who has it see one draft of the home page, without an account, for 30
 * minutes.
 */
export function makePreviewToken(secret: string, previewId: number, now: number): string {
  const expiry = (now + validMs).toString(36);
  return `${expiry}-${signatureOf(secret, previewId, expiry)}`;
}

export function isPreviewToken(secret: string, previewId: number, token: string, now: number): boolean {
  const [, expiry, signature] = /^([0-9a-z]{1,12})-([\w-]{43})$/.exec(token) ?? [];
  if (expiry === undefined || signature === undefined) return false;
  const expected = Buffer.from(signatureOf(secret, previewId, expiry));
  return timingSafeEqual(expected, Buffer.from(signature)) && now < Number.parseInt(expiry, 36);
}
