import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { streamOf } from './files.ts';
import { accepts } from './http/accepts.ts';
import { restMark } from './html.ts';

/** Brotli at quality 5 takes as long as gzip and is a tenth smaller. */
const packings = [
  {
    name: 'br',
    packer: () =>
      createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
  },
  { name: 'gzip', packer: () => createGzip() },
] as const;

/**
 * The compressed page in two pieces: what the first paint needs is sent by itself, so that a browser on a
 * slow connection paints it while the rest is still arriving.
 */
export async function packedPage(request: Request, page: Response): Promise<Response> {
  const packing = packings.find(({ name }) => accepts(request.headers.get('accept-encoding'), name));
  if (!packing) return page;
  const headers = new Headers(page.headers);
  headers.set('content-encoding', packing.name);
  headers.delete('content-length');
  headers.append('vary', 'accept-encoding');
  const text = await page.text();
  const rest = text.indexOf(restMark);
  const packer = packing.packer();
  if (rest > 0) {
    packer.write(text.slice(0, rest));
    // Waits for a turn of the event loop, because both pieces would otherwise be sent as one.
    packer.flush(() => setImmediate(() => packer.end(text.slice(rest))));
  } else packer.end(text);
  return new Response(streamOf(packer), { status: page.status, headers });
}
