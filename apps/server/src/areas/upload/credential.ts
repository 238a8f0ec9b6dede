import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/**
 * The permission that an upload credential gives its holder: to send one announced file, and nothing else.
 */
const grant = v.object({
  /** The endpoint that accepts the credential; it is not valid at another one. */
  to: v.picklist(['video', 'file', 'private file']),
  id: v.number(),
  key: v.string(),
  ext: v.string(),
  size: v.number(),
  companyId: v.number(),
  userId: v.number(),
  expireTime: v.number(),
  /** The login in which a film is sent; its end ends the credential. */
  login: v.optional(v.string()),
});
export type Grant = v.InferOutput<typeof grant>;

/**
 * Lifetime of a credential, the same as at common video clouds: long enough for one part, too short to be
 * worth stealing.
 */
export const grantMs = 3_000_000;

/**
 * Makes and opens credentials. A credential itself says what it allows.
 */
export class Credentials {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  make(value: Grant): string {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${text}.${this.#sign(text)}`;
  }

  /** The grant of a valid credential, or why there is none. */
  open(credential: string, to: Grant['to'], now: number): Grant | 'expired' | 'forbidden' {
    const [, text, signature] = /^([\w-]{1,2048})\.([\w-]{43})$/.exec(credential) ?? [];
    if (text === undefined || signature === undefined) return 'forbidden';
    if (!timingSafeEqual(Buffer.from(this.#sign(text)), Buffer.from(signature))) return 'forbidden';
    const read = v.safeParse(grant, JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!read.success || read.output.to !== to) return 'forbidden';
    return now < read.output.expireTime ? read.output : 'expired';
  }

  /** A token like the one of a video cloud; here it names the person who asked and allows nothing by itself. */
  session(companyId: number, userId: number, expireTime: number): string {
    const text = Buffer.from(JSON.stringify({ companyId, userId, expireTime })).toString('base64url');
    return `${text}.${this.#sign(`session ${text}`)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
