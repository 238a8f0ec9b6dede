// @vitest-environment happy-dom
import { createSessionStore, memoryStorage } from '@stoa/api';
import { ReferrerType } from '@stoa/domain';
import { expect, it } from 'vitest';
import { rememberReferrer } from './referrer.ts';

const kept = (address: string) => {
  const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  history.replaceState(null, '', address);
  rememberReferrer(session, location);
  return session.read('referrerType');
};

it.each([
  '/home?referrer=official',
  '/login?a=1&referrer=official',
  '/login?redirect=%2Fhome%3Freferrer%3Dofficial',
  '/official/content-center',
  '/clues-website',
])('a person who opens %s comes from the official website', (address) => {
  expect(kept(address)).toBe(ReferrerType.OfficialWebsite);
});

it.each([
  '/home',
  '/home?referrer=other',
  '/login?redirect=http%3A%2F%2F%5B',
  '/course/all?keyword=referrer%3Dofficial',
])('a person who opens %s has the ordinary referrer', (address) => {
  expect(kept(address)).toBe(ReferrerType.Normal);
});
