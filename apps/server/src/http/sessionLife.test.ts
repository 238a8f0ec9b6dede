import { expect, test } from 'vitest';
import { hashOf, isToken, newToken } from './sessionLife.ts';

test('of ten thousand tokens none comes twice, and each has 256 random bits', () => {
  const tokens = Array.from({ length: 10_000 }, () => newToken());
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(tokens.length);
  const bits = tokens.map(({ token }) => [...Buffer.from(token, 'base64url')]);
  expect(new Set(bits.map(({ length }) => length * 8))).toEqual(new Set([256]));
  // In ten thousand tries all 256 values occur, except in one run out of 10^13.
  const sides = Array.from({ length: 32 }, (_, place) => new Set(bits.map((bytes) => bytes[place])).size);
  expect(sides.filter((seen) => seen < 256)).toEqual([]);
});

test('what is stored of a token is not the token, and cannot be used as one', () => {
  const { token, tokenHash } = newToken();
  expect(isToken(token)).toBe(true);
  expect(tokenHash).toBe(hashOf(token));
  expect(hashOf(tokenHash)).not.toBe(tokenHash);
  expect(tokenHash).not.toContain(token);
});
