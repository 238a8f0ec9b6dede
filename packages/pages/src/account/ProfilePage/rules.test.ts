import { profileUpdate, passwordChange } from '@stoa/api/contract/profile';
import { Gender } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, passwordFaults, profileFaults } from './rules.ts';

const seed = 20_261_121;
type Schema = Pick<typeof profileUpdate.request | typeof passwordChange.request, '~standard'>;
/** Whether the server's schema accepts it. */
const takes = (schema: Schema, value: object): boolean => {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
};
const saved = { realName: '林小满', email: 'lin@example.com', gender: Gender.Female };
const letters = fc.string({ unit: fc.constantFrom('林', 'a', '1', ' ', '·', '<', '@', '.'), maxLength: 70 });

describe('a profile', () => {
  it('accepts nothing that the server refuses, and refuses nothing that the server accepts', () => {
    const check = fc.property(letters, letters, (realName, email) => {
      const faults = profileFaults({ ...saved, realName, email }, saved);
      expect(faults.has('realName')).toBe(!takes(profileUpdate.request, { realName: realName.trim() }));
      expect(faults.has('email')).toBe(!takes(profileUpdate.request, { email: email.trim() }));
    });
    fc.assert(check, { seed, numRuns: 1000 });
  });

  it('may have an empty e-mail address only if none is stored', () => {
    expect([...profileFaults({ ...saved, email: '' }, saved)]).toEqual(['email']);
    expect([...profileFaults({ ...saved, email: ' ' }, { ...saved, email: '' })]).toEqual([]);
  });

  it('sends what differs and nothing else', () => {
    expect(changesOf(saved, saved)).toEqual({});
    expect(changesOf({ ...saved, realName: ' 林小满 ' }, saved)).toEqual({});
    expect(changesOf({ ...saved, realName: '林 满', gender: Gender.Male }, saved)).toEqual({
      realName: '林 满',
      gender: Gender.Male,
    });
  });
});

describe('a new password', () => {
  it('accepts nothing that the server refuses', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', 'Z', '1', ' ', '密', '!'), maxLength: 24 });
    const check = fc.property(typed, typed, (old, fresh) => {
      const faults = passwordFaults({ old, fresh, again: fresh });
      const asked = { oldPassword: old, newPassword: fresh };
      expect(faults.size === 0).toBe(takes(passwordChange.request, asked) && old !== fresh);
    });
    fc.assert(check, { seed, numRuns: 1000 });
  });

  it('must be typed twice in the same way, and differ from the old one', () => {
    expect([...passwordFaults({ old: 'Learn2026', fresh: 'Learn2026', again: 'Learn2027' })]).toEqual([
      'same',
      'again',
    ]);
    expect([...passwordFaults({ old: '', fresh: 'short', again: 'short' })]).toEqual(['old', 'fresh']);
  });
});
