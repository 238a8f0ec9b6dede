import { ErrorCode } from '@stoa/domain';
import { isApiError, isNotOffered } from '../client/errors.ts';
import { uploadFailure, type UploadFailure } from './failure.ts';

/** The failure for an error code that says what is wrong with a file. */
export function failureOfCode(code: number, msg: string): UploadFailure {
  switch (code) {
    case ErrorCode.FileType:
      return uploadFailure('type', msg);
    case ErrorCode.FileSize:
      return uploadFailure('size', msg);
    case ErrorCode.ModuleClosed:
    case ErrorCode.NoPermission:
      return uploadFailure('notOffered', msg);
    default:
      return uploadFailure('server', msg);
  }
}

/** The failure of a file whose call was refused. */
export function failureOf(error: unknown): unknown {
  if (!isApiError(error)) return error;
  if (isNotOffered(error)) return uploadFailure('notOffered');
  return error.kind === 'business' ? failureOfCode(error.code, error.msg) : uploadFailure('server');
}
