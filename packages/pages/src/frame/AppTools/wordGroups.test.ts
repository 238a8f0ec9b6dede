import { expect, test } from 'vitest';
import { wordGroups } from './wordGroups.ts';

test('a word that was searched for is offered once, where it can be deleted', () => {
  const offer = { history: ['防损'], suggestions: ['防损', '防损基础'], hot: ['必修', '防损'] };
  expect(wordGroups(offer)).toEqual([
    { kind: 'history', words: ['防损'] },
    { kind: 'suggestion', words: ['防损基础'] },
    { kind: 'hot', words: ['必修'] },
  ]);
});

test('before the server has answered nothing is offered', () => {
  expect(wordGroups(undefined).flatMap(({ words }) => words)).toEqual([]);
});
