import { describe, expect, it } from 'vitest';
import { lineAt, linesOf } from './vtt.ts';

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

describe('transcript of a WebVTT file', () => {
  it('has the words of each cue without tags, and its seconds', () => {
    expect(linesOf(file.replaceAll('\n', '\r\n'))).toEqual([
      { from: 1.5, to: 4, text: '先听完，再回应' },
      { from: 3600, to: 3602, text: '利润 < 成本\n& 费用' },
    ]);
  });

  it('is empty for what is no such file', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf('<html>404</html>')).toEqual([]);
  });

  it('stands at the line that was said last', () => {
    const lines = linesOf(file);
    expect([0, 1.5, 30, 4000].map((time) => lineAt(lines, time))).toEqual([-1, 0, 0, 1]);
  });
});
