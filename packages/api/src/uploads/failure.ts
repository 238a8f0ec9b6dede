import type { UploadFault } from './machine.ts';

/** What a sender rejects with when it has given up; anything else counts as the server's fault. */
export type UploadFailure = Error & { readonly fault: UploadFault };

export const uploadFailure = (kind: UploadFault['kind'], message?: string): UploadFailure =>
  Object.assign(new Error(kind), {
    name: 'UploadFailure',
    fault: message === undefined || message === '' ? { kind } : { kind, message },
  });

const isFailure = (error: unknown): error is UploadFailure =>
  error instanceof Error && error.name === 'UploadFailure';

/** A file that cannot be read any more says so by the name of its exception. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');

export function faultOf(error: unknown): UploadFault {
  if (isFailure(error)) return error.fault;
  return { kind: isUnreadable(error) ? 'unreadable' : 'server' };
}
