import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const limit = 1024 * 1024;

/** Keeps what passes by, as long as it is small enough to be of interest. */
export class Copy {
  #parts: Buffer[] = [];
  #length = 0;

  add(part: Buffer): void {
    this.#length += part.length;
    if (this.#length <= limit) this.#parts.push(part);
    else this.#parts = [];
  }

  text(encoding: string | undefined): string {
    const packed = Buffer.concat(this.#parts);
    switch (encoding) {
      case 'gzip':
        return gunzipSync(packed).toString();
      case 'br':
        return brotliDecompressSync(packed).toString();
      case 'deflate':
        return inflateSync(packed).toString();
      default:
        return packed.toString();
    }
  }
}

/** What JSON means; any other text as it is. */
export function meaningOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The data of an answer that says success, and only of one that does. */
export function successOf(text: string): { readonly data: unknown } | undefined {
  const value = meaningOf(text);
  if (typeof value !== 'object' || value === null || !('code' in value) || value.code !== 200)
    return undefined;
  return { data: 'data' in value ? value.data : undefined };
}
