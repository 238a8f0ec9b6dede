import { describe, expect, it } from 'vitest';
import { entrancePath } from './entrance.ts';

describe('after a login', () => {
  it('the page that asked for it opens, query included', () => {
    expect(entrancePath('?redirect=%2Fcourse%2Fdetail%3FcourseId%3D7%26x%3D%252B')).toBe(
      '/course/detail?courseId=7&x=%2B',
    );
  });

  it.each([
    '',
    '?redirect=',
    '?redirect=%2F%2Fevil.example',
    '?redirect=https%3A%2F%2Fevil.example',
    '?redirect=%2F%5Cevil.example',
    '?redirect=javascript%3Aalert(1)',
    '?redirect=%2Flogin%3Fredirect%3D%252Fhome',
    '?redirect=%2FLOGIN',
  ])('the home page opens for %s', (search) => expect(entrancePath(search)).toBe('/home'));
});
