/** An encryption key that the server has sent, kept only in the memory of this page. */
export interface OutboxKey {
  /** Names the key that an entry needs, without revealing the key. */
  readonly id: string;
  readonly key: CryptoKey;
}

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const ivBytes = 12;
const text = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Makes a key from the text that the server has sent; `undefined` if the browser has no cryptography (plain
 * http).
 */
export async function outboxKey(
  given: string,
  subtle: SubtleCrypto | undefined,
): Promise<OutboxKey | undefined> {
  if (subtle === undefined || given === '') return undefined;
  try {
    const bytes = await subtle.digest('SHA-256', text.encode(`stoa outbox key ${given}`));
    const name = await subtle.digest('SHA-256', text.encode(`stoa outbox name ${given}`));
    const key = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
    return { id: hex(name).slice(0, 16), key };
  } catch {
    return undefined;
  }
}

/**
 * Encrypts a value and binds it to its name: an entry that was moved to another owner or document cannot be
 * opened.
 */
export async function seal({ key }: OutboxKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const algorithm = { name: 'AES-GCM', iv, additionalData: text.encode(name) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, key, text.encode(JSON.stringify(value))) };
}

/** Decrypts a value; `undefined` when the key or the name differs, or a single bit was changed. */
export async function unseal({ key }: OutboxKey, name: string, { iv, data }: Sealed): Promise<unknown> {
  try {
    const algorithm = { name: 'AES-GCM', iv, additionalData: text.encode(name) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, data)));
  } catch {
    return undefined;
  }
}
