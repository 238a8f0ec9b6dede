import type { ApiError, Silence } from '@stoa/api';
import type { ErrorCode } from '@stoa/domain';

/** Why the server said no; nothing for what never reached it. */
export const codeOf = (error: ApiError | undefined): number | undefined =>
  error?.kind === 'business' ? error.code : undefined;

/** These refusals stand at the field that they are about, and need no dialog. */
export const saidAtField =
  (...codes: readonly ErrorCode[]): Silence =>
  (fault) =>
    fault.kind === 'business' && codes.some((code) => code === fault.code);
