import { navArea } from '@stoa/api/contract/home';
import { searchQuery, searchSuggest } from '@stoa/api/contract/search';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerFixture, areaFixture, foundCourses, foundPeople, suggestedWords } from './fixtures.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('answers to a search', () => {
    for (const list of [foundCourses(locale), foundPeople(locale)]) {
      const answer = answerFixture(locale, { list });
      expect(v.parse(searchQuery.data, answer)).toEqual(answer);
    }
  });

  test('words to begin with', () => {
    expect(v.parse(searchSuggest.data, suggestedWords(locale))).toEqual(suggestedWords(locale));
  });

  test('a navigation area', () => {
    expect(v.parse(navArea.data, areaFixture(locale))).toEqual(areaFixture(locale));
  });
});
