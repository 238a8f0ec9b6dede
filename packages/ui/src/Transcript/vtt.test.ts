import { describe, expect, it } from 'vitest';
import { lineAt, linesOf, textOf } from './vtt.ts';

const file = `WEBVTT - 一对一沟通

NOTE 说明不是字幕

intro
00:01.500 --> 00:04.000 line:90%
<v 苏映雪>先听完，<b>再回应</b>

1:00:00,000 --> 1:00:02,000
利润 &lt; 成本
&amp; 费用

坏的 --> 行
不算
`;

const cue = (at: number, text: string) => `00:${at}.000 --> 00:${at}.500\n${text}`;

describe('transcript of a WebVTT file', () => {
  it('contains the words of each cue without tags, and its seconds', () => {
    expect(linesOf(file.replaceAll('\n', '\r\n'))).toEqual([
      { from: 1.5, to: 4, text: '先听完，再回应' },
      { from: 3600, to: 3602, text: '利润 < 成本\n& 费用' },
    ]);
  });

  it('is empty for anything else', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf('<html>404</html>')).toEqual([]);
  });

  it('is in the order of time and limited, whatever the file', () => {
    expect(linesOf([cue(20, '后'), cue(10, '先')].join('\n\n')).map(({ text }) => text)).toEqual([
      '先',
      '后',
    ]);
    expect(linesOf(cue(10, '长'.repeat(9_999)))[0]?.text).toHaveLength(500);
    const many = Array.from({ length: 12_000 }, () => cue(10, '又'));
    expect(linesOf(many.join('\n\n'))).toHaveLength(10_000);
  });

  it('is copied as plain text, a line for each cue', () => {
    expect(textOf(linesOf(file))).toBe('先听完，再回应\n利润 < 成本 & 费用');
  });

  it('marks the line that was spoken last', () => {
    const lines = linesOf(file);
    expect([0, 1.5, 30, 4000].map((time) => lineAt(lines, time))).toEqual([-1, 0, 0, 1]);
  });
});
