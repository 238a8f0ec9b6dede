import { ErrorCode } from '@stoa/domain';
import { isApiError } from '../client/errors.ts';
import { uploadFailure, type UploadFailure } from './failure.ts';

/** The codes of contract 2 that say what is wrong with a file. */
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

/** What a refused call means for the file it was made for. */
export function failureOf(error: unknown): unknown {
  if (!isApiError(error)) return error;
  return error.kind === 'business' ? failureOfCode(error.code, error.msg) : uploadFailure('server');
}
