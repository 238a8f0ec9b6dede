/*
 * SHA-256 (FIPS 180-4) in plain script, because `crypto.subtle` is missing on pages on plain http. It needs
 * no protection against timing attacks, because the key of the signature is public in every page.
 */

/** The standard's constants: the first 32 bits of the fractional parts of roots of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next += 1) {
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  }
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * The message with the padding of the standard (a one bit, zeros, its length), as big-endian words in blocks
 * of sixteen.
 */
function padded(message: Uint8Array): number[] {
  const words = Array.from({ length: (((message.length + 8) >> 6) + 1) * 16 }, () => 0);
  const put = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
  };
  for (const [at, byte] of message.entries()) put(at, byte);
  put(message.length, 0x80);
  words[words.length - 1] = message.length * 8;
  return words;
}

/** The sixteen words of a block, extended to sixty-four. */
function scheduled(block: readonly number[]): number[] {
  const words = [...block];
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const before = word(at - 15);
    const near = word(at - 2);
    const mixed = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const stirred = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[at] = (word(at - 16) + mixed + word(at - 7) + stirred) | 0;
  }
  return words;
}

type State = readonly [number, number, number, number, number, number, number, number];

function round([a, b, c, d, e, f, g, h]: State, word: number, constant: number): State {
  const choice = (e & f) ^ (~e & g);
  const majority = (a & b) ^ (a & c) ^ (b & c);
  const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + constant + word;
  const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
  return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
}

const added = (one: State, other: State): State => {
  const [a, b, c, d, e, f, g, h] = other;
  return [
    (one[0] + a) | 0,
    (one[1] + b) | 0,
    (one[2] + c) | 0,
    (one[3] + d) | 0,
    (one[4] + e) | 0,
    (one[5] + f) | 0,
    (one[6] + g) | 0,
    (one[7] + h) | 0,
  ];
};

/** SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  const constants = rootsOfPrimes(64, Math.cbrt);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = rootsOfPrimes(8, Math.sqrt);
  const words = padded(new TextEncoder().encode(text));
  let state: State = [a, b, c, d, e, f, g, h];
  for (let from = 0; from < words.length; from += 16) {
    let next = state;
    for (const [at, word] of scheduled(words.slice(from, from + 16)).entries()) {
      next = round(next, word, constants[at] ?? 0);
    }
    state = added(state, next);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
