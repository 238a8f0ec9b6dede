import { expect, it } from 'vitest';
import { signatureBucket } from '../constants.ts';
import { defaultTabTitle, pageTitle } from './title.ts';

it('names the product in the browser tab until a tenant does', () => {
  expect(defaultTabTitle('Stoa', 'en')).toBe('Stoa - learner end');
  expect(defaultTabTitle('Stoa', 'zh-CN')).toBe('Stoa - 学员端');
  expect(pageTitle('课程', '晨曦学堂')).toBe('课程 · 晨曦学堂');
  expect(pageTitle('', '晨曦学堂')).toBe('晨曦学堂');
});

it('changes the signature’s bucket every five seconds', () => {
  expect([0, 4999, 5000, 9999].map(signatureBucket)).toEqual([0, 0, 1, 1]);
});
