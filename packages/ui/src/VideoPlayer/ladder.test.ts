import { describe, expect, it } from 'vitest';
import { createLadder } from './ladder.ts';

describe('error ladder', () => {
  it('leaves errors that are not fatal to hls.js', () => {
    const ladder = createLadder(true, () => 0);
    expect(ladder({ fatal: false, kind: 'media' })).toBe('ignore');
    expect(ladder({ fatal: false, kind: 'network', status: 404 })).toBe('ignore');
  });

  it('recovers a decode error once, and shows the second within five seconds', () => {
    let now = 0;
    const ladder = createLadder(true, () => now);
    expect(ladder({ fatal: true, kind: 'media' })).toBe('recover');
    now = 4_000;
    expect(ladder({ fatal: true, kind: 'media' })).toEqual({ fail: 'media' });
    now = 9_000;
    expect(ladder({ fatal: true, kind: 'media' })).toBe('recover');
  });

  it('asks for a new address when one is refused, but never in a loop', () => {
    let now = 0;
    const ladder = createLadder(true, () => now);
    const refused = { fatal: false, kind: 'network', status: 403 } as const;
    expect([1, 2, 3, 4].map(() => ladder(refused))).toEqual(['renew', 'renew', 'renew', { fail: 'network' }]);
    now = 61_000;
    expect(ladder(refused)).toBe('renew');
  });

  it('shows a fatal network error when nobody can renew the address', () => {
    expect(createLadder(false, () => 0)({ fatal: true, kind: 'network', status: 403 })).toEqual({
      fail: 'network',
    });
  });
});
