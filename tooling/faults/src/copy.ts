import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const limit = 1024 * 1024;

/** Stores the bytes that pass, up to a limit; longer content is dropped. */
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

/** The parsed value of JSON; other text unchanged. */
export function meaningOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The data of a successful answer; undefined for any other. */
export function successOf(text: string): { readonly data: unknown } | undefined {
  const value = meaningOf(text);
  if (typeof value !== 'object' || value === null || !('code' in value) || value.code !== 200)
    return undefined;
  return { data: 'data' in value ? value.data : undefined };
}
