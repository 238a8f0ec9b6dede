import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LoginSourceType } from '@stoa/domain';

/** Time that a person has to sign in at the provider. */
const lifeMs = 10 * 60_000;

export interface SsoStart {
  readonly domainName: string;
  readonly ssoType: LoginSourceType;
}

const seal = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`sso state\n${body}`).digest('base64url');

const bodyOf = ({ domainName, ssoType }: SsoStart, expireTime: number, nonce: string): string =>
  [expireTime, nonce, ssoType, encodeURIComponent(domainName)].join('.');

/**
 * The state of a single sign-on. It is random, so that the browser can store and compare it, and signed, so
 * that a return that never began here is refused.
 */
export function makeState(secret: string, start: SsoStart, now: number): string {
  const body = bodyOf(start, now + lifeMs, randomBytes(16).toString('base64url'));
  return `${body}.${seal(secret, body)}`;
}

/** Whether the state was made here for this page and this kind of sign-on, within the last ten minutes. */
export function isState(secret: string, state: string, start: SsoStart, now: number): boolean {
  const [expireTime = '', nonce = '', ...rest] = state.split('.');
  const given = Buffer.from(rest.at(-1) ?? '');
  const body = bodyOf(start, Number(expireTime), nonce);
  const wanted = Buffer.from(seal(secret, body));
  const sealed = given.length === wanted.length && timingSafeEqual(given, wanted);
  return sealed && state === `${body}.${wanted.toString()}` && Number(expireTime) > now;
}
