import { expect, test } from 'vitest';
import { loadSanitiser } from '@stoa/ui/RichText';
import { partsOfMarkup } from './marks.ts';

const read = async (html: string) => partsOfMarkup((await loadSanitiser())(html));
const text = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join('');

test('the searched text is marked, and special characters are literal', async () => {
  expect(await read('高效<em>沟通</em> &lt;技巧&gt; &amp; 更多')).toEqual([
    { text: '高效', found: false },
    { text: '沟通', found: true },
    { text: ' <技巧> & 更多', found: false },
  ]);
});

test('of everything else only the words are left: no link, no picture, no script', async () => {
  const parts = await read(
    '<a href="javascript:alert(1)">a</a><img src=x onerror=alert(1)><script>alert(1)</script><em><b>b</b></em><p>c</p>',
  );
  expect(text(parts)).toBe('abc');
  expect(parts.filter(({ found }) => found)).toEqual([{ text: 'b', found: true }]);
});
