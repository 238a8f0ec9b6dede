import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchKinds, searchSorts } from '@stoa/pages/search';
import { readSearch, searchPath } from './searchAddress.ts';

const seed = 20_261_121;

describe('the address of a search', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          keyword: fc.string({ unit: 'grapheme-ascii', maxLength: 50 }),
          kind: fc.option(fc.constantFrom(...searchKinds), { nil: undefined }),
          sort: fc.constantFrom(...searchSorts),
          pageNo: fc.integer({ min: 1, max: 1_000_000 }),
        }),
        (address) => {
          fc.pre(address.keyword.trim() === address.keyword);
          expect(readSearch(searchPath(address).slice('/search'.length))).toEqual(address);
        },
      ),
      { seed },
    );
  });

  test('is always one that the server accepts, whatever somebody typed into it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.string(),
        fc.string(),
        (word, kind, sort, page) => {
          const query = new URLSearchParams({ keyword: word, kind, sort, pageNo: page });
          const read = readSearch(`?${query.toString()}`);
          expect(read.keyword.length).toBeLessThanOrEqual(50);
          expect(read.pageNo).toBeGreaterThanOrEqual(1);
          expect(searchSorts).toContain(read.sort);
        },
      ),
      { seed },
    );
    expect(readSearch('?kind=22&sort=best&pageNo=-3')).toEqual({
      keyword: '',
      kind: undefined,
      sort: 'default',
      pageNo: 1,
    });
    expect(readSearch(`?keyword=${encodeURIComponent(`${'长'.repeat(49)}😀`)}`).keyword).toBe(
      '长'.repeat(49),
    );
  });

  test('contains only what differs from the defaults', () => {
    expect(searchPath({})).toBe('/search');
    expect(searchPath({ keyword: 'a&b', sort: 'default', pageNo: 1 })).toBe('/search?keyword=a%26b');
  });
});
