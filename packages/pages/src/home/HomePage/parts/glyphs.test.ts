import { expect, test } from 'vitest';
import { glyphOf } from './glyphs.ts';

test('functions that lead to different things have different icons', () => {
  const addresses = [
    '/course/all',
    '/course/navArea?areaId=1',
    '/course/special/list',
    '/course/institute/list',
    '/course/hot',
    '/course/fresh',
    '/course/free',
    '/course/company',
    '/teacher/list',
    '/lecturer/list',
    '/mentor/detail?id=841',
    '/exam/list',
    '/questionnaire/list',
    '/live/company/list',
    '/study/center',
    '/user/certificate',
  ];
  const glyphs = addresses.map(glyphOf);
  const twice = addresses.filter((_, at) => glyphs.indexOf(glyphs[at] ?? glyphOf('')) !== at);
  expect(twice).toEqual([]);
});
