import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsOf, piecesOf } from './events.ts';
import { firstSentences, plain, shortened, wordsOfHtml } from './markdown.ts';

const seed = 20_261_123;
const signs = fc.constantFrom(...Array.from('\\*_[]<>`~&@#-1.:/w沟， \n😀'));
const typed = fc.string({ unit: signs, maxLength: 60 });

describe('what somebody typed', () => {
  test('is one line of text in an answer: every character of Markdown is taken literally, and none is lost', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = plain(text);
        expect(shown.replaceAll(/\\([\\`*_[\]<>~&@#+.)\-:])/g, '$1')).toBe(
          text.replaceAll(/\s+/gu, ' ').trim(),
        );
        expect(shown.replaceAll(/\\./g, 'x')).not.toMatch(/[`*_[\]<>~&@\\]|:\/\/|^[#+-]|^\d+[.)]|\n/);
      }),
      { seed, numRuns: 1000 },
    );
  });

  test.each([
    ['**bold** _x_', '\\*\\*bold\\*\\* \\_x\\_'],
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['[here](https://evil.example)', '\\[here\\](https\\://evil.example)'],
    ['www.evil.example', 'www\\.evil.example'],
    ['- one\n- two', '\\- one - two'],
    ['1. one', '1\\. one'],
    ['# head', '\\# head'],
    ['&lt;b&gt;', '\\&lt;b\\&gt;'],
  ])('%j is written as %j', (text, shown) => {
    expect(plain(text)).toBe(shown);
  });

  test('is shortened between characters and never inside one', () => {
    expect(shortened('😀'.repeat(5), 3)).toBe('😀😀…');
    expect(shortened('abc', 3)).toBe('abc');
  });
});

describe('rich text', () => {
  test('is summarised by its own words: its first sentences, unchanged', () => {
    const words = wordsOfHtml('<p>Use v2.0 &amp; more.</p><p>See&nbsp;<b>why</b>! Then go.</p>');
    expect(words).toBe('Use v2.0 & more. See why ! Then go.');
    expect(firstSentences(words, 1)).toBe('Use v2.0 & more.');
    expect(firstSentences('一是听。二是问？三是答', 2)).toBe('一是听。二是问？');
    expect(firstSentences('no end', 2)).toBe('no end');
  });
});

describe('a streamed answer', () => {
  test('comes in pieces that together are the whole text, none of them empty or long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(signs, fc.constantFrom('。', '！', ', ', '**')), maxLength: 300 }),
        (text) => {
          const pieces = piecesOf(text);
          expect(pieces.join('')).toBe(text);
          expect(pieces.every((piece) => piece !== '')).toBe(true);
        },
      ),
      { seed, numRuns: 500 },
    );
    expect(piecesOf('本周有 **3** 项任务，请先补上：\n\n- **食品安全**：逾期。')).toEqual([
      '本周有 **3** 项任务，',
      '请先补上：\n\n',
      '- **食品安全**：',
      '逾期。',
    ]);
  });

  test('ends with the message as it is stored', () => {
    const message = { messageId: 2, sessionId: 1, role: 'assistant' as const, text: '好。', time: 1 };
    expect([...eventsOf(message)]).toEqual([
      { event: 'delta', data: { text: '好。' } },
      { event: 'done', data: { message } },
    ]);
  });
});
