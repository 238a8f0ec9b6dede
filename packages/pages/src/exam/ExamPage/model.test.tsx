import type { ExamQuestion } from '@stoa/api/contract/exam';
import { QuestionKind } from '@stoa/domain';
import { isValidElement } from 'react';
import { describe, expect, test } from 'vitest';
import { paperFixture } from '../fixtures.ts';
import { askedOf, partsOf } from './asked.tsx';
import { timeOfDay } from '../timeOfDay.ts';
import { clockOf, placedOf } from './model.ts';

describe('the clock', () => {
  const attempt = { startTime: 10_000, deadlineTime: 70_000 };

  test('counts down to the deadline, and the last second counts until it is over', () => {
    expect(clockOf(attempt, 10_000)).toEqual({ kind: 'left', secondsLeft: 60, totalSeconds: 60 });
    expect(clockOf(attempt, 69_001)).toMatchObject({ secondsLeft: 1 });
    expect(clockOf(attempt, 70_000)).toMatchObject({ secondsLeft: 0 });
    expect(clockOf(attempt, 99_000)).toMatchObject({ secondsLeft: 0 });
  });

  test('counts up if there is no deadline', () => {
    expect(clockOf({ startTime: 10_000 }, 12_999)).toEqual({ kind: 'spent', seconds: 2 });
    expect(clockOf({ startTime: 10_000 }, 9000)).toEqual({ kind: 'spent', seconds: 0 });
  });

  test('says the time of day in the reader’s own zone', () => {
    expect(timeOfDay(new Date(2026, 10, 21, 9, 5, 7).getTime())).toBe('09:05:07');
  });
});

test('the questions of a paper are numbered consecutively, and a section shows how many points it has', () => {
  const sections = placedOf(paperFixture('zh-CN'));
  const numbers = sections.flatMap(({ questions }) => questions.map(({ number }) => number));
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(sections.map(({ points }) => points)).toEqual([36, 24, 10, 9, 5, 4, 12]);
});

type Asking<Kind> = Extract<ExamQuestion, { kind: Kind }>;
const single = (change: Partial<Asking<typeof QuestionKind.Single>>) =>
  askedOf({ questionId: 1, kind: QuestionKind.Single, stemHtml: '多少度？', options: [], ...change });
const fillIn = (change: Partial<Asking<typeof QuestionKind.FillIn>>) =>
  askedOf({ questionId: 1, kind: QuestionKind.FillIn, stemHtml: '多少度？', blanks: 1, ...change });

describe('what a question asks', () => {
  test('plain text is shown at once, and markup is cleaned first', () => {
    expect(single({})).toMatchObject({ stem: '多少度？' });
    const marked = single({ stemHtml: '<p>多少<b>度</b>？</p>' });
    expect('stem' in marked && isValidElement(marked.stem)).toBe(true);
  });

  test('a fill-in is divided at its blanks, and loses its markup', () => {
    expect(fillIn({ stemHtml: '火警是 ____。' })).toMatchObject({ pieces: ['火警是 ', '。'] });
    expect(fillIn({ stemHtml: '<p>a &amp; <b>____</b></p><p>c</p>', blanks: 1 })).toMatchObject({
      pieces: ['a & ', ' c'],
    });
  });

  test('a formula is drawn in a stem, in an option and beside a blank, and plain texts load nothing for it', () => {
    const options = [
      { key: 'A', text: '$x^2$' },
      { key: 'B', text: '两倍' },
    ];
    const asked = single({ stemHtml: '$x$ 的平方？', options });
    expect('stem' in asked && isValidElement(asked.stem)).toBe(true);
    const texts = 'options' in asked ? asked.options.map(({ text }) => text) : [];
    expect(texts.map((text) => isValidElement(text))).toEqual([true, false]);
    const filled = fillIn({ stemHtml: '若 $x=2$，则 x² 是 ____。' });
    expect('pieces' in filled && filled.pieces.map((piece) => isValidElement(piece))).toEqual([true, false]);
  });

  test('code above the sentence of a fill-in keeps its lines', () => {
    const code = '看代码：<pre><code class="language-js">a\nb</code></pre>';
    const sentence = '<p>它印出 ____。</p>';
    expect(partsOf(code + sentence)).toEqual({ above: code, sentence: '它印出 ____。' });
    expect(partsOf(`${sentence}<pre>c</pre>`).above).toBe('');
    const asked = fillIn({ stemHtml: code + sentence });
    expect('pieces' in asked && asked.pieces.map((piece) => isValidElement(piece))).toEqual([true, false]);
  });

  test('malicious code runs nothing while a fill-in is divided', async () => {
    partsOf('<pre><img src="data:," onerror="window.hurt=1"></pre>____');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect('hurt' in globalThis).toBe(false);
  });

  test('a fill-in has as many blanks as it says, also when its sentence shows none', () => {
    expect(fillIn({ stemHtml: '两种？', blanks: 2 })).toMatchObject({
      pieces: ['两种？', '', ''],
    });
  });

  test('an option with a picture keeps its text beside it', () => {
    const options = [
      { key: 'A', text: '红色' },
      { key: 'B', text: '绿色', imageUrl: '/green.png' },
    ];
    const asked = single({ options });
    const texts = 'options' in asked ? asked.options.map(({ text }) => text) : [];
    expect(texts[0]).toBe('红色');
    expect(isValidElement(texts[1])).toBe(true);
  });

  test('what is put in order is the text of the options', () => {
    const options = [{ key: 'S1', text: '早会' }];
    const asked = askedOf({ questionId: 1, kind: QuestionKind.Ordering, stemHtml: '', options });
    expect(asked).toMatchObject({ items: options });
  });
});
