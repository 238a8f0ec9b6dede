import { array, assert, boolean, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanced, breakLines, emWidth, filled, setBlock, type Run } from './text.ts';

const seed = 20_261_121;
const words = constantFrom(
  '店长',
  '领导力',
  '，',
  '。',
  '（',
  '）',
  '“',
  '”',
  ' ',
  'Lin',
  'Xiaoman',
  '92.5',
  '·',
  'ß',
);
const runs = array(
  record({
    text: array(words, { minLength: 1, maxLength: 9 }).map((parts) => parts.join('')),
    strong: boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);
const signs = (pieces: readonly Run[]) =>
  pieces.flatMap(({ text, strong }) =>
    Array.from(text)
      .filter((sign) => sign.trim() !== '')
      .map((sign) => `${sign}${strong}`),
  );

const plain = (text: string, width: number) =>
  breakLines([{ text, strong: false }], width).map((line) => line.map((run) => run.text).join(''));

describe('lines', () => {
  it('lose no character and no weight, and none is wider than allowed', () => {
    assert(
      property(runs, double({ min: 1.5, max: 30, noNaN: true }), (text, width) => {
        for (const lines of [breakLines(text, width), balanced(text, width)]) {
          expect(lines.flatMap(signs)).toEqual(signs(text));
          for (const line of lines) expect(emWidth(line)).toBeLessThanOrEqual(width + 1e-9);
        }
      }),
      { seed },
    );
  });

  it('need no more lines when balanced', () => {
    assert(
      property(runs, double({ min: 4, max: 30, noNaN: true }), (text, width) => {
        expect(balanced(text, width).length).toBe(breakLines(text, width).length);
      }),
      { seed },
    );
  });

  it('keep words whole, and closing punctuation with the word before it', () => {
    expect(plain('完成全部课程。', 6)).toEqual(['完成全部课', '程。']);
    expect(plain('授予（晨曦）', 3)).toEqual(['授予', '（晨', '曦）']);
    expect(plain('awarded to Lin Xiaoman', 8)).toEqual(['awarded to', 'Lin Xiaoman']);
    expect(plain('', 8)).toEqual(['']);
  });

  it('are of about the same length', () => {
    const [first, second, third] = balanced([{ text: '准予结业特发此证以资鼓励', strong: false }], 11);
    expect([first, second].map((line) => line?.[0]?.text.length)).toEqual([6, 6]);
    expect(third).toBeUndefined();
  });

  it('keep a title whole where another place to break is about as good', () => {
    const sentence = filled('于 {date} 完成「{title}」的学习与考核，', {
      date: '2025 年 12 月 21 日',
      title: '食品安全上岗证',
    });
    const lines = balanced(sentence, 24).map((line) => line.map(({ text }) => text).join(''));
    expect(lines).toEqual(['于 2025 年 12 月 21 日 完成', '「食品安全上岗证」的学习与考核，']);
  });
});

describe('a block', () => {
  it('fits its box, whatever is written, by wrapping and by shrinking', () => {
    assert(
      property(
        array(record({ runs, scale: constantFrom(1, 1.7) }), { minLength: 1, maxLength: 4 }),
        (paragraphs) => {
          const box = { width: 420, height: 180, size: 24, leading: 1.75 };
          const { lines, size, height } = setBlock(paragraphs, box);
          expect(height).toBeLessThanOrEqual(box.height);
          expect(size).toBeLessThanOrEqual(box.size);
          for (const line of lines)
            expect(emWidth(line.runs) * size * line.scale).toBeLessThanOrEqual(box.width + 1e-6);
        },
      ),
      { seed },
    );
  });

  it('ends also with a very long text', () => {
    const text = '店'.repeat(5000);
    const { lines } = setBlock([{ runs: [{ text, strong: false }], scale: 1 }], {
      width: 60,
      height: 20,
      size: 24,
      leading: 1.5,
    });
    expect(lines.flatMap(({ runs: all }) => signs(all))).toHaveLength(5000);
  });
});

it('placeholders become bold values, and text that is no placeholder stays', () => {
  expect(filled('{name}于{date}，{other}', { name: '林小满', date: '{title}' })).toEqual([
    { text: '林小满', strong: true },
    { text: '于', strong: false },
    { text: '{title}', strong: true },
    { text: '，', strong: false },
    { text: '{other}', strong: false },
  ]);
});
