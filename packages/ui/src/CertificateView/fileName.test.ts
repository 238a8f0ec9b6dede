import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from './fileName.ts';

/** The generators are created outside of the tests, because that takes seconds on a busy machine. */
const [anyTitle, anyHolder] = [string({ unit: 'binary' }), string({ unit: 'binary', maxLength: 150 })];

const name = (title: string, holderName: string, certificateNo: string) =>
  fileNameOf({ title, holderName, certificateNo }, 'pdf');

test('is title, name and number', () => {
  expect(name('店长领导力', '林小满', 'DAWN-202611-000123')).toBe('店长领导力-林小满-DAWN-202611-000123.pdf');
  expect(name('A/B: “C”?\n', ' 林 小满 ', 'N1')).toBe('A B “C”-林 小满-N1.pdf');
  expect(name('', '', '')).toBe('certificate.pdf');
});

test('can be saved by every system, and contains the number even if the title is too long', () => {
  expect(name('店长'.repeat(200), '林小满', 'N-7').endsWith('-林小满-N-7.pdf')).toBe(true);
  assert(
    property(anyTitle, anyHolder, string(), (...parts) => {
      const file = name(...parts);
      expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
      expect(file).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
      expect(file).toMatch(/^[^.\s].*\.pdf$/u);
    }),
    { seed: 20_261_121 },
  );
});
