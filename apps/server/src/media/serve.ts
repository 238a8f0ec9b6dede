import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendFile, typeOf } from '../files.ts';
import { stretch, virtualFilm } from './playlist.ts';
import type { MediaSigner } from './urls.ts';

export interface MediaOptions {
  readonly folder: string;
  readonly signer: MediaSigner;
  /** Writes the captions of an item; undefined when there is none. */
  readonly captions: (itemId: number, lang: 'zh' | 'en') => Promise<string | undefined>;
}

const refused = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Answers `/media/…`: signed, with Range; an address that has run out is 403 (contract 1.9). */
export async function serveMedia(request: Request, now: number, options: MediaOptions): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405);
  const opened = options.signer.open(new URL(request.url).pathname, now);
  if (typeof opened === 'string') return refused(403);
  const seconds = Math.max(0, Math.floor((opened.expiry - now) / 1000));
  const cacheControl = `private, max-age=${seconds}`;
  const made = await makeText(opened.path, options);
  if (made !== undefined) {
    const body = new TextEncoder().encode(made);
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'content-type': typeOf(opened.path),
        'content-length': String(body.byteLength),
        'cache-control': cacheControl,
      },
    });
  }
  const file = virtualFilm(opened.path)?.file ?? opened.path;
  return (await sendFile(options.folder, file, request, { cacheControl })) ?? refused(404);
}

async function makeText(path: string, options: MediaOptions): Promise<string | undefined> {
  const film = virtualFilm(path);
  if (film !== undefined && path.endsWith('.m3u8')) {
    const text = await readFile(join(options.folder, film.file), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : stretch(text, film.seconds);
  }
  const [, itemId, lang] = /^captions\/(\d{1,15})\/(zh|en)\.vtt$/.exec(path) ?? [];
  if (itemId === undefined) return undefined;
  return options.captions(Number(itemId), lang === 'en' ? 'en' : 'zh');
}
