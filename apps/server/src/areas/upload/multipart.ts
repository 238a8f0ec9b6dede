/** A body that is no multipart form, or that ends too early. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

export interface FormPart {
  readonly name: string;
  readonly isFile: boolean;
  /** Must be read to the end before the next part is available. */
  readonly bytes: AsyncIterable<Buffer>;
}

const maxHeaders = 8192;

/** The boundary between the parts, from the content-type header. */
export function boundaryOf(contentType: string | null | undefined): string | undefined {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  if (type.toLowerCase() !== 'multipart/form-data') return undefined;
  const found = parameters.find((parameter) => parameter.toLowerCase().startsWith('boundary='));
  const text = found?.slice('boundary='.length).replace(/^"(.*)"$/, '$1') ?? '';
  return /^[\w'()+,./:=? -]{1,70}$/.test(text) ? text : undefined;
}

/** Reads up to a boundary at a time and never stores more than one chunk and a boundary. */
class Scanner {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterator<Uint8Array>) {
    this.#source = source;
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done === true) throw new Malformed('ends too early');
    this.#rest = this.#rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#rest, next.value]);
  }

  /** All bytes up to the boundary as they arrive; the boundary itself is removed. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(mark);
      const safe = at === -1 ? Math.max(0, this.#rest.length - mark.length + 1) : at;
      const part = this.#rest.subarray(0, safe);
      this.#rest = this.#rest.subarray(at === -1 ? safe : at + mark.length);
      if (part.length > 0) yield part;
      if (at !== -1) return;
      await this.#more();
    }
  }

  async take(length: number): Promise<string> {
    while (this.#rest.length < length) await this.#more();
    const text = this.#rest.toString('latin1', 0, length);
    this.#rest = this.#rest.subarray(length);
    return text;
  }
}

/** Reads all bytes as text; throws above a limit. */
export async function textOf(bytes: AsyncIterable<Buffer>, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > most) throw new Malformed('has a field that is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** The parts of a form, one after the other as they arrive, however large they are. */
export async function* partsOf(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart, void, undefined> {
  const chunks = source[Symbol.asyncIterator]();
  const scanner = new Scanner(chunks);
  try {
    await textOf(scanner.until(Buffer.from(`--${boundary}`)), maxHeaders);
    for (;;) {
      const after = await scanner.take(2);
      if (after === '--') return;
      if (after !== '\r\n') throw new Malformed('has no line after its boundary');
      const head = await textOf(scanner.until(Buffer.from('\r\n\r\n')), maxHeaders);
      const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1] ?? '';
      const name = /(?:^|;)\s*name="([^"]*)"/.exec(disposition)?.[1];
      if (name === undefined) throw new Malformed('has a part without a name');
      const bytes = scanner.until(Buffer.from(`\r\n--${boundary}`));
      yield { name, isFile: /(?:^|;)\s*filename\*?=/.test(disposition), bytes };
      // Skips the rest of a part that was not read.
      for await (const _part of bytes) continue;
    }
  } finally {
    await chunks.return?.();
  }
}
