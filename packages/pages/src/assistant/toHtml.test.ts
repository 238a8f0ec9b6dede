import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHtml } from './toHtml.ts';

test('paragraphs, emphasis and lists become what they mean', () => {
  expect(toHtml('本周 **2 项**：\n\n- 消防安全\n- 收银规范')).toBe(
    '<p>本周 <strong>2 项</strong>：</p>\n<ul>\n<li>消防安全</li>\n<li>收银规范</li>\n</ul>\n',
  );
  expect(toHtml('第一行\n第二行')).toContain('第一行<br>第二行');
  expect(toHtml('# 大标题')).toBe('<p><strong>大标题</strong></p>');
});

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img'],
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['[点这里](javascript:alert(1))', '点这里'],
  ['![图](https://evil.example/a.png)', '图'],
  ['<https://evil.example>', 'https://evil.example'],
])('%s stays words', (text, words) => {
  const html = toHtml(text);
  expect(html).toContain(words);
  expect(html).not.toMatch(/<(?:img|script|a)\b/);
});

test('whatever is written, the result contains nothing but the subset', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('<>[](){}!*_`#-~|&"\'\n 1aA:/.=好')) }),
      (text) => {
        const tags = toHtml(text).match(/<\/?[a-z][^\s>]*/gi) ?? [];
        const allowed =
          /^<\/?(?:p|br|strong|em|del|ul|ol|li|code|pre|blockquote|hr|table|thead|tbody|tr|th|td|input)$/;
        expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
      },
    ),
    { seed: 20_261_122, numRuns: 500 },
  );
});
