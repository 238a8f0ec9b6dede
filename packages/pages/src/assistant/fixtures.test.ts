import { chatMessages, chatSessions } from '@stoa/api/contract/ai';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerFixture, sessionsFixture } from './fixtures.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('an answer', () => {
    const messages = { list: [answerFixture(locale)], nextAfter: 12 };
    expect(v.parse(chatMessages.data, messages)).toEqual(messages);
  });

  test('earlier conversations', () => {
    const sessions = sessionsFixture(locale);
    expect(v.parse(chatSessions.data, sessions)).toEqual(sessions);
  });
});
