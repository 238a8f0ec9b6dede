import { expect, test } from 'vitest';
import { othersOf } from './others.ts';

const known = (personId: number, ...tags: string[]) => ({ personId, tags });

test('up to four other people are shown beside a person, those with the same subjects first, and never the person', () => {
  const person = known(2, '门店', '带教');
  const people = [known(1), person, known(3, '门店'), known(4), known(5, '带教', '门店'), known(6)];
  expect(othersOf(people, person).map(({ personId }) => personId)).toEqual([5, 3, 1, 4]);
  expect(othersOf([person], person)).toEqual([]);
});
