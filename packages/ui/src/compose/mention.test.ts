import { describe, expect, test } from 'vitest';
import { mentionAt, mentionPieces } from './mention.ts';

const typedIn = (text: string) => mentionAt(text, text.length)?.typed;

describe('a mention that is being typed', () => {
  test.each([
    ['@', ''],
    ['@周', '周'],
    ['你好@周以', '周以'],
    ['谢谢 @Zhou', 'Zhou'],
    ['第一行\n@陈', '陈'],
    ['（@陈', '陈'],
  ])('is found in “%s”', (text, typed) => {
    expect(typedIn(text)).toBe(typed);
  });

  test.each([
    '',
    '周以衡',
    'a@example',
    'me.too@',
    '`npm i @',
    'https://x/@',
    '@周以衡 看',
    '@a@b',
    `@${'长'.repeat(21)}`,
  ])('is not found in “%s”', (text) => {
    expect(typedIn(text)).toBeUndefined();
  });

  test('ends at the caret and not at the end of the text', () => {
    expect(mentionAt('@周以衡 看 @', 2)).toEqual({ at: 0, typed: '周' });
  });
});

test('a text is shown with the people whom it mentions, and an address of e-mail stays an address', () => {
  const zhou = { name: '周以', href: '/person/2' };
  const longer = { name: '周以衡' };
  expect(mentionPieces('@周以衡 和 @周以，写信到 a@周以.com', [zhou, longer])).toEqual([
    longer,
    ' 和 ',
    zhou,
    '，写信到 a@周以.com',
  ]);
  expect(mentionPieces('没有人', [zhou])).toEqual(['没有人']);
});
