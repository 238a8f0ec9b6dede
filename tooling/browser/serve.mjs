import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on a free loopback port, the way a static host does: files, 404 for the rest,
 * byte ranges for media, and optionally precompressed answers, a page for unknown navigations, and headers on
 * every answer.
 *
 * @param {string} root
 * @param {{
 *   port?: number, fallback?: string, precompressed?: boolean, headers?: Record<string, string>,
 *   first?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean,
 * }} [options] `first` may answer a request itself, and then returns true.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serveFolder(
  root,
  { port = 0, fallback, precompressed = false, headers: always = {}, first = () => false } = {},
) {
  const answer = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let file = path.join(root, path.normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(root)) return response.writeHead(403).end();
    let facts = await stat(file).catch(() => undefined);
    if (facts?.isDirectory()) {
      file = path.join(file, 'index.html');
      facts = await stat(file).catch(() => undefined);
    }
    if (!facts && fallback && request.headers.accept?.includes('text/html')) {
      file = path.join(root, fallback);
      facts = await stat(file).catch(() => undefined);
    }
    if (!facts) return response.writeHead(404).end();
    const headers = { ...always, 'content-type': types[path.extname(file)] ?? 'application/octet-stream' };
    if (precompressed && request.headers['accept-encoding']?.includes('gzip')) {
      const packed = await stat(`${file}.gz`).catch(() => undefined);
      if (packed) {
        response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': packed.size });
        return createReadStream(`${file}.gz`).pipe(response);
      }
    }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (range) {
      const start = Number(range[1]);
      const end = range[2] ? Math.min(Number(range[2]), facts.size - 1) : facts.size - 1;
      response.writeHead(206, {
        ...headers,
        'content-range': `bytes ${start}-${end}/${facts.size}`,
        'content-length': end - start + 1,
      });
      return createReadStream(file, { start, end }).pipe(response);
    }
    response.writeHead(200, { ...headers, 'content-length': facts.size, 'accept-ranges': 'bytes' });
    return createReadStream(file).pipe(response);
  };
  const server = createServer((request, response) => {
    if (first(request, response)) return;
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const actual = server.address().port;
  return {
    url: `http://127.0.0.1:${actual}`,
    port: actual,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
