import { QuestionKind } from '@stoa/domain';
import { array, assert, constantFrom, integer, property, string, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderingKeys, placeAfter, questionCommand, questionKeys } from './keys.ts';
import {
  completenessOf,
  inOrder,
  letterOf,
  moved,
  normaliseBlank,
  optionMark,
  pairsOf,
  piecesOf,
  reviewRows,
  sameBlank,
  scoreOf,
} from './model.ts';
import type { Asked, QuestionItem } from './types.ts';

const run = { seed: 20_261 };
/** The generator is created outside of the tests, because that takes seconds on a busy machine. */
const anyText = string({ unit: 'binary' });
const named = (keys: readonly string[]): QuestionItem[] => keys.map((key) => ({ key, text: `做 ${key}` }));
const keys = uniqueArray(constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 });

describe('the answered share of a question', () => {
  const options = named(['A', 'B', 'C']);
  const asked = {
    single: { kind: QuestionKind.Single, stem: '', options },
    atLeastTwo: { kind: QuestionKind.Multiple, stem: '', options, minSelect: 2 },
    trueFalse: { kind: QuestionKind.TrueFalse, stem: '' },
    fillIn: { kind: QuestionKind.FillIn, pieces: ['在 ', ' 到 ', ' 之间'] },
    shortAnswer: { kind: QuestionKind.ShortAnswer, stem: '' },
    matching: { kind: QuestionKind.Matching, stem: '', left: named(['L1', 'L2']), right: options },
    ordering: { kind: QuestionKind.Ordering, stem: '', items: options },
    scale: { kind: QuestionKind.Scale, stem: '', min: 0, max: 10, minLabel: '', maxLabel: '' },
    matrix: { kind: QuestionKind.Matrix, stem: '', rows: named(['r1', 'r2']), columns: options },
  } satisfies Record<string, Asked>;

  test.each([
    ['single', ['B'], 'full'],
    ['atLeastTwo', ['B'], 'half'],
    ['atLeastTwo', ['A', 'B'], 'full'],
    ['trueFalse', ['F'], 'full'],
    ['fillIn', ['4', ' '], 'half'],
    ['fillIn', ['4', '8'], 'full'],
    ['shortAnswer', ['  \n'], 'none'],
    ['shortAnswer', ['先道歉'], 'full'],
    ['matching', ['L1:A'], 'half'],
    ['matching', ['L1:A', 'L2:A'], 'full'],
    ['ordering', ['A', 'B', 'C'], 'full'],
    ['scale', ['0'], 'full'],
    ['matrix', ['r1:A'], 'half'],
    ['matrix', ['r1:A', 'r2:B'], 'full'],
  ] as const)('of %s with %j is %s', (kind, answer, expected) => {
    expect(completenessOf(asked[kind], answer)).toBe(expected);
  });

  test('is nothing if all of the answer is empty, whatever the kind', () => {
    assert(
      property(
        constantFrom(...Object.values(asked)),
        array(constantFrom('', ' ', '\u3000')),
        (each, empty) => {
          expect(completenessOf(each, empty)).toBe('none');
        },
      ),
      run,
    );
  });
});

describe('a filled-in text', () => {
  test('counts the same in full and half width, in any case, with spaces around it', () => {
    expect(sameBlank('　ＦＩＦＯ ', 'fifo')).toBe(true);
    expect(sameBlank('６０', '60')).toBe(true);
    expect(sameBlank('4 ℃', '4℃')).toBe(false);
  });

  test('has one form for comparing, which does not change when it is made again', () => {
    assert(
      property(anyText, (text) => {
        const once = normaliseBlank(text);
        expect(normaliseBlank(` ${once}\u3000`)).toBe(normaliseBlank(once));
        expect(once).toBe(once.trim());
      }),
      run,
    );
  });

  test('has a blank for each run of underscores', () => {
    expect(piecesOf('在 ____ 到 ___ 之间')).toEqual(['在 ', ' 到 ', ' 之间']);
    expect(piecesOf('没有空')).toEqual(['没有空']);
    expect(piecesOf('snake_case 不是空')).toHaveLength(1);
  });
});

