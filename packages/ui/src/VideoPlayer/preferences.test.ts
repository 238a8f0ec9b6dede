import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPreferences,
  defaultPreferences,
  preferencesFrom,
  type PlayerPreferences,
} from './preferences.ts';

const closed = {
  read: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  write: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

describe('what a player remembers', () => {
  it('is used again by the next player', () => {
    let stored: unknown;
    const storage = {
      read: () => stored,
      write: (kept: PlayerPreferences) => {
        stored = JSON.parse(JSON.stringify(kept));
      },
    };
    createPreferences(storage).set({ rate: 1.5, volume: 0.4, captionLang: 'zh-CN' });
    expect(createPreferences(storage).get()).toEqual({
      ...defaultPreferences,
      rate: 1.5,
      volume: 0.4,
      captionLang: 'zh-CN',
    });
  });

  it('lasts until the page is left, if the storage cannot be used', () => {
    const store = createPreferences(closed);
    expect(store.get()).toEqual(defaultPreferences);
    store.set({ rate: 2 });
    expect(store.get().rate).toBe(2);
  });

  it('reads nothing from storage that no player could have written', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (all, rate, size) => {
        for (const stored of [all, { rate, volume: rate, captionStyle: { size } }]) {
          const { rate: kept, volume, captionStyle } = preferencesFrom(stored);
          expect(kept >= 0.5 && kept <= 2 && volume >= 0 && volume <= 1).toBe(true);
          expect(['sm', 'md', 'lg']).toContain(captionStyle.size);
        }
      }),
      { seed: 20266 },
    );
    const good = { ...defaultPreferences, rate: 1.25, muted: true };
    expect(preferencesFrom(good)).toEqual(good);
  });
});
