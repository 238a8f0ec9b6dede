import { noteList, relationList } from '@stoa/api/contract/interact';
import { notificationSettings } from '@stoa/api/contract/notification';
import { profile, sessionList } from '@stoa/api/contract/profile';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  followsFixture,
  notesFixture,
  profileFixture,
  sessionsFixture,
  settingsFixture,
} from './fixtures.ts';

test.each(locales)('the account that stories show in %s is what the contract allows', (locale) => {
  const account = profileFixture(locale);
  expect(v.parse(profile.data, account)).toEqual(account);
});

test('devices and message settings that stories show are what the contract allows', () => {
  expect(v.parse(sessionList.data, { list: sessionsFixture }).list).toEqual(sessionsFixture);
  expect(v.parse(notificationSettings.data, { kinds: settingsFixture }).kinds).toEqual(settingsFixture);
});

const page = <Row>(list: readonly Row[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20, pages: 1 });

test.each(locales)('the notes and follows that stories show in %s are what the contract allows', (locale) => {
  const notes = page(notesFixture(locale));
  expect(v.parse(noteList.data, notes)).toEqual(notes);
  const follows = page(followsFixture(locale).map((entry) => ({ ...entry, time: 1 })));
  expect(v.parse(relationList.data, follows)).toEqual(follows);
});
