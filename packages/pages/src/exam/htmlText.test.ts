import { expect, test } from 'vitest';
import { textOf } from './htmlText.ts';

// These tests run without a browser, whose parser our policy for content does not let a page use.
test.each([
  ['多少度？', '多少度？'],
  ['<p>a &amp; <b>____</b></p><p>c</p>', 'a & ____ c'],
  ['每 ____ 小时<br>测量一次', '每 ____ 小时 测量一次'],
  ['<p title="a > b">温度 &le; 4&nbsp;&deg;C</p>', '温度 ≤ 4\u00a0°C'],
  ['&#20320;&#x597d;&#0;&#x110000;', '你好\ufffd\ufffd'],
  ['<!-- <b>not</b> shown -->R&D，a < b，&unknown;', 'R&D，a < b，&unknown;'],
  ['&lt;script&gt;', '<script>'],
  ['一元 $c=18$', '一元 $c=18$'],
])('the text of %j is %j', (html, text) => {
  expect(textOf(html)).toBe(text);
});
