import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt; charset=utf-8',
};

export const typeOf = (path: string): string =>
  types[extname(path).toLowerCase()] ?? 'application/octet-stream';

export interface SendOptions {
  readonly cacheControl: string;
  /** Whether to send a `.br` or `.gz` file beside the file. */
  readonly precompressed?: boolean;
}

interface Found {
  path: string;
  size: number;
  changed: number;
  encoding?: 'br' | 'gzip';
}

/** Sends a file below a folder, with support for HEAD, Range, conditional requests and precompressed files. */
export async function sendFile(
  folder: string,
  path: string,
  request: Request,
  options: SendOptions,
): Promise<Response | undefined> {
  const full = join(folder, path);
  if (!full.startsWith(folder + sep)) return undefined;
  const found = await choose(full, request, options.precompressed === true);
  if (found === undefined) return undefined;
  const headers = new Headers({
    'content-type': typeOf(path),
    'cache-control': options.cacheControl,
    etag: `"${found.size.toString(36)}-${Math.round(found.changed).toString(36)}${found.encoding ?? ''}"`,
    'accept-ranges': 'bytes',
  });
  if (options.precompressed === true) headers.set('vary', 'accept-encoding');
  if (found.encoding !== undefined) headers.set('content-encoding', found.encoding);
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    return new Response(null, { status: 304, headers });
  }
  const range = found.encoding === undefined ? rangeOf(request.headers.get('range'), found.size) : undefined;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${found.size}`);
    return new Response(null, { status: 416, headers });
  }
  const [start, end] = range ?? [0, found.size - 1];
  headers.set('content-length', String(end - start + 1));
  if (range !== undefined) headers.set('content-range', `bytes ${start}-${end}/${found.size}`);
  const status = range === undefined ? 200 : 206;
  if (request.method === 'HEAD' || found.size === 0) return new Response(null, { status, headers });
  return new Response(bytesOf(found.path, start, end), { status, headers });
}

async function choose(full: string, request: Request, precompressed: boolean): Promise<Found | undefined> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (precompressed) {
    const forms = [
      { encoding: 'br', suffix: '.br' },
      { encoding: 'gzip', suffix: '.gz' },
    ] as const;
    for (const { encoding, suffix } of forms) {
      const file = accepted.includes(encoding) ? await regular(`${full}${suffix}`) : undefined;
      if (file !== undefined) return { ...file, encoding };
    }
  }
  return regular(full);
}

async function regular(path: string): Promise<Found | undefined> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() === true ? { path, size: facts.size, changed: facts.mtimeMs } : undefined;
}

/**
 * The range of a request with one range, as players send it; a request for several ranges gets the whole
 * file, which the standard allows.
 */
export function rangeOf(header: string | null, size: number): [number, number] | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return start > end ? undefined : [start, end];
}

const bytesOf = (path: string, start: number, end: number): ReadableStream<Uint8Array> =>
  streamOf(createReadStream(path, { start, end }));

/** A body that reads as fast as the receiver accepts bytes, and stops when the receiver disconnects. */
export function streamOf(source: Readable): ReadableStream<Uint8Array> {
  const parts = source.iterator({ destroyOnReturn: true });
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(part.value);
    },
    cancel() {
      source.destroy();
    },
  });
}
