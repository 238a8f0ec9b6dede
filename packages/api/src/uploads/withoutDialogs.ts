import type { CallOptions } from '../client/createClient.ts';

/**
 * Options for the calls of an upload: they open no dialog, because the file's row shows the failure, and they
 * end together with the upload.
 */
export const withoutDialogs = (signal: AbortSignal): CallOptions => ({ silent: true, signal });
