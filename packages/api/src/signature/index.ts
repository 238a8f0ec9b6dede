export { serverTime } from '../client/serverTime.ts';
export { sendSignedLoginCode, signatureOf } from './signature.ts';
export type { SignatureOptions } from './signature.ts';
