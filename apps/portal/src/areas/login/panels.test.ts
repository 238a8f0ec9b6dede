import { LoginKind, valuesOf } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredBy, panelAddress, shownPanel } from './panels.ts';

const kinds = fc.uniqueArray(fc.constantFrom(...valuesOf(LoginKind)));
const wishes = fc.option(fc.constantFrom('password', 'sms', 'job', 'qr', 'forgot', 'nonsense', ''));

describe('the panels of a login page', () => {
  it('are in the order that the company chose', () => {
    expect(offeredBy([3, 1, 5, 8, 9])).toEqual({ tabs: ['job', 'password'], qr: false });
    expect(offeredBy([4, 2, 2, 1])).toEqual({ tabs: ['sms', 'password'], qr: true });
    expect(offeredBy([5, 6])).toEqual({ tabs: [], qr: false });
  });

  it.each([
    [[1, 2, 4], 'sms', 'sms'],
    [[1, 2, 4], 'qr', 'qr'],
    [[1, 2, 4], 'forgot', 'forgot'],
    [[3, 5], 'forgot', 'forgot'],
    [[3, 5], 'password', 'job'],
    [[2, 4], 'forgot', 'sms'],
    [[1], 'qr', 'password'],
    [[4, 5], null, 'qr'],
    [[5, 6], 'password', undefined],
  ] as const)('of %j with the panel %s in the address open at %s', (types, wish, panel) => {
    expect(shownPanel(offeredBy(types), wish)).toBe(panel);
  });

  it('never open what the company does not offer, and are absent only if it offers none', () => {
    fc.assert(
      fc.property(kinds, wishes, (types, wish) => {
        const offered = offeredBy(types);
        const panel = shownPanel(offered, wish);
        const allowed = [
          ...offered.tabs,
          ...(offered.qr ? ['qr'] : []),
          ...(types.includes(1) || types.includes(3) ? ['forgot'] : []),
        ];
        expect(allowed.length === 0 ? [undefined] : allowed).toContain(panel);
      }),
      { seed: 20_260_310, numRuns: 500 },
    );
  });

  it('change the address and nothing else in it', () => {
    const redirect = 'redirect=%2Fcourse%2Fdetail%3Fx%3D%252B';
    expect(panelAddress(`?${redirect}&panel=sms&a=`, 'qr')).toBe(`?${redirect}&a=&panel=qr`);
    expect(panelAddress('', 'job')).toBe('?panel=job');
  });
});
