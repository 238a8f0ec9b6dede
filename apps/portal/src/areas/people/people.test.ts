import { PersonRole } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAsked, listedRole } from './kinds.ts';
import { tagIn, tagsOf } from './tags.ts';

describe('tags to choose by', () => {
  test('begin with the most common, those of equal weight in the order in which they were found', () => {
    const people = [{ tags: ['数据', '管理'] }, { tags: ['管理'] }, { tags: ['财务'] }];
    expect(tagsOf(people, '')).toEqual(['管理', '数据', '财务']);
  });

  test('the chosen one is always among them, once, and there are never many', () => {
    const tag = fc.constantFrom(...Array.from({ length: 20 }, (_, no) => `tag ${no}`));
    const people = fc.array(fc.record({ tags: fc.uniqueArray(tag) }));
    fc.assert(
      fc.property(people, fc.oneof(tag, fc.constant('')), (list, chosen) => {
        const tags = tagsOf(list, chosen);
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.length).toBeLessThanOrEqual(13);
        expect(chosen === '' || tags.includes(chosen)).toBe(true);
      }),
      { seed: 7 },
    );
  });

  test.each([
    ['?tag=%E7%AE%A1%E7%90%86', '管理'],
    ['?tag=%20a%20', 'a'],
    ['', ''],
    [`?tag=${'x'.repeat(21)}`, ''],
  ])('the address %s asks for “%s”', (search, tag) => {
    expect(tagIn(search)).toBe(tag);
  });
});

test('the address of a list says whom it shows', () => {
  expect(listedRole('/teacher/list')).toBe(PersonRole.Teacher);
  expect(listedRole('/lecturer/list')).toBe(PersonRole.Lecturer);
});

test('a question can be asked if somebody would read it', () => {
  expect(isAsked({ role: PersonRole.Mentor })).toBe(true);
  expect(isAsked({ role: PersonRole.Lecturer, userId: 3 })).toBe(true);
  expect(isAsked({ role: PersonRole.Teacher })).toBe(false);
});
