import type { IncomingMessage, ServerResponse } from 'node:http';

export function serveFolder(
  root: string,
  options?: {
    port?: number;
    fallback?: string;
    precompressed?: boolean;
    headers?: Record<string, string>;
    /** May answer a request itself, and returns true then. */
    first?: (request: IncomingMessage, response: ServerResponse) => boolean;
  },
): Promise<{ url: string; port: number; close: () => Promise<void> }>;