describe('a move of an ordering', () => {
  const place = integer({ min: -3, max: 9 });

  test('loses nothing, duplicates nothing, and keeps the order of all others', () => {
    assert(
      property(keys, place, place, (list, from, to) => {
        const next = moved(list, from, to);
        expect(next.toSorted()).toEqual(list.toSorted());
        const thing = list[from];
        expect(next.filter((each) => each !== thing)).toEqual(list.filter((each) => each !== thing));
      }),
      run,
    );
  });

  test('puts the item where it should be, and the opposite move undoes it', () => {
    assert(
      property(keys, integer({ min: 0, max: 5 }), integer({ min: 0, max: 5 }), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const next = moved(list, from, to);
        expect(next[to]).toBe(list[from]);
        expect(moved(next, to, from)).toEqual(list);
      }),
      run,
    );
  });

  test('by a key never leaves the list', () => {
    assert(
      property(
        constantFrom(...orderingKeys),
        integer({ min: 1, max: 9 }),
        integer({ min: 0, max: 8 }),
        (key, count, at) => {
          const to = placeAfter(key.does, at % count, count);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
      run,
    );
  });

  test('starts from an answer, whatever of it is still in the question', () => {
    assert(
      property(keys, array(constantFrom('a', 'b', 'x', 'c', 'a')), (list: string[], answer: string[]) => {
        const order = inOrder(named(list), answer).map(({ key }) => key);
        expect(order.toSorted()).toEqual(list.toSorted());
        const known = [...new Set(answer)].filter((key) => list.includes(key));
        expect(order.slice(0, known.length)).toEqual(known);
      }),
      run,
    );
  });
});

const press = (key: string, ctrlKey = false) =>
  questionCommand({ key, ctrlKey, altKey: false, metaKey: false, shiftKey: false });

describe('a key on a question', () => {
  test('has one meaning only', () => {
    const all = questionKeys.map(({ key }) => key);
    expect(new Set(all).size).toBe(all.length);
  });

  test('chooses by letter or number, flags, and leaves the rest to the browser', () => {
    expect(press('c')).toEqual({ does: 'choose', index: 2 });
    expect(press('8')).toEqual({ does: 'choose', index: 7 });
    expect(press('m')).toEqual({ does: 'flag' });
    expect(press('ArrowDown')).toBeUndefined();
    expect(press('c', true)).toBeUndefined();
  });
});

describe('a review', () => {
  test('shows for each option what it was', () => {
    const marks = ['A', 'B', 'C', 'D'].map((key) => optionMark(key, ['A', 'C'], ['A', 'B']));
    expect(marks).toEqual(['right', 'missed', 'wrong', 'none']);
  });

  test('shows only what was chosen if the right answer is hidden', () => {
    expect(['A', 'B'].map((key) => optionMark(key, ['A'], undefined))).toEqual(['mine', 'none']);
  });

  test('compares blanks as the server does', () => {
    const asked = { kind: QuestionKind.FillIn, pieces: ['', '', ''] } as const;
    const rows = reviewRows(asked, ['６０ ', ''], ['60', '2']);
    expect(rows.map(({ mine, ok }) => ({ mine, ok }))).toEqual([
      { mine: '６０', ok: true },
      { mine: undefined, ok: false },
    ]);
  });

  test('names both sides of a pair, and nothing for one that is missing', () => {
    const asked = {
      kind: QuestionKind.Matching,
      stem: '',
      left: named(['L1', 'L2']),
      right: named(['R1', 'R2']),
    } as const;
    expect(reviewRows(asked, ['L2:R1'], ['L1:R1', 'L2:R1'])).toEqual([
      { key: 'L1', label: '做 L1', mine: undefined, right: '做 R1', ok: false },
      { key: 'L2', label: '做 L2', mine: '做 R1', right: '做 R1', ok: true },
    ]);
  });

  test('puts an order beside the right one, place by place', () => {
    const asked = { kind: QuestionKind.Ordering, stem: '', items: named(['a', 'b', 'c']) } as const;
    const rows = reviewRows(asked, ['b', 'a', 'c'], ['a', 'b', 'c']);
    expect(rows.map(({ ok }) => ok)).toEqual([false, false, true]);
    expect(reviewRows(asked, []).map(({ mine, ok }) => mine ?? ok)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a key with a colon in its value stays complete', () => {
  expect([...pairsOf(['row:col:1', 'broken'])]).toEqual([['row', 'col:1']]);
});

test('options after Z get letters as well', () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});

test('a score is between nothing and the full score, in halves, in digits of either width', () => {
  const scores = ['0', '8.5', '１０', '10.5', '-1', '3.25', '', ' ', '八'].map((text) => scoreOf(text, 10));
  expect(scores).toEqual([0, 8.5, 10, undefined, undefined, undefined, undefined, undefined, undefined]);
});
