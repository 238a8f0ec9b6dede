import { createHmac, timingSafeEqual } from 'node:crypto';

const validMs = 4 * 3_600_000;
/** Addresses made within this time are equal, so that browsers can cache the files. */
const stepMs = 1_800_000;

/**
 * Signs media addresses: `/media/{expiry}-{signature}/{path}`. The signature comes before the path, so that
 * relative addresses inside a playlist contain it too; a playlist's signature covers its folder, any other
 * only the one file.
 */
export class MediaSigner {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Root-relative signed address of a media path. Absolute addresses and '' stay unchanged. */
  url(path: string, now: number): string {
    if (path === '' || /^(https?:|\/|data:)/.test(path)) return path;
    const expiry = this.expiry(now);
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return `/media/${expiry.toString(36)}-${this.#sign(coveredBy(path), expiry)}/${encoded}`;
  }

  /** Time at which an address made now expires. */
  expiry(now: number): number {
    return Math.floor(now / stepMs) * stepMs + validMs;
  }

  /** The media path of a request's address, or the reason to refuse it. */
  open(pathname: string, now: number): { path: string; expiry: number } | 'expired' | 'forbidden' {
    const [, stamp, signature, encoded] =
      /^\/media\/([0-9a-z]{1,12})-([\w-]{43})\/(.+)$/.exec(pathname) ?? [];
    if (stamp === undefined || signature === undefined || encoded === undefined) return 'forbidden';
    const path = decode(encoded);
    if (path === undefined) return 'forbidden';
    const expiry = Number.parseInt(stamp, 36);
    const covers = [path, ...foldersOf(path)];
    if (!covers.some((covered) => same(this.#sign(covered, expiry), signature))) return 'forbidden';
    return now < expiry ? { path, expiry } : 'expired';
  }

  #sign(covered: string, expiry: number): string {
    return createHmac('sha256', this.#key).update(`${expiry}\n${covered}`).digest('base64url');
  }
}

const coveredBy = (path: string): string =>
  path.endsWith('.m3u8') ? path.slice(0, path.lastIndexOf('/') + 1) : path;

const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\//g)].map((slash) => path.slice(0, slash.index + 1));

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Decodes a path; only plain relative ones are accepted: no empty, `.` or `..` part, no back-slash, no NUL. */
function decode(encoded: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  const parts = path.split('/');
  return parts.every((part) => /^[^\0\\]+$/.test(part) && part !== '.' && part !== '..') ? path : undefined;
}
