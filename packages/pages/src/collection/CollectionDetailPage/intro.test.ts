import { expect, test } from 'vitest';
import { isIntroLonger } from './intro.ts';

test.each([
  ['', '', false],
  ['三个月走稳三步。', '', false],
  ['三个月走稳三步。', '<p>三个月走稳三步。</p>', false],
  ['三个月走稳三步。', '<p>先把货摆好，再把人带好。</p>', true],
  ['', '<p>先把货摆好。</p>', true],
])('the texts “%s” and “%s” are not repeated', (summary, introHtml, longer) => {
  expect(isIntroLonger({ summary, introHtml })).toBe(longer);
});
