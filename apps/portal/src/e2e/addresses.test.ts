import { describe, expect, it } from 'vitest';
import { areas } from '../areas/index.ts';
import { loginRoute } from '../areas/login/area.ts';
import type { Row, ScreenRow } from '../routing/types.ts';
import { alone, framed } from './addresses.ts';
import { allLooks, localesOf, looksOf } from './looks.ts';

/** The addresses of a row, with each value of its parameter filled in. */
const pathsOf = ({ path, values }: ScreenRow): readonly string[] =>
  values ? values.map((value) => path.replace(/:\w+/, value)) : [path];
const rows: readonly Row[] = [loginRoute, ...areas.flatMap((area) => area.rows)];
const built = rows.flatMap((row) => (row.redirect === undefined ? [row] : []));
const pathname = (address: string) => new URL(address, 'http://stoa.test').pathname;

describe('the addresses that the journeys open', () => {
  it('are those of the screens that are built, each once, so that no new screen is forgotten', () => {
    const withFrame = built.filter(({ layout }) => layout !== 'none').flatMap(pathsOf);
    const without = built.filter(({ layout }) => layout === 'none').flatMap(pathsOf);
    expect(framed.map(pathname).toSorted()).toEqual(withFrame.toSorted());
    expect(alone.map(({ path }) => pathname(path)).toSorted()).toEqual(without.toSorted());
  });

  it('contain the parameters that their screens need to request anything', () => {
    const all = [...framed, ...alone.filter(({ visitor }) => !visitor).map(({ path }) => path)];
    const lacking = all.filter((address) => {
      const given = new URL(address, 'http://stoa.test').searchParams;
      const row = built.find((each) => pathsOf(each).includes(pathname(address)));
      return row?.requires?.some((name) => !given.has(name)) ?? false;
    });
    expect(lacking).toEqual([]);
  });

  it('are inspected in one look each, and every look belongs to some of them', () => {
    const looks = framed.flatMap((address) => looksOf(address).slice(0, 1));
    expect(new Set(looks)).toEqual(new Set(allLooks));
  });

  it('are the same in each run: an address always gets the same look and language', () => {
    expect(looksOf('/home')).toEqual(looksOf('/home'));
    expect(new Set(framed.flatMap(localesOf))).toEqual(new Set(['zh-CN', 'en']));
  });
});
