import { personDetail, personList } from '@stoa/api/contract/people';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { peopleFixture, personFixture } from './fixtures.ts';

const page = <Row>(list: readonly Row[]) => ({ list, total: list.length, pageNo: 1, pageSize: 24, pages: 1 });

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('people of a list', () => {
    const people = page(peopleFixture(locale));
    expect(v.parse(personList.data, people)).toEqual(people);
  });

  test('a person', () => {
    const person = personFixture(locale);
    expect(v.parse(personDetail.data, person)).toEqual(person);
  });
});
