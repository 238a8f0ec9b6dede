import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { companiesWith } from './model.ts';

const companies = ['晨曦零售', '晨曦物流', 'Aurora Retail 晨光'].map((name) => ({ name }));
const found = (typed: string) => companiesWith(companies, typed).map(({ name }) => name);

test('finds by any words of the name, in any order and case', () => {
  expect(found('晨曦')).toEqual(['晨曦零售', '晨曦物流']);
  expect(found('晨 RETAIL')).toEqual(['Aurora Retail 晨光']);
  expect(found('山海')).toEqual([]);
});

test('more letters never find more, and no letters find all', () => {
  assert(
    property(array(string().map((name) => ({ name }))), string(), string(), (all, typed, more) => {
      expect(companiesWith(all, ' ')).toEqual(all);
      const wider = companiesWith(all, typed);
      expect(companiesWith(all, typed + more).every((company) => wider.includes(company))).toBe(true);
    }),
    { seed: 20_261_121 },
  );
});
