import { Definition } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { allowedRate, definitionsOf, sourceFor } from './model.ts';

describe('rate and quality', () => {
  it('clamps the remembered rate to what the item allows', () => {
    expect(allowedRate(2, 1.5, false)).toBe(1.5);
    expect(allowedRate(2, 1.5, true)).toBe(2);
    expect(allowedRate(16, 2, false)).toBe(2);
  });

  it('offers the qualities of the manifest when the item names none, and no choice when there is one', () => {
    const auto = { definition: Definition.Auto, type: 'hls', url: '/a.m3u8' } as const;
    expect(definitionsOf([auto], [240, 360, 720])).toEqual(['AUTO', 'LD', 'SD', 'HD']);
    expect(definitionsOf([{ ...auto, type: 'mp4' }], [])).toEqual([]);
  });

  it('opens the manifest that holds all renditions before a single one', () => {
    const auto = { definition: Definition.Auto, type: 'hls', url: '/a.m3u8' } as const;
    const high = { definition: Definition.Hd, type: 'hls', url: '/hd.m3u8' } as const;
    expect(sourceFor([high, auto], Definition.Hd)).toBe(auto);
    expect(sourceFor([high], Definition.Ld)).toBe(high);
  });
});
