export { sendSignedLoginCode, serverTime, signatureOf } from './signature.ts';
export type { SignatureOptions } from './signature.ts';
