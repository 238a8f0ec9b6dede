import { expect, it } from 'vitest';
import { brandOf } from './brand.ts';

const platform = { name: '学习云', logoUrl: '/cloud.svg' };

it('names the company whose colour the page has, of a person who is signed in at the platform’s address', () => {
  expect(brandOf({ platformName: '青禾金服', logo: '/leaf.svg' }, platform)).toEqual({
    name: '青禾金服',
    logoUrl: '/leaf.svg',
  });
});

it('names the owner of the address to a visitor, as soon as it is known', () => {
  expect(brandOf({ platformName: '', logo: '' }, platform)).toBe(platform);
  expect(brandOf({ platformName: '', logo: '' }, undefined)).toBeUndefined();
});
