import type { ApiError, Silence } from '@stoa/api';
import type { ErrorCode } from '@stoa/domain';

/** The code of a refusal by the server; `undefined` for a call that never reached the server. */
export const codeOf = (error: ApiError | undefined): number | undefined =>
  error?.kind === 'business' ? error.code : undefined;

/** Refusals with these codes are shown at the field that they are about, so no dialog opens for them. */
export const saidAtField =
  (...codes: readonly ErrorCode[]): Silence =>
  (fault) =>
    fault.kind === 'business' && codes.some((code) => code === fault.code);
