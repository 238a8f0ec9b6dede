import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendFile, typeOf } from '../files.ts';
import { isUploadPath } from '../areas/upload/store.ts';
import type { UploadStore } from '../areas/upload/store.ts';
import { filmPart, openingOf, stretch } from './playlist.ts';
import type { MediaSigner } from './urls.ts';

export interface MediaOptions {
  readonly folder: string;
  readonly signer: MediaSigner;
  readonly uploads: UploadStore;
  /** The original name of an uploaded file; undefined for files that were made from one. */
  readonly nameOf: (key: string) => Promise<string | undefined>;
  /** WebVTT captions of an item; undefined when there are none. */
  readonly captions: (itemId: number, lang: 'zh' | 'en') => Promise<string | undefined>;
}

/** Length of the card that a lesson's film opens with. */
const cardSeconds = 4;

const refused = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Answers `/media/…`: signed addresses, with Range; an expired address is 403. */
export async function serveMedia(request: Request, now: number, options: MediaOptions): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405);
  const opened = options.signer.open(new URL(request.url).pathname, now);
  if (typeof opened === 'string') return refused(403);
  const seconds = Math.max(0, Math.floor((opened.expiry - now) / 1000));
  const cacheControl = `private, max-age=${seconds}`;
  if (isUploadPath(opened.path)) return serveUpload(request, opened.path, cacheControl, options);
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
  const file = filmPart(opened.path)?.file ?? opened.path;
  return (await sendFile(options.folder, file, request, { cacheControl })) ?? refused(404);
}

/**
 * An uploaded file that is opened directly is downloaded and never shown as a page, because its content is
 * not trusted; pictures and players can still show it.
 */
async function serveUpload(
  request: Request,
  path: string,
  cacheControl: string,
  { uploads, nameOf }: MediaOptions,
): Promise<Response> {
  const response = await sendFile(uploads.root, path, request, { cacheControl });
  if (response === undefined) return refused(404);
  const [, key, ext] = /\/([0-9a-f]{40})\.([a-z0-9]+)$/.exec(path) ?? [];
  const name = key === undefined ? undefined : await nameOf(key);
  response.headers.set('content-disposition', attachment(ext ?? 'bin', name));
  return response;
}

/** The full name for current browsers, and an ASCII name for others. */
const attachment = (ext: string, name: string | undefined): string =>
  name === undefined
    ? 'attachment'
    : `attachment; filename="file.${ext}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;

const escape = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

async function makeText(path: string, options: MediaOptions): Promise<string | undefined> {
  const film = filmPart(path);
  if (film !== undefined && path.endsWith('.m3u8')) {
    const text = await readFile(join(options.folder, film.file), 'utf8').catch(() => undefined);
    const opening = film.card === undefined ? undefined : openingOf(film.file, cardSeconds);
    return text === undefined ? undefined : stretch(text, film.seconds, opening);
  }
  const [, itemId, lang] = /^captions\/(\d{1,15})\/(zh|en)\.vtt$/.exec(path) ?? [];
  if (itemId === undefined) return undefined;
  return options.captions(Number(itemId), lang === 'en' ? 'en' : 'zh');
}
