import type { UploadFault } from './machine.ts';

/** The error of a sender that has given up; any other error counts as a failure of the server. */
export type UploadFailure = Error & { readonly fault: UploadFault };

export const uploadFailure = (kind: UploadFault['kind'], message?: string): UploadFailure =>
  Object.assign(new Error(kind), {
    name: 'UploadFailure',
    fault: message === undefined || message === '' ? { kind } : { kind, message },
  });

const isFailure = (error: unknown): error is UploadFailure =>
  error instanceof Error && error.name === 'UploadFailure';

/** Whether the file cannot be read any more, which the name of the exception shows. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');

export function faultOf(error: unknown): UploadFault {
  if (isFailure(error)) return error.fault;
  return { kind: isUnreadable(error) ? 'unreadable' : 'server' };
}
