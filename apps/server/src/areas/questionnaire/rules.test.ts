import { AnonymousMode, QuestionKind } from '@stoa/domain';
import { describe, expect, test } from 'vitest';
import type { StoredSurveyQuestion } from '../../db/schema/questionnaire.ts';
import { handedIn } from './rules.ts';
import { isAnonymous } from './submit.ts';
import { addedTo, mixed } from './voices.ts';

const said = (words: string) => ({ zh: words, en: words });
const choices = (...keys: string[]) => keys.map((key) => ({ key, text: said(key) }));
const questions: StoredSurveyQuestion[] = [
  {
    questionId: 1,
    stem: said('Learnt?'),
    required: true,
    ask: { kind: QuestionKind.Single, options: choices('A', 'B'), otherOption: true },
  },
  {
    questionId: 2,
    stem: said('What?'),
    required: true,
    showWhen: { questionId: 1, keys: ['A'] },
    ask: { kind: QuestionKind.Multiple, options: choices('A', 'B', 'C'), maxSelect: 2 },
  },
  {
    questionId: 3,
    stem: said('How?'),
    required: true,
    showWhen: { questionId: 2, keys: ['B'] },
    ask: { kind: QuestionKind.ShortAnswer, maxLength: 10 },
  },
  {
    questionId: 4,
    stem: said('Rate'),
    required: true,
    ask: { kind: QuestionKind.Matrix, rows: choices('r1', 'r2'), columns: choices('c1', 'c2') },
  },
];
const answer = (...given: [number, string[]][]) =>
  given.map(([questionId, values]) => ({ questionId, values }));
const rated: [number, string[]] = [4, ['r1:c1', 'r2:c2']];

describe('a questionnaire that is handed in', () => {
  test('names the first required question without an answer', () => {
    expect(handedIn(questions, answer([1, ['A']], rated))).toEqual({ missing: 2 });
    expect(handedIn(questions, answer([1, ['B']], [4, ['r1:c1']]))).toEqual({ missing: 2 });
    expect(handedIn(questions, answer(rated))).toEqual({ missing: 1 });
  });

  test('drops what belongs to hidden questions', () => {
    expect(handedIn(questions, answer([1, ['B']], [2, ['A']], [3, ['x']], [99, ['x']], rated))).toEqual({
      replies: answer([1, ['B']], rated),
    });
  });

  test('is stored without texts that are no part of an answer', () => {
    const sent = answer([1, ['A', 'junk']], [2, ['B']], [3, ['x', 'junk']], [4, [...rated[1], 'junk']]);
    expect(handedIn(questions, sent)).toEqual({ replies: answer([1, ['A']], [2, ['B']], [3, ['x']], rated) });
  });

  test.each<[number, string[]]>([
    [1, ['Z']],
    [2, ['A', 'B', 'C']],
    [3, ['12345678901']],
    [4, ['r1:c9', 'r2:c1']],
  ])('is refused with an answer that question %i does not allow: %j', (questionId, values) => {
    const given = new Map<number, string[]>([[1, ['A']], [2, ['B']], [3, ['x']], rated]);
    given.set(questionId, values);
    expect(handedIn(questions, answer(...given))).toEqual({ wrong: questionId });
  });

  test('is anonymous unless its kind or its respondent says otherwise', () => {
    expect(isAnonymous(AnonymousMode.Named, true)).toBe(false);
    expect(isAnonymous(AnonymousMode.Anonymous, false)).toBe(true);
    expect(isAnonymous(AnonymousMode.RespondentChooses, undefined)).toBe(true);
    expect(isAnonymous(AnonymousMode.RespondentChooses, false)).toBe(false);
  });
});

const voice = (day: string) => ({ day, replies: [] });

describe('answers without a name', () => {
  test('come in every order equally often', () => {
    const orders = new Map<string, number>();
    let state = 1;
    const random = (end: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % end;
    };
    for (let round = 0; round < 6000; round += 1) {
      const order = mixed(['a', 'b', 'c'], random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const [order, times] of orders) expect([order, Math.abs(times - 1000) < 150]).toEqual([order, true]);
  });

  test('are split when a row is full, so that no row is ever left with a few', () => {
    const full = Array.from({ length: 200 }, (_, at) => voice(String(at)));
    const [own, half = []] = addedTo(full, voice('new'));
    expect([own.length, half.length]).toEqual([101, 100]);
    expect(new Set([...own, ...half].map(({ day }) => day)).size).toBe(201);
    expect(addedTo(full.slice(1), voice('new'))).toHaveLength(1);
  });
});
