export function serveFolder(
  root: string,
  options?: { port?: number; fallback?: string; precompressed?: boolean; headers?: Record<string, string> },
): Promise<{ url: string; port: number; close: () => Promise<void> }>;
