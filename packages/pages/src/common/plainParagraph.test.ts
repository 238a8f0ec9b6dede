import { expect, test } from 'vitest';
import { plainParagraph } from './plainParagraph.ts';

test('a text of one paragraph needs no sanitiser', () => {
  expect(plainParagraph('<p>约两分钟。</p>')).toBe('约两分钟。');
});

test.each([
  '<p>两段</p><p>文字</p>',
  '<p>有<b>标记</b></p>',
  '<p>A &amp; B</p>',
  '<p class="a">有属性</p>',
  '没有标记',
])('other markup is left to the sanitiser: %s', (html) => {
  expect(plainParagraph(html)).toBeUndefined();
});
