import { notificationList } from '@stoa/api/contract/notification';
import { searchSuggest } from '@stoa/api/contract/search';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { noticesFixture, searchOfferFixture } from './fixtures.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('notifications', () => {
    const list = noticesFixture(locale);
    const page = { list, total: list.length, pageNo: 1, pageSize: 20, pages: 1 };
    expect(v.parse(notificationList.data, page)).toEqual(page);
  });

  test.each(['', 'x'])('suggestions for “%s”', (typed) => {
    const offer = searchOfferFixture(locale, typed);
    expect(v.parse(searchSuggest.data, offer)).toEqual(offer);
  });
});
