import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

const options = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const length = 32;

const poolSize = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/**
 * Passwords derived at the same time. Two threads of Node's pool stay free, because file access, name
 * look-ups and compression would otherwise wait behind passwords.
 */
export const hashesAtOnce = Math.max(1, Math.min(availableParallelism(), poolSize - 2));

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/** Stored form of a password. Pass `salt` only where the hash must be the same each time, as in the seed. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * A hash that no password matches. It is checked for accounts that do not exist, so that they cause the same
 * work.
 */
const nobody = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(length).toString('base64url')}`;

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? nobody).split('$');
  const key = await derive(password, Buffer.from(salt, 'base64url'));
  const wanted = Buffer.from(expected, 'base64url');
  return key.length === wanted.length && timingSafeEqual(key, wanted) && stored !== undefined;
}
