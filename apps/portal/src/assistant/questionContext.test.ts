import { afterEach, expect, it } from 'vitest';
import { questionContextOf, studying } from './questionContext.ts';

afterEach(() => {
  studying.current = undefined;
});

it('a question about a course contains its id, and in a lesson the second of the film', () => {
  expect(questionContextOf({ pathname: '/course/detail', search: '?courseId=117&ai=1' })).toEqual({
    route: '/course/detail',
    courseId: 117,
    itemId: undefined,
  });
  studying.current = () => ({ itemId: 9, position: 62.5 });
  expect(questionContextOf({ pathname: '/course/study', search: '?courseId=117&itemId=3' })).toEqual({
    route: '/course/study',
    courseId: 117,
    itemId: 9,
    position: 62.5,
  });
});

it.each(['?courseId=-1', '?courseId=1e400', '?courseId=%3Cb%3E', '?courseId=1.5', ''])(
  'contains nothing that is only invented in the address: %s',
  (search) => {
    expect(questionContextOf({ pathname: '/home', search }).courseId).toBeUndefined();
  },
);
