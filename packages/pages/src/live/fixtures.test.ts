import { liveDetail, roomPoll } from '@stoa/api/contract/live';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { liveFixture, playbacksFixture, roomFixture } from './fixtures.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('a stream, and its recordings', () => {
    const live = liveFixture(locale, { playbacks: playbacksFixture(locale) });
    expect(v.parse(liveDetail.data, live)).toEqual(live);
  });

  test('its room and what was said in it', () => {
    const room = roomFixture(locale);
    expect(v.parse(roomPoll.data, room)).toEqual(room);
  });
});
