import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a typed password is the exam's. The comparison always takes the same time, so it does not reveal
 * how much of the password is right.
 */
export function isPassword(typed: string, right: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
