import type { CallOptions } from '../client/createClient.ts';

/** What fails is told in the file's row, and a file that is stopped asks nobody anything. */
export const quietly = (signal: AbortSignal): CallOptions => ({ silent: true, signal });
