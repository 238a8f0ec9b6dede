export function serveFolder(
  root: string,
  options?: { port?: number; fallback?: string; precompressed?: boolean },
): Promise<{ url: string; port: number; close: () => Promise<void> }>;
