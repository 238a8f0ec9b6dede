import { describe, expect, test } from 'vitest';
import { doneFixture, reviewFixture } from '../fixtures.ts';
import { lookedAt, marksOf, needsPoints, sentMarks, totalOf, withGiven, withLate } from './marks.ts';

const review = reviewFixture('zh-CN');
const [choice, spoilt, washing, empty] = [10_501, 10_515, 10_516, 10_517];
const start = marksOf(review);
const marked = withGiven(withGiven(start, spoilt, { score: 9.5, comment: '' }), washing, {
  score: 14,
  comment: '很好',
});

describe('the sum of a paper', () => {
  test('is that of the choice questions until points are given, and shows what is missing', () => {
    expect(totalOf(review, start)).toEqual({ score: 12, missing: [spoilt, washing], passed: undefined });
  });

  test('grows with each question, and says whether the paper is passed once all have points', () => {
    expect(totalOf(review, withGiven(start, spoilt, { score: 9.5, comment: '' }))).toMatchObject({
      score: 21.5,
      missing: [washing],
      passed: undefined,
    });
    expect(totalOf(review, marked)).toEqual({ score: 35.5, missing: [], passed: false });
  });

  test('takes the points of a late choice instead of those of the one that was handed in', () => {
    const taken = withLate(marked, choice, true);
    expect(totalOf(review, taken)).toMatchObject({ score: 40.5, passed: true });
    expect(totalOf(review, withLate(taken, choice, false)).score).toBe(35.5);
  });

  test('needs no points if nothing was written, and needs them once a late answer is accepted', () => {
    const looked = lookedAt({
      ...review,
      marking: review.marking && {
        ...review.marking,
        late: [{ questionId: empty, values: ['复点'], typedTime: 1, arrivedTime: 2 }],
      },
    }).find(({ answered }) => answered.questionId === empty);
    if (looked === undefined) throw new Error('The question is missing.');
    expect(needsPoints(looked, [])).toBe(false);
    expect(needsPoints(looked, [empty])).toBe(true);
  });

  test('leaves a file without text to the marker', () => {
    const looked = lookedAt(review).find(({ answered }) => answered.questionId === washing);
    if (looked === undefined) throw new Error('The question is missing.');
    expect(needsPoints({ ...looked, answered: { ...looked.answered, my: [] } }, [])).toBe(true);
  });
});

describe('a marker starts', () => {
  test('with the draft', () => {
    const previous = { comment: '', scores: [{ id: spoilt, score: 3 }], lateTaken: [choice] };
    expect(marksOf({ ...review, previous })).toEqual({
      given: { [spoilt]: { score: 3, comment: '' }, [empty]: { score: 0, comment: '' } },
      lateTaken: [choice],
    });
  });

  test('with what an earlier review of the same attempt gave', () => {
    const { previous } = doneFixture('zh-CN');
    const history = [{ version: 1, submission: {}, submitTime: 1, opinion: previous }];
    expect(marksOf({ ...review, history })).toMatchObject({
      given: { [spoilt]: { score: 12.5, comment: '步骤完整。' } },
      lateTaken: [spoilt],
    });
  });
});

test('a comment without points is not sent, because points are what the server takes', () => {
  const marks = withGiven(marked, spoilt, { comment: '再想想' });
  expect(sentMarks(marks)).toEqual({
    scores: [
      { id: washing, score: 14, comment: '很好' },
      { id: empty, score: 0 },
    ],
    lateTaken: [],
  });
});
