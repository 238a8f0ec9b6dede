import { ErrorCode, signatureBucket } from '@stoa/domain';
import type { Client } from '../client/createClient.ts';
import { isApiError } from '../client/errors.ts';
import type { ApiFault } from '../client/errors.ts';
import { serverTime } from '../client/serverTime.ts';
import type { RequestOf } from '../contract/define.ts';
import { sendLoginCode } from '../contract/login.ts';
import type { SmsSent } from '../contract/login.ts';
import { sha256Hex } from './sha256.ts';

/**
 * The time-based signature of specification point 9: the hexadecimal SHA-256 of key, time step and phone
 * number.
 */
export const signatureOf = (signatureKey: string, serverNow: number, phone: string): string =>
  sha256Hex(`${signatureKey}:${signatureBucket(serverNow)}:${phone}`);

export interface SignatureOptions {
  /** Key of the signature, `{key}` in the specification, from the settings of the installation. */
  signatureKey: string;
  now?: () => number;
}

const isRefused = (fault: ApiFault): boolean =>
  fault.kind === 'business' && fault.code === ErrorCode.SignatureInvalid;

/**
 * Sends the code of a login, signed by the server's clock. When the signature is refused, the call is made
 * once more, because the refusal contains the server's time.
 */
export async function sendSignedLoginCode(
  client: Client,
  request: Omit<RequestOf<typeof sendLoginCode>, 'token'>,
  { signatureKey, now = Date.now }: SignatureOptions,
): Promise<SmsSent> {
  const signed = () => ({
    ...request,
    token: signatureOf(signatureKey, serverTime(client.serverDate(), now()), request.phone),
  });
  try {
    return await client.call(sendLoginCode, signed(), { silent: isRefused });
  } catch (error) {
    if (!isApiError(error) || !isRefused(error)) throw error;
    return client.call(sendLoginCode, signed());
  }
}
