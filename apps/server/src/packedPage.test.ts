import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { restMark } from './html.ts';
import { packedPage } from './packedPage.ts';

const shell = '<!doctype html><p>晨曦零售</p>';
const rest = `${restMark}<script>${'portal();'.repeat(2000)}</script>`;

/** The text that a browser can read after each received piece. */
async function piecesOf(accepted: string, text: string): Promise<string[]> {
  const request = new Request('http://x/', { headers: { 'accept-encoding': accepted } });
  const { body } = await packedPage(
    request,
    new Response(text, { headers: { 'content-type': 'text/html' } }),
  );
  const seen: string[] = [];
  let all = Buffer.alloc(0);
  for await (const piece of body ?? []) {
    all = Buffer.concat([all, piece]);
    seen.push(
      accepted === 'br'
        ? brotliDecompressSync(all, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
        : gunzipSync(all, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
    );
  }
  return seen;
}

test.each(['br', 'gzip'])(
  'a browser that reads %s can paint before the rest of the page has arrived',
  async (coding) => {
    const seen = await piecesOf(coding, shell + rest);
    expect(seen).toContain(shell);
    expect(seen.at(-1)).toBe(shell + rest);
  },
);

test('a page without a mark arrives complete', async () => {
  expect((await piecesOf('br', shell)).at(-1)).toBe(shell);
});
